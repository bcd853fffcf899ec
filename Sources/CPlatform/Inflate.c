#include "CPlatform.h"

#include <limits.h>
#include <zlib.h>

long cplatform_inflate(const unsigned char *packed, size_t packed_size, unsigned char *out,
                       size_t out_size) {
  z_stream stream = {0};
  if (packed_size > UINT_MAX || out_size > UINT_MAX) return -1;
  if (inflateInit(&stream) != Z_OK) return -1;
  stream.next_in = (Bytef *)packed;
  stream.avail_in = (uInt)packed_size;
  stream.next_out = out;
  stream.avail_out = (uInt)out_size;
  int result = inflate(&stream, Z_FINISH);
  long written = (long)stream.total_out;
  inflateEnd(&stream);
  return result == Z_STREAM_END ? written : -1;
}
