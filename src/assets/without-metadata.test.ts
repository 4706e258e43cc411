import { readFileSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { imageTypeOf } from './image-type.ts'
import { withoutMetadata } from './without-metadata.ts'

const PHOTO = readFileSync(new URL('builtin/mountains.jpg', import.meta.url))
const XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><author>Ada at home</author></x:xmpmeta>'
const EXIF = {
  IFD0: { Make: 'A camera', Artist: 'Ada', Copyright: 'Ada at home', ImageDescription: 'Ada at home' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
}
const METADATA = /Ada|A camera|GPS|at home|photoshop|xmpmeta|JFXX|video/

const photo = (): Sharp => sharp(PHOTO).resize(80, 60)
const signed = (picture: Sharp, orientation = 1): Sharp =>
  picture.withIccProfile('p3').withMetadata({ orientation }).withExifMerge(EXIF).withXmp(XMP)

async function appearance(bytes: Uint8Array): Promise<object> {
  const { format, width, height, orientation, icc, density, chromaSubsampling, isProgressive } =
    await sharp(bytes).metadata()
  return {
    ...{ format, width, height, icc, density, chromaSubsampling, isProgressive, orientation: orientation ?? 1 },
    stored: await sharp(bytes).raw().toBuffer(),
    shown: await sharp(bytes).autoOrient().toColorspace('srgb').raw().toBuffer(),
  }
}

async function expectClean(file: Buffer, orientation = 1): Promise<Buffer> {
  expect(file.toString('latin1')).toMatch(METADATA)
  expect((await sharp(file).metadata()).orientation ?? 1).toBe(orientation)
  const { bytes, contentType } = await withoutMetadata(file)
  const clean = Buffer.from(bytes)
  expect(clean.toString('latin1')).not.toMatch(METADATA)
  expect(await appearance(clean)).toEqual(await appearance(file))
  expect(contentType).toBe(imageTypeOf(file))
  expect((await sharp(clean).metadata()).xmp).toBeUndefined()
  expect(Buffer.from((await withoutMetadata(clean)).bytes).equals(clean)).toBe(true)
  return clean
}

describe('a JPEG', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'of orientation %d retains only pixels, orientation and profile',
    async (orientation) => {
      const clean = await expectClean(await signed(photo().jpeg(), orientation).toBuffer(), orientation)
      const { exif, icc } = await sharp(clean).metadata()
      expect(exif?.length).toBe(orientation === 1 ? undefined : 6 + 26)
      expect(icc).toBeDefined()
    },
  )

  test.each<[string, () => Sharp]>([
    ['progressive', () => photo().jpeg({ progressive: true })],
    ['of 4:4:4', () => photo().jpeg({ chromaSubsampling: '4:4:4' })],
    ['in gray', () => photo().toColorspace('b-w').jpeg()],
    ['in CMYK', () => photo().toColorspace('cmyk').jpeg()],
  ])('%s retains its pixels', async (_, createImage) => {
    const file = await createImage().withExif(EXIF).toBuffer()
    await expectClean(file)
  })

  test('loses comments, captions, thumbnails, other images and appended data', async () => {
    const file = await photo().jpeg().toBuffer()
    const marked = [
      [0xfe, 'Ada at home'],
      [0xed, 'Photoshop 3.0\0photoshop Ada'],
      [0xe2, 'MPF\0Ada'],
      [0xe0, 'JFXX\0Ada'],
      [0xee, 'Private Ada'],
      [0xe5, 'video Ada'],
    ] as const
    const full = marked.reduce<Buffer>((all, [marker, text]) => withSegment(all, marker, text), file)
    await expectClean(Buffer.concat([full, Buffer.from('a video of Ada')]))
  })

  test('with a thumbnail in its JFIF header loses it', async () => {
    const file = await photo().jpeg().toBuffer()
    const header = Buffer.from('JFIF\0\x01\x02\0\0\x01\0\x01\x01\x01Ada', 'latin1')
    const { bytes } = await withoutMetadata(withSegment(file, 0xe0, header))
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('Ada')
    expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(file).raw().toBuffer())
  })

  test('whose segments are damaged becomes a PNG of the same pixels', async () => {
    const file = await signed(photo().jpeg(), 6).toBuffer()
    const stray = Buffer.concat([file.subarray(0, 2), Buffer.from('stray Ada'), file.subarray(2)])
    const broken = await sharp(stray, { failOn: 'none' })
      .metadata()
      .catch(() => undefined)
    // Decoders skip bytes between two segments, so such files exist.
    expect(broken?.format).toBe('jpeg')
    const { bytes, contentType } = await withoutMetadata(stray)
    expect(contentType).toBe('image/png')
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(METADATA)
    expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(file).autoOrient().raw().toBuffer())
  })
})

