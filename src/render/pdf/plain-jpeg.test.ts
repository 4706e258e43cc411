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
  ['a baseline JPEG', () => photo().jpeg()],
  ['a progressive JPEG', () => photo().jpeg({ progressive: true })],
  ['a JPEG without chroma subsampling', () => photo().jpeg({ chromaSubsampling: '4:4:4' })],
  ['a JPEG with an sRGB profile', () => photo().jpeg().withIccProfile('srgb')],
  ['a JPEG with the orientation 1', () => photo().jpeg().withMetadata({ orientation: 1 })],
])('%s is embedded with every pixel', async (_, make) => {
  const bytes = await make().toBuffer()
  const plain = readPlainJpeg(bytes)
  expect(plain).toMatchObject({ width: 80, height: 60, components: 3 })
  expect(await pixels(plain?.bytes ?? new Uint8Array())).toEqual(await pixels(bytes))
})

test('a gray JPEG is embedded as gray', async () => {
  expect(readPlainJpeg(await photo().toColorspace('b-w').jpeg().toBuffer())?.components).toBe(1)
})

test.each<[string, () => Sharp]>([
  ['a JPEG with another orientation', () => photo().jpeg().withMetadata({ orientation: 6 })],
  ['a Display P3 JPEG', () => photo().jpeg().withIccProfile('p3')],
  ['a CMYK JPEG', () => photo().toColorspace('cmyk').jpeg()],
  ['a PNG', () => photo().png()],
])('%s is not embedded', async (_, make) => {
  expect(readPlainJpeg(await make().toBuffer())).toBeUndefined()
})

test('a JPEG truncated anywhere is not embedded', async () => {
  const bytes = await photo().jpeg({ progressive: true }).withMetadata({ orientation: 1 }).toBuffer()
  for (let length = 0; length < bytes.length; length += 1) {
    expect(readPlainJpeg(bytes.subarray(0, length))).toBeUndefined()
  }
})

function withSegment(bytes: Buffer, marker: number, body: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 0xff])
  return Buffer.concat([bytes.subarray(0, 2), head, body, bytes.subarray(2)])
}

test('JFIF and JFXX segments are removed', async () => {
  const bytes = withSegment(await photo().jpeg().toBuffer(), 0xe0, Buffer.from('JFXX\0 taken at home'))
  const plain = readPlainJpeg(bytes)
  expect(Buffer.from(plain?.bytes ?? []).toString('latin1')).not.toMatch(/JFIF|JFXX|at home/)
  expect(await pixels(plain?.bytes ?? new Uint8Array())).toEqual(await pixels(bytes))
})

test('padding segments and padding bytes are removed', async () => {
  const bytes = await photo().jpeg().toBuffer()
  const plain = Buffer.from(readPlainJpeg(bytes)?.bytes ?? [])
  const segments = Array.from({ length: 4 }).reduce<Buffer>(
    (all) => withSegment(all, 0xf0, Buffer.alloc(60_000)),
    bytes,
  )
  expect(plain.equals(readPlainJpeg(segments)?.bytes ?? new Uint8Array())).toBe(true)
  const end = bytes.length - 2
  const filled = Buffer.concat([bytes.subarray(0, end), Buffer.alloc(1_000, 0xff), bytes.subarray(end)])
  expect(plain.equals(readPlainJpeg(filled)?.bytes ?? new Uint8Array())).toBe(true)
})

test('a JPEG whose tables are much larger than its pixels is not embedded', async () => {
  const tables = Array.from({ length: 4 }).reduce<Buffer>(
    (all) => withSegment(all, 0xdd, Buffer.alloc(60_000)),
    await photo().jpeg().toBuffer(),
  )
  expect(readPlainJpeg(tables)).toBeUndefined()
})

test('unknown segments, and data appended to the Adobe segment, are removed', async () => {
  const adobe = Buffer.concat([Buffer.from('Adobe\0\x64\0\0\0\0\x01', 'latin1'), Buffer.from('taken at home')])
  const bytes = await photo().jpeg().toBuffer()
  const signed = withSegment(withSegment(bytes, 0xf7, Buffer.from('by Ada')), 0xee, Buffer.from('Private by Ada'))
  const plain = readPlainJpeg(withSegment(signed, 0xee, adobe))
  expect(Buffer.from(plain?.bytes ?? []).toString('latin1')).not.toMatch(/at home|by Ada/)
  expect(await pixels(plain?.bytes ?? new Uint8Array())).toEqual(await pixels(bytes))
})

test('Exif metadata and appended data are removed', async () => {
  const bytes = await photo()
    .jpeg()
    .withExif({ IFD0: { Make: 'A camera' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .toBuffer()
  const plain = readPlainJpeg(Buffer.concat([bytes, Buffer.from('a film')]))
  expect(Buffer.from(plain?.bytes ?? []).toString('latin1')).not.toMatch(/Exif|A camera|a film/)
  expect(bytes.toString('latin1')).toContain('A camera')
})
