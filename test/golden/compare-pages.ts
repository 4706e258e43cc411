/** RGBA, row by row, as in pngjs. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

export interface PageDifference {
  /** The share of differing pixels among all ink pixels of either image. */
  readonly share: number
  /** Top left corners of tiles with a share above `TILE_SHARE`, where something is missing or moved. */
  readonly tiles: readonly string[]
}

/** The maximum difference of a channel (0 to 255) at the edges of two renderers, after blurring. */
const TOLERANCE = 56
const INK = 24
const TILE_PX = 40
const TILE_SHARE = 0.35
/** Tiles with fewer ink pixels are skipped. */
const TILE_INK = 40

/** Compares two images of equal size, both blurred because the renderers' edges differ. */
export function comparePages(ours: Pixels, theirs: Pixels): PageDifference {
  if (ours.width !== theirs.width || ours.height !== theirs.height) {
    throw new Error(`${ours.width} × ${ours.height} pixels cannot be compared with ${theirs.width} × ${theirs.height}`)
  }
  const [a, b] = [soften(ours), soften(theirs)]
  const { width, height } = ours
  const differingTiles: string[] = []
  const total = { ink: 0, different: 0 }
  for (let top = 0; top < height; top += TILE_PX) {
    for (let left = 0; left < width; left += TILE_PX) {
      const tile = { left, top, right: Math.min(width, left + TILE_PX), bottom: Math.min(height, top + TILE_PX) }
      const { ink, different } = compareTile(tile, ours, [a, b])
      total.ink += ink
      total.different += different
      if (ink >= TILE_INK && different > ink * TILE_SHARE) differingTiles.push(`${left},${top}`)
    }
  }
  return { share: total.ink === 0 ? 0 : total.different / total.ink, tiles: differingTiles }
}

interface Tile {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Counts ink pixels, which differ from the most common color of the tile, and those that differ between the images. */
function compareTile(
  tile: Tile,
  ours: Pixels,
  [a, b]: readonly [Float32Array, Float32Array],
): { ink: number; different: number } {
  const paper = mostCommonColor(ours, tile)
  let [ink, different] = [0, 0]
  for (let y = tile.top; y < tile.bottom; y += 1) {
    for (let x = tile.left; x < tile.right; x += 1) {
      const at = (y * ours.width + x) * 3
      if (distance([a, at], [paper, 0]) <= INK && distance([b, at], [paper, 0]) <= INK) continue
      ink += 1
      if (distance([a, at], [b, at]) > TOLERANCE) different += 1
    }
  }
  return { ink, different }
}

type Place = readonly [channels: Float32Array | readonly number[], at: number]

function distance([a, atA]: Place, [b, atB]: Place): number {
  let most = 0
  for (let channel = 0; channel < 3; channel += 1) {
    most = Math.max(most, Math.abs((a[atA + channel] ?? 0) - (b[atB + channel] ?? 0)))
  }
  return most
}

function mostCommonColor({ width, data }: Pixels, tile: Tile): number[] {
  const counts = new Map<number, number>()
  for (let y = tile.top; y < tile.bottom; y += 1) {
    for (let x = tile.left; x < tile.right; x += 1) {
      const at = (y * width + x) * 4
      const color = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0)
      counts.set(color, (counts.get(color) ?? 0) + 1)
    }
  }
  let [best, most] = [0, 0]
  for (const [color, count] of counts) if (count > most) [best, most] = [color, count]
  return [best >> 16, (best >> 8) & 255, best & 255]
}

const REACH = 2

/** Returns the mean of the surrounding 5 × 5 pixels, in three channels. */
function soften({ width, height, data }: Pixels): Float32Array {
  const size = width * 3
  const rows: Float32Array[] = []
  const means = new Float32Array(size * height)
  const sums = new Float32Array(size)
  for (let y = 0; y < height + REACH; y += 1) {
    // The sum of a column follows from that of the row above: a row enters, and one leaves.
    const entering = y < height ? rowMeans(data.subarray(y * width * 4, (y + 1) * width * 4), width) : undefined
    const leaving = rows[y - 2 * REACH - 1]
    if (entering) rows.push(entering)
    for (let at = 0; at < size; at += 1) sums[at] = (sums[at] ?? 0) + (entering?.[at] ?? 0) - (leaving?.[at] ?? 0)
    if (y < REACH) continue
    const middle = y - REACH
    const count = Math.min(height - 1, middle + REACH) - Math.max(0, middle - REACH) + 1
    for (let at = 0; at < size; at += 1) means[middle * size + at] = (sums[at] ?? 0) / count
  }
  return means
}

/** Returns the means of five pixels of a row. */
function rowMeans(row: Uint8Array, width: number): Float32Array {
  const means = new Float32Array(width * 3)
  for (let channel = 0; channel < 3; channel += 1) {
    let sum = 0
    let count = 0
    for (let x = -REACH; x < width; x += 1) {
      if (x + REACH < width) {
        sum += row[(x + REACH) * 4 + channel] ?? 0
        count += 1
      }
      if (x - REACH > 0) {
        sum -= row[(x - REACH - 1) * 4 + channel] ?? 0
        count -= 1
      }
      if (x >= 0) means[x * 3 + channel] = sum / count
    }
  }
  return means
}
