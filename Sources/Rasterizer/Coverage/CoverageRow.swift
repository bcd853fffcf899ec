/// The coverage of a convex shape on one row of pixels, or on several rows that are the same.
///
/// Pixels `lo..<solidLo` and `solidHi..<hi` have a byte each in the scan's mask; those between are
/// covered wholly. Where no pixel is, `solidLo` equals `solidHi`.
struct CoverageRow {
  var y = 0
  var height = 0
  var lo = 0
  var solidLo = 0
  var solidHi = 0
  var hi = 0
}
