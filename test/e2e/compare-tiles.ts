/** Pixels as RGBA bytes, row by row. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** A square of a screenshot. `x` and `y` are its top left corner in pixels. */
export interface Tile {
  readonly x: number
  readonly y: number
  /** The largest difference of a channel's mean, 0–255. */
  readonly difference: number
}

export const TILE_PX = 20

/*
 * A missing word, icon or edge changes the mean color of a tile a lot: a letter covers 10 to 20 % of a
 * tile. Antialiasing, which differs between versions of Chromium, and lossy compression of the
 * reviewed screenshots hardly change it.
 */
const TOLERATED = 8

/** Returns the tiles whose mean colors differ. Both screenshots must have the same size. */
export function differingTiles(expected: Pixels, actual: Pixels): Tile[] {
  const tiles: Tile[] = []
  for (let y = 0; y < expected.height; y += TILE_PX) {
    for (let x = 0; x < expected.width; x += TILE_PX) {
      const expectedMean = meanOf(expected, x, y)
      const actualMean = meanOf(actual, x, y)
      const difference = Math.max(...expectedMean.map((mean, channel) => Math.abs(mean - (actualMean[channel] ?? 0))))
      if (difference > TOLERATED) tiles.push({ x, y, difference })
    }
  }
  return tiles
}

function meanOf({ width, height, data }: Pixels, left: number, top: number): [number, number, number] {
  const right = Math.min(left + TILE_PX, width)
  const bottom = Math.min(top + TILE_PX, height)
  let [red, green, blue] = [0, 0, 0]
  for (let y = top; y < bottom; y += 1) {
    for (let at = (y * width + left) * 4; at < (y * width + right) * 4; at += 4) {
      red += data[at] ?? 0
      green += data[at + 1] ?? 0
      blue += data[at + 2] ?? 0
    }
  }
  const count = (right - left) * (bottom - top)
  return [red / count, green / count, blue / count]
}
