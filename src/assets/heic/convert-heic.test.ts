import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sharp } from '../sharp.ts'
import { createImageVerifier } from '../verify-image.ts'

// The files were encoded by libheif with x265, from four quarters: red, green, blue and yellow.

const verify = createImageVerifier()
const FOLDER = join(import.meta.dirname, '../../../test/fixtures/heic')

function file(name: string): Buffer {
  return readFileSync(join(FOLDER, `${name}.heic`))
}

/** Returns the colors of the quarters in sRGB, in steps of 32. */
async function quartersOf(bytes: Uint8Array): Promise<readonly (readonly number[])[]> {
  const image = sharp(bytes).toColorspace('srgb').ensureAlpha()
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number): number[] => {
    const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 4
    return [...data.subarray(start, start + 4)].map((value) => Math.round(value / 32))
  }
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)]
}

const [RED, GREEN, BLUE, YELLOW] = [
  [7, 1, 1, 8],
  [1, 6, 1, 8],
  [1, 1, 7, 8],
  [7, 7, 1, 8],
]

test.each([
  ['several', [96, 64], [RED, GREEN, BLUE, YELLOW]],
  ['turned', [64, 96], [BLUE, RED, YELLOW, GREEN]],
  ['mirrored', [96, 64], [GREEN, RED, YELLOW, BLUE]],
])('%s is stored as an upright JPEG of the primary image', async (name, [width, height], quarters) => {
  const { bytes, ...rest } = await verify(file(name))
  expect(rest).toEqual({ contentType: 'image/jpeg', width, height })
  expect(await quartersOf(bytes)).toEqual(quarters)
})

test('transparency is stored in a PNG', async () => {
  const { bytes, contentType } = await verify(file('transparent'))
  expect(contentType).toBe('image/png')
  expect(await quartersOf(bytes)).toEqual([RED, GREEN, [1, 1, 7, 4], [7, 7, 1, 0]])
})

test('the color profile is kept, so that the colors are those of the original', async () => {
  const { bytes } = await verify(file('display-p3'))
  const { icc } = await sharp(bytes).metadata()
  expect(icc).toEqual((await sharp(file('display-p3')).metadata()).icc)
  expect(await quartersOf(bytes)).toEqual([RED, GREEN, BLUE, YELLOW])
})

test('the place and the author are not stored', async () => {
  expect(file('display-p3').includes('MARKER-AUTHOR')).toBe(true)
  const { bytes } = await verify(file('display-p3'))
  expect(Buffer.from(bytes).includes('MARKER-AUTHOR')).toBe(false)
  expect(await sharp(bytes).metadata()).not.toHaveProperty('exif')
})

test('equal files are stored as equal bytes', async () => {
  const [one, other] = await Promise.all([verify(file('turned')), verify(file('turned'))])
  expect(Buffer.compare(one.bytes, other.bytes)).toBe(0)
})

test.each([
  ['cut short', (bytes: Buffer) => bytes.subarray(0, 700), /HEIC of 700 bytes cannot be/],
  ['without its boxes', (bytes: Buffer) => Buffer.from(bytes).fill(0, 60, 200), /HEIC of 814 bytes cannot be/],
  ['too large', (bytes: Buffer) => withSize(bytes, 9_000, 6_000), /9000 × 6000 pixels; the limit is 50 megapixels/],
])('a HEIC %s is rejected', async (_name, damage, reason) => {
  await expect(verify(damage(file('several')))).rejects.toMatchObject({
    code: 'image_invalid',
    details: { reason: expect.stringMatching(reason) as string },
  })
})

/** Changes the size that the properties of the images declare. */
function withSize(bytes: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(bytes)
  for (let at = changed.indexOf('ispe'); at >= 0; at = changed.indexOf('ispe', at + 1)) {
    changed.writeUInt32BE(width, at + 8)
    changed.writeUInt32BE(height, at + 12)
  }
  return changed
}
