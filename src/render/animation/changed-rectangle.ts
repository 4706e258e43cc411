import type { Pixels } from '../../assets/encode-webp.ts'
import { words } from './frame.ts'

export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Returns the smallest rectangle with all pixels that differ. Undefined if none does. */
export function changedArea(before: Pixels, after: Pixels): Area | undefined {
  const { width } = after
  const [old, now] = [words(before), words(after)]
  const first = now.findIndex((pixel, at) => pixel !== old[at])
  if (first < 0) return undefined
  const last = now.findLastIndex((pixel, at) => pixel !== old[at])
  const [top, bottom] = [Math.floor(first / width), Math.floor(last / width)]
  let [left, right] = [width, -1]
  for (let y = top; y <= bottom; y += 1) {
    const row = y * width
    let x = 0
    while (x < left && old[row + x] === now[row + x]) x += 1
    left = Math.min(left, x)
    x = width - 1
    while (x > right && old[row + x] === now[row + x]) x -= 1
    right = Math.max(right, x)
  }
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}

/** The area of a frame that changes nothing. */
export const PIXEL: Area = { x: 0, y: 0, width: 1, height: 1 }

export function wholeArea({ width, height }: Pixels): Area {
  return { x: 0, y: 0, width, height }
}

/** Copies the pixels of an area. */
export function crop(pixels: Pixels, { x, y, width, height }: Area): Pixels {
  if (width === pixels.width && height === pixels.height) return pixels
  const data = new Uint8ClampedArray(width * height * 4)
  for (let row = 0; row < height; row += 1) {
    const from = ((y + row) * pixels.width + x) * 4
    data.set(pixels.data.subarray(from, from + width * 4), row * width * 4)
  }
  return { data, width, height }
}
