import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { create } from 'fontkit'
import { expect, test } from 'vitest'
import { openBundledFonts } from './bundled-fonts.ts'
import { EMOJI } from './families.ts'
import { listFontFiles } from './list-font-files.ts'
import { openType, withTables } from './open-type.ts'

const fonts = openBundledFonts()

test('the families include the fallbacks', () => {
  expect(fonts.families()).toHaveLength(30)
  expect(fonts.families().slice(0, 3)).toEqual(['Inter', 'Roboto', 'Open Sans'])
  for (const family of fonts.fallbacks) expect(fonts.families()).toContain(family)
  expect(fonts.fallbacks.at(-1)).toBe(fonts.emoji)
})

test('the fonts for Han characters are fallbacks, and Chinese and Korean have two weights', () => {
  const han = Object.values(fonts.han)
  expect(fonts.fallbacks.filter((family) => han.includes(family))).toEqual(han)
  expect(fonts.find('Noto Sans KR', { weight: 900, style: 'normal' })?.family).toBe('Platen Noto Sans KR 700')
  expect(fonts.find('Noto Sans SC', { weight: 300, style: 'normal' })?.family).toBe('Platen Noto Sans SC 400')
  expect(fonts.find('Noto Sans JP', { weight: 900, style: 'normal' })?.family).toBe('Platen Noto Sans JP 900')
})

test('every face has its own file, and a unique name that starts with Platen', () => {
  expect(new Set(fonts.files.map(({ path }) => path)).size).toBe(fonts.files.length)
  for (const { path } of fonts.files) expect(statSync(path).size, path).toBeGreaterThan(10_000)
  const names = fonts.files.map(({ family }) => family)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^Platen /)
})

test('a face is found by any spelling of its family, and an unknown one is not', () => {
  expect(fonts.find('  dm SANS ', { weight: 700, style: 'italic' })?.family).toBe('Platen DM Sans 700 Italic')
  expect(fonts.find('Arial', { weight: 400, style: 'normal' })).toBeUndefined()
  expect(fonts.find('Inter', { weight: 400, style: 'normal' })).toBe(
    fonts.find('inter', { weight: 400, style: 'normal' }),
  )
})

// Lato has 100, 300, 400, 700 and 900; Lora 400 to 700; Oswald no italics.
test.each([
  [{ family: 'Lato', weight: 500, style: 'normal' }, 'Platen Lato 400'],
  [{ family: 'Lato', weight: 600, style: 'normal' }, 'Platen Lato 700'],
  [{ family: 'Lato', weight: 800, style: 'normal' }, 'Platen Lato 900'],
  [{ family: 'Lato', weight: 200, style: 'normal' }, 'Platen Lato 100'],
  [{ family: 'Lora', weight: 100, style: 'italic' }, 'Platen Lora 400 Italic'],
  [{ family: 'Lora', weight: 900, style: 'normal' }, 'Platen Lora 700'],
  [{ family: 'Oswald', weight: 700, style: 'italic' }, 'Platen Oswald 700'],
  [{ family: 'Inter', weight: 200, style: 'normal' }, 'Platen Inter 200'],
] as const)('%j selects %s, as CSS font matching does', ({ family, weight, style }, expected) => {
  expect(fonts.find(family, { weight, style })?.family).toBe(expected)
})

test.each(fonts.families())('%s covers exactly the characters that fontkit finds', (family) => {
  const face = fonts.find(family, { weight: 400, style: 'normal' })
  const file = fonts.files.find((candidate) => candidate.family === face?.family)
  if (!face || !file) throw new Error('no face')
  const font = create(readFileSync(file.path))
  if (!('characterSet' in font)) throw new Error('a collection')
  const covered = new Set(font.characterSet.filter((codePoint) => font.hasGlyphForCodePoint(codePoint)))
  const differing = []
  for (let codePoint = 0; codePoint <= 0x1ffff; codePoint += 1) {
    if (face.covers(codePoint) !== covered.has(codePoint)) differing.push(codePoint.toString(16))
  }
  expect(differing).toEqual([])
  expect(face.ascent).toBeGreaterThan(0.7)
  expect(face.descent).toBeGreaterThan(0.1)
  expect(face.underline.thickness).toBeGreaterThan(0.01)
  expect(face.underline.thickness).toBeLessThan(0.15)
})

test('metrics are those that browsers use', () => {
  const inter = fonts.find('Inter', { weight: 400, style: 'normal' })
  expect(inter?.ascent).toBeCloseTo(0.96875)
  expect(inter?.descent).toBeCloseTo(0.2412, 3)
})

test('the emoji font is registered without its SVG table', () => {
  const file = fonts.files.find(({ family }) => family.includes('Emoji'))
  const [installed] = listFontFiles(EMOJI)
  if (!file || !installed) throw new Error('no file')
  expect(statSync(installed.path).size).toBeGreaterThan(20_000_000)
  expect(statSync(file.path).size).toBeLessThan(6_000_000)
  const font = create(readFileSync(file.path))
  const tables = Object.keys('directory' in font ? (font.directory as { tables: object }).tables : {})
  const original = openType(installed.path).tags.map((tag) => tag.trim())
  expect(original).toContain('SVG')
  expect(tables.sort()).toEqual(original.filter((tag) => tag !== 'SVG').sort())
  expect('numGlyphs' in font && font.numGlyphs).toBeGreaterThan(3000)
})

test('a copied font has the same tables and measures text like the original', () => {
  const [file] = listFontFiles({ name: 'Bebas Neue', folder: 'bebas-neue' })
  if (!file) throw new Error('no file')
  const font = openType(file.path)
  const bytes = Buffer.from(withTables(font, () => true))
  const path = join(tmpdir(), `platen-copied-font-${process.pid}.ttf`)
  writeFileSync(path, bytes)
  const copied = openType(path)
  expect(copied.tags).toEqual(font.tags)
  // The head table contains a checksum of the whole file.
  for (const tag of font.tags.filter((each) => each !== 'head')) {
    expect(copied.table(tag), tag).toEqual(font.table(tag))
  }
  rmSync(path)
  const copy = create(bytes)
  const original = create(readFileSync(file.path))
  if (!('layout' in copy) || !('layout' in original)) throw new Error('a collection')
  expect(copy.layout('AVATAR').advanceWidth).toBe(original.layout('AVATAR').advanceWidth)
})

test('a file that is not a TrueType font is rejected', () => {
  expect(() => openType(import.meta.filename)).toThrow(/is not a TrueType or OpenType font/)
})

test('a truncated font is rejected', () => {
  const [file] = fonts.files
  if (!file) throw new Error('no file')
  const path = join(tmpdir(), `platen-truncated-font-${process.pid}.ttf`)
  writeFileSync(path, readFileSync(file.path).subarray(0, 100))
  expect(() => openType(path)).toThrow(/ends at byte/)
  rmSync(path)
})

test('a missing font folder is reported by name', () => {
  expect(() => listFontFiles({ name: 'Nothing', folder: 'nothing-at-all' })).toThrow(/nothing-at-all/)
})
