import { beforeAll, expect, test } from 'vitest'
import { createHyphenation, type Hyphenation } from './hyphenation.ts'
import { layOut, lineTexts } from './testing/lay-out.ts'

const ENGLISH = {
  text: 'Extraordinary typographical considerations notwithstanding',
  hyphens: 'auto',
  width: 150,
} as const

let hyphenation: Hyphenation
beforeAll(async () => {
  hyphenation = createHyphenation()
  await hyphenation.load(['en-US', 'de', 'xx'])
})

test('words break by the rules of their language', () => {
  expect(lineTexts(layOut(ENGLISH, hyphenation))).toEqual([
    'Extraordinary',
    'typographical',
    'considerations',
    'notwithstand-',
    'ing',
  ])
  const german = { ...ENGLISH, text: 'Schifffahrtsgesellschaft', language: 'de-AT' }
  expect(lineTexts(layOut(german, hyphenation))).toEqual(['Schifffahrtsge-', 'sellschaft'])
})

test.each([
  ['`hyphens` is `none`', { hyphens: 'none' as const }],
  ['the language has no rules', { language: 'xx' }],
])('words do not break if %s', (_, properties) => {
  expect(lineTexts(layOut({ ...ENGLISH, ...properties }, hyphenation)).join('')).not.toContain('-')
})

test('a language without rules has a warning, unless no word is long enough', () => {
  const [warning, ...others] = layOut({ ...ENGLISH, language: 'xx' }, hyphenation).warnings
  expect(others).toEqual([])
  expect(warning).toMatchObject({
    code: 'hyphens_unavailable',
    message: expect.stringMatching(
      /^Words in the language "xx" are not hyphenated: .*; languages with rules are af, be, /,
    ),
  })
  expect(layOut({ ...ENGLISH, text: 'one two', language: 'xx' }, hyphenation).warnings).toEqual([])
  const runs = [{ text: 'Extraordinary ' }, { text: 'considerations', language: 'yy' }]
  expect(layOut({ runs, hyphens: 'auto' }, hyphenation).warnings).toMatchObject([
    { message: expect.stringContaining('"yy"') },
  ])
})

test('words with soft hyphens of their own break only there', () => {
  const text = 'typo\u00adgraphical'
  expect(lineTexts(layOut({ ...ENGLISH, text, width: 100 }, hyphenation))).toEqual(['typo-', 'graphical'])
})

test('the source of hyphenated words is known', () => {
  const { lines } = layOut(ENGLISH, hyphenation)
  expect(lines.map(({ source }) => ENGLISH.text.slice(source.start, source.end))).toEqual([
    'Extraordinary ',
    'typographical ',
    'considerations ',
    'notwithstand',
    'ing',
  ])
})
