import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createImageVerifier } from './verify-image.ts'

const verify = createImageVerifier()
const photo = readFileSync(join(import.meta.dirname, 'builtin', 'mountains.jpg'))
const small = sharp(photo).resize(400, 300)

const invalid = (reason: RegExp) => ({ code: 'image_invalid', details: { reason: expect.stringMatching(reason) } })
const unsupported = (received: string) => ({
  code: 'unsupported_upload',
  details: {
    received,
    allowed: expect.arrayContaining(['image/png', 'image/avif', 'image/svg+xml', 'font/woff2']) as string[],
  },
})

test.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)('%s is recognized by its content', async (format) => {
  const bytes = await small.clone().toFormat(format).toBuffer()
  expect(await verify(bytes)).toEqual({ bytes, contentType: `image/${format}`, width: 400, height: 300 })
})

test('an animated GIF has the size of its first frame', async () => {
  const frames = await Promise.all([small.clone(), small.clone().flop()].map((frame) => frame.png().toBuffer()))
  const bytes = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
  expect(await verify(bytes)).toMatchObject({ contentType: 'image/gif', width: 400, height: 300 })
})

test('an SVG is recognized after a declaration, comments and a document type, and is normalized', async () => {
  const file =
    '<?xml version="1.0"?>\n<!-- <b> -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd">\n'
  const { bytes, ...verified } = await verify(
    Buffer.from(`${file}<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path d="M0 0h9v9z"/></svg>`),
  )
  expect(verified).toEqual({ contentType: 'image/svg+xml', width: 40, height: 30 })
  expect(Buffer.from(bytes).toString()).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="40"/)
})

test('grayscale, palette, 16-bit, CMYK, progressive and lossless images are accepted', async () => {
  const files = [
    small.clone().grayscale().png(),
    small.clone().png({ palette: true }),
    small.clone().toColorspace('rgb16').png(),
    small.clone().toColorspace('cmyk').jpeg(),
    small.clone().jpeg({ progressive: true }),
    small.clone().webp({ lossless: true }),
  ]
  for (const file of files) expect(await verify(await file.toBuffer())).toMatchObject({ width: 400 })
})

test('the returned size has the EXIF orientation applied', async () => {
  const turned = await small.clone().jpeg().withMetadata({ orientation: 6 }).toBuffer()
  expect(await verify(turned)).toMatchObject({ width: 300, height: 400 })
})

test.each([0.02, 0.5, 0.9, 0.999])('JPEG, PNG and WebP truncated at %s of their bytes are rejected', async (part) => {
  for (const whole of [
    photo,
    await small.clone().jpeg({ progressive: true }).toBuffer(),
    await small.clone().webp().toBuffer(),
  ]) {
    await expect(verify(whole.subarray(0, whole.length * part))).rejects.toMatchObject(invalid(/damaged/))
  }
  const png = await small.clone().png().toBuffer()
  await expect(verify(png.subarray(0, (png.length - 16) * part))).rejects.toMatchObject(invalid(/damaged/))
})

test('a PNG and a JPEG that are damaged in the middle are rejected', async () => {
  const png = Buffer.from(await small.clone().png().toBuffer())
  png[png.length >> 1] = (png[png.length >> 1] ?? 0) ^ 0xff
  await expect(verify(png)).rejects.toMatchObject(invalid(/damaged/))
  const jpeg = Buffer.from(photo)
  jpeg.fill(0xff, jpeg.length >> 1, (jpeg.length >> 1) + 50)
  await expect(verify(jpeg)).rejects.toMatchObject(invalid(/damaged/))
})

// A JPEG has no checksum, so a flipped bit may be accepted. An accepted file must decode at every size.
test('a JPEG with flipped bits is rejected or decodes at any size', async () => {
  const whole = await sharp(photo).resize(1_000, 700).jpeg().toBuffer()
  let rejected = 0
  for (let n = 1; n <= 80; n += 1) {
    const damaged = Buffer.from(whole)
    const at = Math.floor((whole.length * n) / 81)
    damaged[at] = (damaged[at] ?? 0) ^ (1 << (n % 8))
    try {
      await verify(damaged)
    } catch (error) {
      expect(error).toMatchObject(invalid(/damaged/))
      rejected += 1
      continue
    }
    for (const side of [1_000, 480, 100]) await sharp(damaged, { failOn: 'warning' }).resize(side).raw().toBuffer()
  }
  expect(rejected).toBeGreaterThan(0)
})

test('a damaged JPEG with an orientation is rejected', async () => {
  const turned = await small.clone().jpeg().withMetadata({ orientation: 6 }).toBuffer()
  await expect(verify(turned.subarray(0, turned.length * 0.7))).rejects.toMatchObject(invalid(/damaged/))
})

test.each([
  ['PNG', 'an IDAT', 'IDAT'],
  ['PNG', 'a CRC', 'IEND'],
])('a %s with a flipped byte in %s is rejected', async (_, __, chunk) => {
  const png = Buffer.from(await small.clone().png().toBuffer())
  // The CRC of the last IDAT precedes IEND and its length.
  const at = png.indexOf(chunk) + (chunk === 'IDAT' ? 100 : -6)
  png[at] = (png[at] ?? 0) ^ 0x10
  await expect(verify(png)).rejects.toMatchObject(invalid(/damaged/))
})

test('a decompression bomb is rejected by its header, before decoding', async () => {
  const bomb = await sharp({
    create: { width: 16_000, height: 16_000, channels: 3, background: '#000' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer()
  expect(bomb.length).toBeLessThan(1e6)
  const before = process.cpuUsage()
  await expect(verify(bomb)).rejects.toMatchObject(invalid(/16000 × 16000 pixels; the limit is 100 megapixels/))
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(500)
})

test('a side larger than can be drawn is rejected', async () => {
  const long = await sharp({ create: { width: 16_385, height: 1, channels: 3, background: '#000' } })
    .png()
    .toBuffer()
  await expect(verify(long)).rejects.toMatchObject(invalid(/the limit is 16384 px per side/))
})

test('an empty file, a file with only a header and a file with too many bytes are rejected', async () => {
  await expect(verify(new Uint8Array())).rejects.toMatchObject(
    invalid(/empty; it must be a complete PNG, JPEG, WebP, AVIF, GIF, SVG, HEIC or HEIF/),
  )
  await expect(verify((await small.clone().png().toBuffer()).subarray(0, 8))).rejects.toMatchObject(
    invalid(/header of the PNG of 8 bytes/),
  )
  await expect(verify(new Uint8Array(25 * 1024 * 1024 + 1))).rejects.toMatchObject(invalid(/the limit is 26214400/))
})

test('a file of another type is rejected with the type that its content shows', async () => {
  const tiff = await small.clone().tiff().toBuffer()
  await expect(verify(tiff)).rejects.toMatchObject(unsupported('image/tiff'))
  await expect(verify(Buffer.from('%PDF-1.7'))).rejects.toMatchObject(unsupported('application/pdf'))
  await expect(verify(Buffer.from('<!doctype html>'))).rejects.toMatchObject(unsupported('text/html'))
  await expect(verify(Buffer.from('hello'))).rejects.toMatchObject(unsupported('text/plain'))
})
