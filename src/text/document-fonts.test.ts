import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fontverter from 'fontverter'
import { expect, test } from 'vitest'
import { openBundledFonts } from '../assets/fonts/bundled-fonts.ts'
import { faceWeight, withDocumentFonts } from './document-fonts.ts'
import { readAxes } from './font-axes.ts'
import { familyName, renameFont } from './font-names.ts'
import { sfntOf, type Sfnt } from './sfnt.ts'

const bundled = openBundledFonts()
const variable = sfntOf(
  await fontverter.convert(
    packaged('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2'),
    'sfnt',
  ),
)
const light = sfntOf(packaged('@expo-google-fonts/lato/300Light/Lato_300Light.ttf'))
const italic = sfntOf(packaged('@expo-google-fonts/lato/400Regular_Italic/Lato_400Regular_Italic.ttf'))

const fonts = withDocumentFonts(bundled, [
  { family: 'Flex', key: 'flex', sfnt: variable },
  { family: 'Inter', key: 'light', sfnt: light },
  { family: 'Inter', key: 'italic', sfnt: italic },
])

function packaged(path: string): Buffer {
  return readFileSync(fileURLToPath(import.meta.resolve(path)))
}

/** All names as one text. */
function namesOf(font: Sfnt): string {
  const { buffer, byteOffset, byteLength } = font.table('name')
  return new TextDecoder('utf-16be').decode(new Uint8Array(buffer, byteOffset, byteLength & ~1))
}

const normal = { weight: 400, style: 'normal' } as const

test('the axes of a variable font have their ranges, and a static font has none', () => {
  expect(readAxes(variable)).toEqual([
    { tag: 'opsz', min: 12, default: 96, max: 96 },
    { tag: 'wght', min: 200, default: 800, max: 800 },
    { tag: 'wdth', min: 75, default: 100, max: 100 },
  ])
  expect(readAxes(light)).toEqual([])
})

test('a variable font has every weight in its range', () => {
  expect(fonts.find('flex', { ...normal, weight: 700 })).toMatchObject({
    weight: 700,
    source: { key: 'flex', label: 'Flex-700', coordinates: { opsz: 96, wdth: 100, wght: 700 } },
  })
  expect(fonts.find('Flex', { ...normal, weight: 900 })?.weight).toBe(800)
})

test('axes are within their ranges, and those that the font lacks are ignored', () => {
  const face = fonts.find('Flex', { ...normal, variations: { wdth: 10, wght: 333, GRAD: 5 } })
  expect(face?.source?.coordinates).toEqual({ opsz: 96, wdth: 75, wght: 333 })
})

test.each([
  ['inter/100Thin/Inter_100Thin', 100],
  ['inter/200ExtraLight/Inter_200ExtraLight', 200],
  ['lato/300Light/Lato_300Light', 300],
  ['poppins/900Black/Poppins_900Black', 900],
])('%s has the weight %d, whatever its table declares', (path, weight) => {
  expect(faceWeight(sfntOf(packaged(`@expo-google-fonts/${path}.ttf`)))).toBe(weight)
})

test('equal axes are one face, and different axes are different ones', () => {
  const find = (wdth: number) => fonts.find('Flex', { ...normal, variations: { wdth } })
  expect(find(80)).toBe(find(80))
  expect(find(80)?.family).not.toBe(find(81)?.family)
})

test('a family of a document takes precedence over a bundled one, but not for fallback', () => {
  expect(fonts.find('Inter', normal)?.source?.key).toBe('light')
  expect(fonts.find('inter', { weight: 700, style: 'italic' })?.source?.key).toBe('italic')
  expect(fonts.findFallback('Inter', 400)?.family).toBe('Platen Inter 400')
  expect(fonts.find('Lora', normal)).toBe(bundled.find('Lora', normal))
  expect(fonts.families().slice(0, 3)).toEqual(['Flex', 'Inter', 'Inter'])
})

test('a document without fonts has the bundled catalog itself', () => {
  expect(withDocumentFonts(bundled, [])).toBe(bundled)
})

test('the family of a variable font is without the style of its default instance', () => {
  expect(namesOf(variable)).toContain('Bricolage Grotesque 96pt ExtraBold')
  expect(familyName(variable)).toBe('Bricolage Grotesque')
})

test('a renamed font has only its new names, and the same other tables', () => {
  expect(familyName(light)).toBe('Lato')
  const renamed = sfntOf(renameFont(light, 'Platen abc', 'My Brand (Neue)-300'))
  expect(familyName(renamed)).toBe('Platen abc')
  expect(namesOf(renamed)).toContain('MyBrandNeue-300')
  expect(namesOf(renamed)).not.toContain('Lato')
  expect(renamed.table('glyf').byteLength).toBe(light.table('glyf').byteLength)
})
