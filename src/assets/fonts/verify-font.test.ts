import { readFileSync } from 'node:fs'
import fontverter from 'fontverter'
import { expect, test } from 'vitest'
import { openBundledFonts } from './bundled-fonts.ts'
import { createFontVerifier, fontsAtOnce, isFontFile } from './verify-font.ts'

const verifyFont = createFontVerifier()
const fonts = openBundledFonts()

function file(family: string): Buffer {
  const path = fonts.files.find((font) => font.family === family)?.path
  if (path === undefined) throw new Error(`no file of ${family}`)
  return readFileSync(path)
}

const lato = file('Platen Lato 700')

test('a TrueType font has a family, a weight, a style and scripts', async () => {
  const { bytes, contentType, font } = await verifyFont(lato)
  expect(Buffer.compare(bytes, lato)).toBe(0)
  expect(contentType).toBe('font/ttf')
  expect(font).toEqual({ family: 'Lato', weight: 700, style: 'normal', axes: [], scripts: ['Latn'] })
})

test.each(['woff', 'woff2'] as const)('%s is unpacked', async (format) => {
  const packed = await fontverter.convert(lato, format)
  expect(isFontFile(packed)).toBe(true)
  const { bytes, contentType, font } = await verifyFont(packed)
  expect(contentType).toBe('font/ttf')
  expect(font.family).toBe('Lato')
  expect(bytes.length).toBeGreaterThan(packed.length)
})

test.each([
  ['an empty file', Buffer.alloc(0), /ends at byte 0/],
  ['a signature alone', Buffer.from('\0\x01\0\0', 'latin1'), /ends at byte 4/],
  ['a collection', Buffer.from('ttcf\0\x01\0\0'), /collection of fonts; upload each font/],
  ['a truncated font', lato.subarray(0, lato.length / 2), /ends at byte/],
  ['a truncated WOFF2', Buffer.from('wOF2\0\x01\0\0\0\0\0\x30\0\0\0\0\0\0\x10\0', 'latin1'), /cannot be unpacked/],
  [
    'a WOFF2 that would unpack to 2 GB',
    Buffer.from('wOF2\0\x01\0\0\0\0\0\x30\0\0\0\0\x7f\xff\xff\xff', 'latin1'),
    /the limit is 67108864/,
  ],
])('%s is rejected', async (_, bytes, reason) => {
  await expect(verifyFont(bytes)).rejects.toMatchObject({
    code: 'font_invalid',
    details: { reason: expect.stringMatching(reason) as string },
  })
})

test('a font whose license forbids embedding is rejected', async () => {
  const restricted = withPermission(lato, 0x0002)
  await expect(verifyFont(restricted)).rejects.toMatchObject({
    details: { reason: expect.stringContaining('forbids embedding') as string },
  })
  expect((await verifyFont(withPermission(lato, 0x0004))).font.family).toBe('Lato')
})

test('an account’s fonts do not delay those of another, which are checked at the same time', async () => {
  const verify = createFontVerifier({ atOnce: 2 })
  const large = file('Platen Noto Sans JP 400')
  const order: string[] = []
  const note = async (name: string, bytes: Buffer): Promise<void> => {
    await verify(bytes, name.slice(0, 1))
    order.push(name)
  }
  await Promise.all([note('A1', large), note('A2', lato), note('A3', lato), note('B1', lato), note('B2', lato)])
  expect(order.slice(0, 2)).toEqual(['B1', 'B2'])
})

test('two fonts are checked at the same time if there is memory for both', () => {
  expect([1_024, 3_072, 16_384].map(fontsAtOnce)).toEqual([1, 2, 2])
})

/** Sets `fsType`, and the checksum of its table. */
function withPermission(font: Buffer, permission: number): Buffer {
  const changed = Buffer.from(font)
  const tables = changed.readUInt16BE(4)
  for (let at = 12; at < 12 + tables * 16; at += 16) {
    if (changed.toString('latin1', at, at + 4) !== 'OS/2') continue
    const offset = changed.readUInt32BE(at + 8) + 8
    const before = changed.readUInt16BE(offset)
    changed.writeUInt16BE(permission, offset)
    const sum = changed.readUInt32BE(at + 4) + (permission - before) * 0x10000
    changed.writeUInt32BE(sum >>> 0, at + 4)
  }
  return changed
}

test('every font with a changed byte is rejected, or is not read there', async () => {
  let rejected = 0
  for (let index = 0; index < 12; index += 1) {
    const damaged = Buffer.from(lato)
    const at = Math.floor((lato.length * (index + 0.5)) / 12)
    damaged[at] = (damaged[at] ?? 0) ^ 0x55
    const failure: unknown = await verifyFont(damaged).catch((error: unknown) => error)
    if (failure instanceof Error) rejected += 1
  }
  expect(rejected).toBeGreaterThanOrEqual(11)
})
