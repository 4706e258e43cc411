import { readFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { readPlainJpeg } from './plain-jpeg.ts'

const PHOTO = readFileSync(new URL('../../assets/builtin/mountains.jpg', import.meta.url))

const photo = (): Sharp => sharp(PHOTO).resize(80, 60)

async function pixels(bytes: Uint8Array): Promise<Buffer> {
  return sharp(bytes).raw().toBuffer()
}

test.each<[string, () => Sharp]>([
  ['a photograph of baseline', () => photo().jpeg()],
  ['one that builds up as it loads', () => photo().jpeg({ progressive: true })],
  ['one without subsampled colours', () => photo().jpeg({ chromaSubsampling: '4:4:4' })],
  ['one with a profile of sRGB', () => photo().jpeg().withIccProfile('srgb')],
  ['one that says it is upright', () => photo().jpeg().withMetadata({ orientation: 1 })],
])('%s is taken over, every pixel of it', async (_, make) => {
  const bytes = await make().toBuffer()
  const plain = readPlainJpeg(bytes)
  expect(plain).toMatchObject({ width: 80, height: 60, components: 3 })
  expect(await pixels(plain?.bytes ?? new Uint8Array())).toEqual(await pixels(bytes))
})

test('a grey one is taken over as grey', async () => {
  expect(readPlainJpeg(await photo().toColourspace('b-w').jpeg().toBuffer())?.components).toBe(1)
})

test.each<[string, () => Sharp]>([
  ['one that lies on its side', () => photo().jpeg().withMetadata({ orientation: 6 })],
  ['one in the colours of a wide screen', () => photo().jpeg().withIccProfile('p3')],
  ['one in the colours of print', () => photo().toColourspace('cmyk').jpeg()],
  ['a PNG', () => photo().png()],
])('%s is not', async (_, make) => {
  expect(readPlainJpeg(await make().toBuffer())).toBeUndefined()
})

test('one that ends early is not, wherever it ends', async () => {
  const bytes = await photo().jpeg({ progressive: true }).withMetadata({ orientation: 1 }).toBuffer()
  for (let length = 0; length < bytes.length; length += 1) {
    expect(readPlainJpeg(bytes.subarray(0, length))).toBeUndefined()
  }
})

test('where it was taken is left out, and what a phone has appended', async () => {
  const bytes = await photo()
    .jpeg()
    .withExif({ IFD0: { Make: 'A camera' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .toBuffer()
  const plain = readPlainJpeg(Buffer.concat([bytes, Buffer.from('a film')]))
  expect(Buffer.from(plain?.bytes ?? []).toString('latin1')).not.toMatch(/Exif|A camera|a film/)
  expect(bytes.toString('latin1')).toContain('A camera')
})