describe('a PNG', () => {
  test.each([1, 6])('of orientation %d loses Exif, texts, XMP and times', async (orientation) => {
    const file = await signed(photo().png(), orientation).toBuffer()
    const texts = [
      ['tEXt', 'Author\0Ada'],
      ['zTXt', 'Author\0\0Ada'],
      ['iTXt', 'Location\0\0\0\0\0at home'],
      ['tIME', 'Ada-Ada'],
      ['prVt', 'Ada'],
    ] as const
    const full = texts.reduce<Buffer>((all, [type, text]) => withChunk(all, type, text), file)
    await expectClean(Buffer.concat([full, Buffer.from('a video of Ada')]), orientation)
  })

  test('with a palette and transparency retains both', async () => {
    await expectClean(await photo().ensureAlpha(0.5).png({ palette: true }).withExif(EXIF).toBuffer())
  })
})

describe('a WebP', () => {
  test.each([1, 6])('of orientation %d loses Exif and XMP', async (orientation) => {
    await expectClean(await signed(photo().webp(), orientation).toBuffer(), orientation)
    await expectClean(await signed(photo().webp({ lossless: true }), orientation).toBuffer(), orientation)
    await expectClean(await signed(photo().ensureAlpha(0.5).webp(), orientation).toBuffer(), orientation)
  })

  test('with an animation retains its frames', async () => {
    const frames = await Promise.all([photo(), photo().flop()].map((frame) => frame.png().toBuffer()))
    const file = await sharp(frames, { join: { animated: true } })
      .webp()
      .withExif(EXIF)
      .toBuffer()
    const clean = await expectClean(file)
    expect(await sharp(clean, { animated: true }).raw().toBuffer()).toEqual(
      await sharp(file, { animated: true }).raw().toBuffer(),
    )
  })

  test('loses unknown chunks and appended data', async () => {
    const file = await signed(photo().webp()).toBuffer()
    const chunk = Buffer.from('PRIV\x04\0\0\0Ada!', 'latin1')
    const full = Buffer.concat([file, chunk, Buffer.from('a video of Ada')])
    full.writeUInt32LE(file.readUInt32LE(4) + chunk.length, 4)
    await expectClean(full)
  })
})

describe('an AVIF', () => {
  test('loses Exif and XMP', async () => {
    await expectClean(await signed(photo().avif()).toBuffer())
    await expectClean(await signed(photo().ensureAlpha(0.5).avif({ lossless: true })).toBuffer())
  })

  test('with a movie, which may have metadata of its own, is encoded again', async () => {
    const movie = Buffer.from('\0\0\0\x0fmoovAda at', 'latin1')
    movie.writeUInt32BE(movie.length)
    const { bytes, contentType } = await withoutMetadata(
      Buffer.concat([await signed(photo().avif()).toBuffer(), movie]),
    )
    expect(contentType).toBe('image/png')
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(METADATA)
  })
})

describe('a GIF', () => {
  const comment = (text: string): Buffer =>
    Buffer.concat([Buffer.from([0x21, 0xfe, text.length]), Buffer.from(`${text}\0`)])
  const application = (id: string, text: string): Buffer =>
    Buffer.concat([
      Buffer.from([0x21, 0xff, 11]),
      Buffer.from(id),
      Buffer.from([text.length]),
      Buffer.from(`${text}\0`),
    ])

  test('loses comments, XMP, other extensions and appended data, and retains its frames', async () => {
    const frames = await Promise.all([photo(), photo().flop()].map((frame) => frame.png().toBuffer()))
    const file = await sharp(frames, { join: { animated: true } })
      .gif({ loop: 3 })
      .toBuffer()
    const flags = file[10] ?? 0
    const head = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
    const full = Buffer.concat([
      file.subarray(0, head),
      comment('Ada at home'),
      application('XMP DataXMP', '<x:xmpmeta>Ada'),
      file.subarray(head),
      Buffer.from('a video of Ada'),
    ])
    const clean = await expectClean(full)
    expect(clean).toEqual(file)
    expect(await sharp(clean, { animated: true }).metadata()).toMatchObject({ pages: 2, loop: 3 })
  })
})

test('an SVG is returned as it was normalized on upload', async () => {
  const file = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  expect(await withoutMetadata(file)).toEqual({ bytes: file, contentType: 'image/svg+xml' })
})

function withSegment(bytes: Buffer, marker: number, body: string | Buffer): Buffer {
  const data = typeof body === 'string' ? Buffer.from(body) : body
  const head = Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 0xff])
  return Buffer.concat([bytes.subarray(0, 2), head, data, bytes.subarray(2)])
}

function withChunk(bytes: Buffer, type: string, text: string): Buffer {
  const typed = Buffer.from(type + text, 'latin1')
  const chunk = Buffer.concat([Buffer.alloc(4), typed, Buffer.alloc(4)])
  chunk.writeUInt32BE(text.length)
  chunk.writeUInt32BE(crc32(typed), 4 + typed.length)
  return Buffer.concat([bytes.subarray(0, 33), chunk, bytes.subarray(33)])
}
