import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Text } from '../document/elements/text.ts'
import { layOut, lineText, lineTexts } from './testing/lay-out.ts'

const FOX = 'The quick brown fox jumps over the lazy dog, while waffles and fine coffee flow freely.'

test('Latin text breaks between words', () => {
  expect(lineTexts(layOut({ text: FOX }))).toEqual([
    'The quick brown fox jumps',
    'over the lazy dog, while waffles',
    'and fine coffee flow freely.',
  ])
})

test('a hyphenated word breaks after its hyphen, and a number stays with its sign and its unit', () => {
  expect(lineTexts(layOut({ text: 'state-of-the-art −12 °C 50% (sic) “quoted”', width: 130 }))).toEqual([
    'state-of-the-',
    'art −12 °C',
    '50% (sic)',
    '“quoted”',
  ])
})

test('a line that is narrower than the sum of its words keeps them all', () => {
  const style = { text: 'crane their state-of-the-art', fontFamily: 'Playfair Display', fontWeight: 600, fontSize: 28 }
  const [line] = layOut({ ...style, width: 900 }).lines
  expect(lineTexts(layOut({ ...style, width: Math.ceil(line?.widthPx ?? 0) }))).toHaveLength(1)
  expect(lineTexts(layOut({ ...style, width: Math.floor(line?.widthPx ?? 0) }))).toHaveLength(2)
})

test('a no-break space holds its words together', () => {
  expect(lineTexts(layOut({ text: 'see page 12 there', width: 100 }))[0]).toBe('see page')
  expect(lineTexts(layOut({ text: 'see page\u00a012 there', width: 100 }))[0]).toBe('see')
})

test('Japanese breaks between letters, but never before a full stop or after an opening bracket', () => {
  const lines = lineTexts(
    layOut({ text: '禁則処理があるので難しいです。「括弧」や句読点、長音などを置く。', width: 170 }),
  )
  expect(lines.length).toBeGreaterThan(3)
  for (const line of lines) {
    expect(line).not.toMatch(/^[。、」]/u)
    expect(line).not.toMatch(/「$/u)
  }
})

test('Thai breaks between words without spaces', () => {
  const text = 'ภาษาไทยไม่มีช่องว่างระหว่างคำ'
  const words = [...new Intl.Segmenter('th', { granularity: 'word' }).segment(text)].map(({ index }) => index)
  const lines = lineTexts(layOut({ text, width: 120 }))
  expect(lines.length).toBeGreaterThan(1)
  let at = 0
  for (const line of lines) {
    expect(words).toContain(at)
    at += line.length
  }
})

test('a soft hyphen is visible only at a line break', () => {
  expect(lineTexts(layOut({ text: 'Schiff\u00adfahrts\u00adgesell\u00adschaft', width: 150 }))).toEqual([
    'Schifffahrts-',
    'gesellschaft',
  ])
})

test('a word wider than the box breaks between graphemes', () => {
  const lines = lineTexts(layOut({ text: 'Donaudampfschifffahrtsgesellschaft', width: 150 }))
  expect(lines.length).toBeGreaterThan(2)
  expect(lines.join('')).toBe('Donaudampfschifffahrtsgesellschaft')
  const families = layOut({ text: '👩‍👩‍👧‍👦'.repeat(12), width: 60 })
  for (const line of lineTexts(families)) expect(line).toMatch(/^(👩‍👩‍👧‍👦)+$/u)
})

test('a style that changes within a word does not break the word', () => {
  const layout = layOut({
    runs: [{ text: 'one two thr' }, { text: 'ee', fontWeight: 900 }, { text: ' four' }],
    width: 110,
  })
  expect(lineTexts(layout)).toEqual(['one two', 'three four'])
})

