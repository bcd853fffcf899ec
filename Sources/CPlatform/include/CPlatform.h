#ifndef CPLATFORM_H
#define CPLATFORM_H

/* What Swift's Glibc module leaves out or cannot use: getopt_long, C globals (a global variable is
   not concurrency-safe to Swift), and the standard error stream that C libraries write to. */
#include <getopt.h>
#include <stdbool.h>
#include <stddef.h>

/* getopt_long's globals. Read them right after the call, on the thread that called it. */
static inline char *cplatform_option_argument(void) { return optarg; }
static inline int cplatform_option_index(void) { return optind; }
static inline int cplatform_option_refused(void) { return optopt; }

/* Makes the next getopt_long begin anew; whether it prints its own messages is for the caller. */
static inline void cplatform_restart_options(int prints_errors) {
  optind = 0;
  opterr = prints_errors;
}

/* Writes out what is buffered for standard output; 0, or -1 with errno set. */
int cplatform_flush_output(void);

/* The largest resident size of this process so far, in KiB, or -1. */
long cplatform_peak_resident_kib(void);

/* From here on memory of 128 KiB and more, such as a picture's, goes back to the system when it is
   given back. The GNU C library begins with that limit, but raises it to the largest block that was
   ever given back, and keeps all smaller ones: with a dozen decoded pictures, 10 MB. */
void cplatform_give_back_large_memory(void);

/* Takes zlib's packing off. Returns how many bytes that made, or -1 where what is packed is damaged or
   does not fit. */
long cplatform_inflate(const unsigned char *packed, size_t packed_size, unsigned char *out,
                       size_t out_size);

/* A JPEG file that libjpeg-turbo decodes, loaded when the program runs. For one thread at a time. */
typedef struct cplatform_jpeg cplatform_jpeg;

/* Whether the library is there. */
bool cplatform_reads_jpeg(void);

/* Begins to decode a JPEG whose sides are divided by 1, 2, 4 or 8 and rounded up; the file must stay where
   it is. Its pixels are four bytes each: blue, green, red and 255, or the four inks as they are stored.
   NULL where the library is missing, refuses the file, or would need more than `most_memory` bytes for
   itself. */
cplatform_jpeg *cplatform_jpeg_open(const unsigned char *file, size_t size, int divisor,
                                    long most_memory, int *width, int *height, bool *has_inks);

/* Decodes the next rows. Returns how many, fewer only at the end, or -1 where the file is damaged. */
int cplatform_jpeg_read(cplatform_jpeg *jpeg, unsigned char *pixels, size_t row_bytes, int rows);

/* The library's words for the failure; empty where there was none. */
const char *cplatform_jpeg_message(const cplatform_jpeg *jpeg);

void cplatform_jpeg_close(cplatform_jpeg *jpeg);

/* An animated WebP file that libwebpdemux takes apart, loaded when the program runs. For one thread at a
   time. */
typedef struct cplatform_webp cplatform_webp;

/* Whether the library is there. */
bool cplatform_plays_webp(void);

/* Begins to decode an animation; the file must stay where it is. `plays` is how often all of it is played,
   0 for without end. NULL where the library is missing or refuses the file. */
cplatform_webp *cplatform_webp_open(const unsigned char *file, size_t size, int *width,
                                    int *height, int *frames, int *plays);

/* The next frame as a whole picture of four bytes a pixel, blue, green, red and alpha, premultiplied, and
   when it ends, in milliseconds since the first began; valid until the next call. NULL at the end and
   where the file is damaged. */
const unsigned char *cplatform_webp_next(cplatform_webp *webp, int *end);

void cplatform_webp_close(cplatform_webp *webp);

/* SDL2_ttf, loaded when the program runs. For one thread at a time, all of it. */
typedef struct cplatform_font cplatform_font;

/* Whether the library is there and could be started. */
bool cplatform_writes_fonts(void);

/* Opens the first font of a file at a size in pixels per em, drawn bold where its own weight is not. NULL
   where the library is missing or refuses the file. */
cplatform_font *cplatform_font_open(const char *path, int pixel_size, bool is_bold);

/* The pixels above the baseline and below it, both positive. */
void cplatform_font_height(const cplatform_font *font, int *ascent, int *descent);

/* Which way the next texts are read, and the four letters of ISO 15924 for their script; without effect
   where the library shapes nothing. */
void cplatform_font_direct(cplatform_font *font, bool is_right_to_left, const char *script);

/* How many pixels a text is across, or -1. */
int cplatform_font_width(cplatform_font *font, const char *text);

/* An SDL_Surface with the text in white on nothing, its baseline as far down as the ascent; to be freed by
   SDL_FreeSurface. NULL where that fails. */
void *cplatform_font_draw(cplatform_font *font, const char *text);

void cplatform_font_close(cplatform_font *font);

/* Starts a program with `input` as its standard input and `output` as its standard output; what it says to
   standard error goes nowhere, and signals are as for a program that a shell starts. Returns 0, or the
   number of the error. */
int cplatform_spawn(const char *path, char *const arguments[], int input, int output, int *process);

/* The two ends of a pipe, to read from and to write to, which no program inherits; 0, or -1 with errno set. */
int cplatform_pipe(int ends[2]);

/* Waits for a program to end. Returns its exit status, minus the signal that ended it, or 256 where that
   cannot be told. */
int cplatform_wait(int process);

/* A file in memory with these bytes, to be read from the front; or -1. */
int cplatform_memory_file(const void *bytes, size_t count);

/* From here on this program gets so many seconds of the processor and so many bytes of address space, stands
   back where others need the processor, leaves no core behind, and ends with the program that started it. */
void cplatform_limit_process(int seconds, size_t bytes);

/* The columns of the terminal behind a file descriptor, or 0 where it is not a terminal. */
int cplatform_terminal_columns(int descriptor);

/* Notes which of SIGINT, SIGTERM and SIGHUP asks the program to end, once SDL listens to them; SDL
   turns the first into a wish to close the window, a second one ends the program at once. What was
   ignored when the program started stays ignored. */
void cplatform_note_termination(void);

/* Notes the same where SDL does not listen, without a window; the first leaves the program running,
   which should ask from time to time. */
void cplatform_watch_termination(void);

/* Which signal asked the program to end, or 0. */
int cplatform_asked_to_end(void);

/* Ends the program by the signal that asked it to end, as if nobody had listened; returns where
   none did. */
void cplatform_end_as_asked(void);

/* Lets an X11 program live on where a message for one of its windows comes after the window has gone.
   SDL wakes its loop by such a message, from any thread and by a connection of its own, so the last
   one may be late; Xlib would end the program for it. Any other error, such as that somebody else
   destroyed the window, ends the program with one line. Does nothing where X11 is not in use. */
void cplatform_take_display_errors(void);

/* Puts a filter in front of C's `stderr`, once, so that a thread can listen to what a library
   says there instead of letting it through. Call it before other threads start. */
void cplatform_filter_library_messages(void);

/* From here to the matching end, what libraries on this thread print to `stderr` is kept and not
   shown. */
void cplatform_begin_listening(void);

/* Ends listening and copies what was kept into `text`, at most `capacity` bytes with the closing
   zero. */
void cplatform_end_listening(char *text, size_t capacity);

/* How often the calling thread has asked for memory since it began, where that is counted. */
unsigned long cplatform_allocation_count(void);

/* Whether it is: with the GNU C library, but not with a sanitizer, which has an allocator of its own. */
bool cplatform_counts_allocations(void);

#endif
