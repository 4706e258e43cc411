const SUB: u8 = 1
const UP: u8 = 2
const AVERAGE: u8 = 3
const PAETH: u8 = 4

/**
 * Writes the row at `row` with the filter of PNG that leaves the smallest values, and returns the end. The row above is
 * `stride` bytes before. Rows end with zeros up to a multiple of 16 bytes. `candidates` is the address of four rows.
 */
export function filterRow(row: u32, to: u32, stride: u32, rowBytes: u32, channels: u32, candidates: u32): u32 {
  if (isEqual(row, row - stride, rowBytes)) {
    store<u8>(to, UP)
    memory.fill(to + 1, 0, rowBytes)
    return to + 1 + rowBytes
  }
  const ups = candidates + stride
  const averages = ups + stride
  const paeths = averages + stride
  let sumOfSubs = i32x4.splat(0)
  let sumOfUps = i32x4.splat(0)
  let sumOfAverages = i32x4.splat(0)
  let sumOfPaeths = i32x4.splat(0)
  for (let x: u32 = 0; x < rowBytes; x += 16) {
    const value = v128.load(row + x)
    const left = v128.load(row + x - channels)
    const above = v128.load(row + x - stride)
    const aboveLeft = v128.load(row + x - stride - channels)
    const sub = i8x16.sub(value, left)
    const up = i8x16.sub(value, above)
    const average = i8x16.sub(value, averageOf(left, above))
    const paeth = i8x16.sub(value, paethOf(left, above, aboveLeft))
    v128.store(candidates + x, sub)
    v128.store(ups + x, up)
    v128.store(averages + x, average)
    v128.store(paeths + x, paeth)
    sumOfSubs = i32x4.add(sumOfSubs, distances(sub))
    sumOfUps = i32x4.add(sumOfUps, distances(up))
    sumOfAverages = i32x4.add(sumOfAverages, distances(average))
    sumOfPaeths = i32x4.add(sumOfPaeths, distances(paeth))
  }
  let filter = UP
  let chosen = ups
  let least = total(sumOfUps)
  if (total(sumOfSubs) < least) {
    least = total(sumOfSubs)
    filter = SUB
    chosen = candidates
  }
  if (total(sumOfPaeths) < least) {
    least = total(sumOfPaeths)
    filter = PAETH
    chosen = paeths
  }
  if (total(sumOfAverages) < least) {
    filter = AVERAGE
    chosen = averages
  }
  store<u8>(to, filter)
  memory.copy(to + 1, chosen, rowBytes)
  return to + 1 + rowBytes
}

function isEqual(row: u32, other: u32, rowBytes: u32): bool {
  for (let x: u32 = 0; x < rowBytes; x += 16) {
    if (v128.any_true(v128.xor(v128.load(row + x), v128.load(other + x)))) return false
  }
  return true
}

function averageOf(a: v128, b: v128): v128 {
  // The instruction rounds up.
  return i8x16.sub(i8x16.avgr_u(a, b), v128.and(v128.xor(a, b), i8x16.splat(1)))
}

/** Returns whichever of left, above and above left is nearest to left + above − above left. */
function paethOf(left: v128, above: v128, aboveLeft: v128): v128 {
  const isAboveGreater = i8x16.gt_u(above, aboveLeft)
  const isLeftGreater = i8x16.gt_u(left, aboveLeft)
  const toLeft = i8x16.sub(i8x16.max_u(above, aboveLeft), i8x16.min_u(above, aboveLeft))
  const toAbove = i8x16.sub(i8x16.max_u(left, aboveLeft), i8x16.min_u(left, aboveLeft))
  const difference = i8x16.sub(i8x16.max_u(toLeft, toAbove), i8x16.min_u(toLeft, toAbove))
  // Beyond 255, it is farther than the others all the more.
  const toAboveLeft = v128.bitselect(
    difference,
    i8x16.add_sat_u(toLeft, toAbove),
    v128.xor(isAboveGreater, isLeftGreater),
  )
  const isAbove = i8x16.eq(i8x16.min_u(toAbove, toAboveLeft), toAbove)
  const isLeft = i8x16.eq(i8x16.min_u(toLeft, i8x16.min_u(toAbove, toAboveLeft)), toLeft)
  return v128.bitselect(left, v128.bitselect(above, aboveLeft, isAbove), isLeft)
}

function distances(differences: v128): v128 {
  return i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(i8x16.abs(differences)))
}

function total(sums: v128): i32 {
  return (
    i32x4.extract_lane(sums, 0) +
    i32x4.extract_lane(sums, 1) +
    i32x4.extract_lane(sums, 2) +
    i32x4.extract_lane(sums, 3)
  )
}