test('every kind of line end ends a paragraph', () => {
  expect(lineTexts(layOut({ text: 'a\nb\r\nc\rd\u2029e' }))).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test('an empty text is one empty line, and an empty line has the height of a line', () => {
  const empty = layOut({ text: '' })
  expect(empty.lines).toHaveLength(1)
  expect(empty.lines[0]?.runs).toEqual([])
  expect(empty.heightPx).toBeCloseTo(24)
  expect(layOut({ text: 'a\n\nb\n' }).heightPx).toBeCloseTo(4 * 24)
})

test('trailing spaces of a line are not drawn, and leading spaces are', () => {
  expect(lineTexts(layOut({ text: '  two spaces   \nnext' }))).toEqual(['  two spaces', 'next'])
})

test('a layout does not depend on earlier layouts', () => {
  const first = layOut({ text: FOX, fontFamily: 'Lora' })
  layOut({ text: FOX.toUpperCase(), fontFamily: 'Lora', letterSpacing: 0.2 })
  expect(layOut({ text: FOX, fontFamily: 'Lora' })).toEqual(first)
})

const WORDS = [
  'a',
  'typography',
  'To',
  'AVAVA',
  'waffle,',
  '“quoted”',
  'well-known',
  'https://example.com/a/long/path?with=query',
  '12.50 €',
  'مرحبا',
  'بالعالم',
  'שלום',
  '日本語の組版は、難しい。',
  'ภาษาไทยสวยงาม',
  'नमस्ते दुनिया',
  '👩‍👩‍👧‍👦',
  '🏳️‍🌈',
  'e\u0301te\u0301',
  'soft\u00adhyphen',
]
const styles = fc.record({
  fontFamily: fc.constantFrom('Inter', 'Lora', 'Bebas Neue', 'Dancing Script', 'JetBrains Mono', 'Playfair Display'),
  fontSize: fc.integer({ min: 4, max: 120 }),
  fontWeight: fc.constantFrom(100, 400, 700, 900),
  letterSpacing: fc.constantFrom(0, 0, -0.05, -0.1, 0.1, 0.5),
})
const runs = fc.array(
  fc.tuple(fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 8 }), styles).map(([words, style]) => ({
    ...style,
    text: `${words.join(' ')} `,
  })),
  { minLength: 1, maxLength: 4 },
)
const layouts = fc.record({
  runs,
  width: fc.integer({ min: 20, max: 700 }),
  align: fc.constantFrom<Required<Text>['align'][]>('start', 'center', 'end', 'justify'),
  direction: fc.constantFrom<Required<Text>['direction'][]>('auto', 'ltr', 'rtl'),
  list: fc.constantFrom<Required<Text>['list'][]>('none', 'bullet'),
})

test('no line is drawn wider than its box, unless it is a single grapheme (with its hyphen)', () => {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
  fc.assert(
    fc.property(layouts, (properties) => {
      const layout = layOut({ ...properties, list: 'none', height: 5000 })
      for (const line of layout.lines) {
        if ([...segmenter.segment(lineText(line).replace('-', ''))].length < 2) continue
        expect(line.widthPx, `${lineText(line)} in ${properties.width}`).toBeLessThanOrEqual(properties.width + 0.51)
        for (const run of line.runs.filter(({ text }) => text.trim() !== '')) {
          expect(run.x).toBeGreaterThanOrEqual(-0.51)
          expect(run.x + run.width).toBeLessThanOrEqual(properties.width + 0.51)
        }
      }
    }),
    { numRuns: 80 },
  )
})

test('every visible character is drawn exactly once', () => {
  const letters = (text: string) => Array.from(text.normalize('NFC').replace(/\s|\u00ad|\u200d|-/gu, '')).sort()
  fc.assert(
    fc.property(layouts, (properties) => {
      const layout = layOut({ ...properties, list: 'none' })
      const drawn = layout.lines.map(lineText).join('')
      expect(letters(drawn)).toEqual(letters(properties.runs.map(({ text }) => text).join('')))
    }),
    { numRuns: 50 },
  )
})

test('runs of a line are adjacent without gaps or overlaps', () => {
  fc.assert(
    fc.property(layouts, (properties) => {
      const layout = layOut({ ...properties, list: 'none' })
      for (const line of layout.lines) {
        for (const [index, run] of line.runs.entries()) {
          const next = line.runs[index + 1]
          if (next) expect(next.x).toBeCloseTo(run.x + run.width, 3)
        }
      }
    }),
    { numRuns: 40 },
  )
})

test('cutting twenty thousand empty lines takes at most three times as long as laying them out', () => {
  const text = '\n'.repeat(20_000)
  const measureMs = (overflow: 'visible' | 'ellipsis'): number => {
    const before = process.threadCpuUsage()
    layOut({ text, overflow })
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  }
  measureMs('visible')
  expect(measureMs('ellipsis')).toBeLessThan(3 * measureMs('visible') + 100)
})
