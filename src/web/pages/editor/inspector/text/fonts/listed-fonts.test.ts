import { expect, test } from 'vitest'
import type { FontFamily } from '../../../../../api/font-queries.ts'
import { type FontGroups, listedFonts, scriptsOf, withRecent } from './listed-fonts.ts'

const family = (name: string, own: boolean, scripts: string[] = ['Latn']): FontFamily => {
  return { family: name, own, faces: [], axes: [], scripts, sampleUrl: '' }
}
const families = [family('Mine', true), family('Inter', false, ['Latn', 'Cyrl']), family('Lora', false)]
const all: FontGroups = { families, brand: {}, recent: [], inDocument: [], query: '', script: '' }

function lines(groups: Partial<FontGroups>): string[] {
  return listedFonts({ ...all, ...groups }).map((line) => (line.kind === 'heading' ? `# ${line.title}` : line.value))
}

test('fonts of the brand, recent and own ones come first', () => {
  expect(lines({ brand: { heading: 'Lora' }, recent: ['Inter'] })).toEqual([
    ...['# Brand', 'brand:heading', '# Recently used', 'Inter', '# Your fonts', 'Mine', '# All fonts', 'Inter', 'Lora'],
  ])
})

test('a font that only the design has is listed', () => {
  expect(lines({ inDocument: ['Theirs', 'Mine'] })).toContain('Theirs')
  expect(lines({ inDocument: ['Theirs', 'Mine'] }).filter((line) => line === 'Mine')).toHaveLength(1)
})

test('groups without a match are left out', () => {
  expect(lines({ query: 'INT' })).toEqual(['# All fonts', 'Inter'])
  expect(lines({ script: 'Cyrl', brand: { heading: 'Lora' } })).toEqual(['# All fonts', 'Inter'])
})

test('the scripts of most fonts come first', () => {
  expect(scriptsOf(families)).toEqual(['Latn', 'Cyrl'])
})

test('the last six fonts are recent', () => {
  expect(withRecent(['a', 'b', 'c', 'd', 'e', 'f'], 'c')).toEqual(['c', 'a', 'b', 'd', 'e', 'f'])
  expect(withRecent(['a', 'b', 'c', 'd', 'e', 'f'], 'g')).toEqual(['g', 'a', 'b', 'c', 'd', 'e'])
})
