import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { PNG } from 'pngjs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodePng } from './encode-png.ts'

type Paint = (x: number, y: number) => readonly [red: number, green: number, blue: number, alpha: number]

interface Image {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8ClampedArray
}

function draw(width: number, height: number, paint: Paint): Image {
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < width * height; at += 1) pixels.set(paint(at % width, Math.floor(at / width)), at * 4)
  return { width, height, pixels }
}

function encode({ width, height, pixels }: Image): Uint8Array {
  return encodePng((y, rows) => pixels.slice(y * width * 4, (y + rows) * width * 4), { width, height })
}

/** Decodes with libpng and with a decoder in JavaScript, both of which check the sums. */
async function expectSamePixels(image: Image): Promise<void> {
  const file = Buffer.from(encode(image))
  const byLibrary = await sharp(file, { failOn: 'warning' }).ensureAlpha().raw().toBuffer()
  expect(Buffer.compare(byLibrary, Buffer.from(image.pixels))).toBe(0)
  expect(Buffer.compare(PNG.sync.read(file).data, Buffer.from(image.pixels))).toBe(0)
}

const COLOR_TYPE_AT = 25
const [RGB, RGBA] = [2, 6]

/** Returns 0 to 255, the same for the same numbers. */
function noise(x: number, y: number, seed = 0): number {
  return createNoise(Math.imul(x + 1, 0x9e3779b1) ^ Math.imul(y + 1, 0x85ebca6b) ^ Math.imul(seed + 1, 0xc2b2ae35))
}

function createNoise(value: number): number {
  const mixed = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  return (Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39) >>> 24) & 255
}

const NOISE: Paint = (x, y) => [noise(x, y, 0), noise(x, y, 1), noise(x, y, 2), 255]

test.each([
  { name: 'one pixel', image: draw(1, 1, () => [1, 2, 3, 255]) },
  { name: 'one row', image: draw(977, 1, NOISE) },
  { name: 'one column', image: draw(1, 977, NOISE) },
  { name: 'noise', image: draw(301, 203, NOISE) },
  { name: 'one color', image: draw(640, 480, () => [244, 239, 230, 255]) },
  { name: 'a gradient', image: draw(333, 222, (x, y) => [x & 255, y & 255, (x + y) & 255, 255]) },
  { name: 'more than a block', image: draw(1_000, 700, (x, y) => [noise(x >> 3, y >> 3), x & 255, 0, 255]) },
  { name: 'rows longer than a block', image: draw(140_000, 3, NOISE) },
  { name: 'translucent noise', image: draw(301, 203, (x, y) => [noise(x, y), noise(y, x), x & 255, noise(x, y, 3)]) },
])('decoders read the exact pixels of $name', async ({ image }) => {
  await expectSamePixels(image)
})

test('runs of equal pixels of every length are exact', async () => {
  const lengths = Array.from({ length: 300 }, (_, index) => index + 1)
  const row = lengths.flatMap((length) => [...Array.from({ length }, () => 0), noise(length, 0) | 1])
  // Rows differ, so that no filter makes them empty.
  await expectSamePixels(draw(row.length, 4, (x, y) => [(row[x] ?? 0) * (y + 1), 0, 0, 255]))
})

test('codes of values whose frequencies differ most are within the limit', async () => {
  // Each value is half as frequent as the one before, which would take codes of up to 17 bits.
  const value = (x: number, y: number): number => Math.clz32(((noise(x, y) << 8) | noise(x, y, 1) | 1) << 16) * 11 + 1
  await expectSamePixels(draw(512, 512, (x, y) => [value(x, y), 0, 0, 255]))
})

test('an opaque image has no alpha channel', () => {
  expect(encode(draw(600, 400, NOISE))[COLOR_TYPE_AT]).toBe(RGB)
})

test('one translucent pixel at the end makes an alpha channel', async () => {
  const image = draw(601, 401, (x, y) => [x & 255, y & 255, 0, x === 600 && y === 400 ? 254 : 255])
  expect(encode(image)[COLOR_TYPE_AT]).toBe(RGBA)
  await expectSamePixels(image)
})

test('equal images have equal files, whatever was encoded before', () => {
  const image = draw(300, 300, NOISE)
  const first = encode(image)
  encode(draw(50, 900, () => [255, 0, 0, 20]))
  expect(Buffer.compare(encode(image), first)).toBe(0)
})

test('the compiled encoder is that of the sources; `npm run png` compiles it', async () => {
  const module = await WebAssembly.compile(readFileSync('src/render/png/png-strips.wasm'))
  const [section] = WebAssembly.Module.customSections(module, 'sources')
  const sources = readdirSync('assembly').sort()
  const hash = sources.reduce((sum, name) => sum.update(readFileSync(`assembly/${name}`)), createHash('sha256'))
  expect(section && Buffer.from(section).toString()).toBe(hash.digest('hex'))
})
