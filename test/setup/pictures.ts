import sharp from 'sharp'
import { expect } from 'vitest'

type Box = readonly [x: number, y: number, width: number, height: number]

export function rect(id: string, [x, y, width, height]: Box, more: object = {}): object {
  return { id, type: 'rect', x, y, width, height, fill: '#ff0000', ...more }
}

export function onePage(elements: readonly object[], page: object = {}): object {
  return { version: 1, pages: [{ id: 'page', elements, ...page }] }
}

export function coloredPages(colors: readonly string[]): object {
  return { version: 1, pages: colors.map((background, index) => ({ id: `p${index}`, background, elements: [] })) }
}

export type Rgba = readonly [red: number, green: number, blue: number, alpha: number]

export interface Picture {
  readonly format: string | undefined
  readonly width: number
  readonly height: number
  at(x: number, y: number): Rgba
}

export async function openPicture(bytes: Uint8Array): Promise<Picture> {
  const { format } = await sharp(bytes).metadata()
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  return {
    format,
    width,
    height,
    at(x, y) {
      const [red = NaN, green = NaN, blue = NaN, alpha = NaN] = data.subarray((y * width + x) * 4)
      return [red, green, blue, alpha]
    },
  }
}

/** Expects `color` (`#rrggbb` or `#rrggbbaa`) at each point, with a tolerance for JPEG and WebP. */
export function expectColor(
  picture: Pick<Picture, 'at'>,
  color: string,
  ...points: readonly (readonly [number, number])[]
) {
  const expected = [1, 3, 5, 7].map((start) => parseInt(color.slice(start, start + 2) || 'ff', 16))
  for (const [x, y] of points) {
    const actual = picture.at(x, y)
    const isNear = expected.every((value, channel) => Math.abs(value - (actual[channel] ?? NaN)) <= 14)
    expect(isNear, `at ${x},${y} is rgba(${actual.join(', ')}), not ${color}`).toBe(true)
  }
}

/** Returns the share of pixels, 0 to 1, that have `color` (`#rrggbb`), with a tolerance for JPEG and WebP. */
export async function shareOf(bytes: Uint8Array, color: string): Promise<number> {
  const expected = [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16))
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const count = info.width * info.height
  let near = 0
  for (let index = 0; index < count; index += 1) {
    if (expected.every((value, channel) => Math.abs(value - (data[index * 3 + channel] ?? NaN)) <= 14)) near += 1
  }
  return near / count
}

export function plainPng(color: string, [width, height]: readonly [number, number] = [400, 300]): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: color } })
    .png()
    .toBuffer()
}

export function halvesPng(left: string, right: string): Promise<Buffer> {
  const half = { width: 400, height: 200, channels: 3 } as const
  return sharp({ create: { ...half, width: 800, background: left } })
    .composite([{ input: { create: { ...half, background: right } }, left: 400, top: 0 }])
    .png()
    .toBuffer()
}
