import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Text } from '../document/elements/text.ts'
import { layOut } from './testing/lay-out.ts'
import type { GlyphRun, TextLayout } from './text-layout.ts'

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Drawn nowhere: ends of paragraphs, spaces (which may end a line), and control characters. */
const MAY_BE_HIDDEN = /^[\s\p{Default_Ignorable_Code_Point}\p{Cc}]+$/u

function runsOf({ lines }: TextLayout): GlyphRun[] {
  return lines.flatMap((line) => line.runs)
}

/** The characters of the source that each character of a run stands for. */
function sourcesOf({ text, source }: GlyphRun, whole: string): string[] {
  return Array.from({ length: text.length }, (_, index) => {
    const start = source.offsets?.[index] ?? source.start + index
    return whole.charAt(start)
  })
}

function expectCovered(properties: Partial<Text>): void {
  const whole = properties.runs ? properties.runs.map(({ text }) => text).join('') : (properties.text ?? '')
  const layout = layOut(properties)
  const runs = runsOf(layout).filter(({ source }) => source.end > source.start)
  for (const { index, segment } of graphemes.segment(whole)) {
    const end = index + segment.length
    const covering = runs.filter(({ source }) => source.start < end && source.end > index)
    // A mark on a space may be hidden without the space, which is at the end of a line.
    const isHidden = layout.hidden !== null && layout.hidden.start < end
    if (covering.length === 0 && !isHidden && !MAY_BE_HIDDEN.test(segment)) {
      expect.fail(`${JSON.stringify(segment)} at ${index} is in no run of ${JSON.stringify(properties)}`)
    }
    if (covering.length > 1 && covering.every(({ source }) => source.start <= index && source.end >= end)) {
      expect.fail(`${JSON.stringify(segment)} at ${index} is in several runs of ${JSON.stringify(properties)}`)
    }
  }
  for (const { source, text } of runs) {
    expect(source.end).toBeLessThanOrEqual(whole.length)
    if (source.offsets) expect(source.offsets).toHaveLength(text.length)
    else expect(source.end - source.start).toBe(text.length)
  }
}

const letter = fc.constantFrom(
  ...[
    'a',
    'b',
    ' ',
    ' ',
    '-',
    'ß',
    'İ',
    'ŉ',
    'e\u0301',
    'é',
    '\u0301',
    'Σ',
    '😀',
    '👩‍👩‍👧',
    '\t',
    '\n',
    '\r\n',
    '\r',
    '\u2028',
  ],
  ...[
    '\u00ad',
    '\u200b',
    '\u200f',
    '\ufeff',
    '\u0000',
    '\v',
    'א',
    'ב',
    'ب',
    'ي',
    'ن',
    '1',
    '水',
    '。',
    '」',
    '「',
    'ক',
    '\ud800',
  ],
)
const words = fc.array(letter, { maxLength: 40 }).map((letters) => letters.join(''))
const style = fc.record(
  {
    textTransform: fc.constantFrom('none', 'uppercase', 'lowercase', 'capitalize'),
    fontWeight: fc.constantFrom(400, 700),
    letterSpacing: fc.constantFrom(0, 0.1),
  },
  { requiredKeys: [] },
)
const settings = fc.record(
  {
    width: fc.constantFrom(0, 40, 90, 200),
    height: fc.constantFrom(30, 200),
    align: fc.constantFrom('start', 'justify', 'center'),
    fit: fc.constantFrom('fixed', 'grow', 'shrink'),
    overflow: fc.constantFrom('visible', 'ellipsis'),
    maxLines: fc.constantFrom(1, 2, 100),
    list: fc.constantFrom('none', 'bullet', 'number'),
    direction: fc.constantFrom('auto', 'rtl'),
    tabs: fc.constantFrom<Required<Text>['tabs']>([], [{ at: 50 }], [{ at: 80, align: 'end', leader: '.' }]),
    dropCap: fc.constantFrom(0, 3),
    columns: fc.constantFrom(1, 2),
    columnGap: fc.constant(5),
    hyphens: fc.constantFrom('none', 'auto'),
    hangingPunctuation: fc.boolean(),
  },
  { requiredKeys: [] },
)

test('every grapheme of the source is in exactly one run, or is hidden', () => {
  const runs = fc.array(fc.tuple(words, style), { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(runs, settings, (texts, properties) => {
      expectCovered({ ...properties, runs: texts.map(([text, own]) => ({ text, ...own })) })
    }),
    { numRuns: 400 },
  )
})

test('unchanged text needs no table of offsets', () => {
  for (const { source } of runsOf(layOut({ text: 'one two three', width: 60 }))) {
    expect(source.offsets).toBeUndefined()
  }
  expect(runsOf(layOut({ text: 'one two three', width: 60 })).map(({ source }) => source)).toEqual([
    { start: 0, end: 3 },
    { start: 4, end: 7 },
    { start: 8, end: 13 },
  ])
})

test.each<[string, Partial<Text>, string[]]>([
  ['a sharp s in capitals', { text: 'aßb', textTransform: 'uppercase' }, ['a', 'ß', 'ß', 'b']],
  ['a tab', { text: 'a\tb' }, ['a', '\t', '\t', '\t', '\t', 'b']],
  ['Windows line ends', { text: 'a\r\nb' }, ['a', 'b']],
  ['invisible characters', { text: 'a\u200bb' }, ['a', 'b']],
  ['an ellipsis', { text: 'one two', maxLines: 1, width: 60, overflow: 'ellipsis' }, ['o', 'n', 'e', ' ']],
  ['a hyphen', { text: 'auf\u00adgabe', width: 40 }, ['a', 'u', 'f', '\u00ad', 'g', 'a', 'b', 'e']],
  ['a missing letter', { text: 'aকb' }, ['a', 'ক', 'b']],
])('the source of %s is known', (_, properties, sources) => {
  const all = runsOf(layOut(properties)).flatMap((run) => sourcesOf(run, properties.text ?? ''))
  expect(all).toEqual(sources)
})

test('an ellipsis alone on its line does not stand for the soft hyphen at the end of the one before', () => {
  const text = 'aa\u00adaa'
  expectCovered({ text, width: 0, height: 30, overflow: 'ellipsis', dropCap: 3, columns: 2 })
})

test('a list marker has no source', () => {
  const [marker, word] = runsOf(layOut({ text: 'one', list: 'bullet' }))
  expect(marker?.source).toEqual({ start: 0, end: 0, offsets: [0] })
  expect(word?.source).toEqual({ start: 0, end: 3 })
})

test('the source continues through runs, and their indexes tell them apart', () => {
  const runs = runsOf(layOut({ runs: [{ text: 'one ' }, { text: 'two', fill: '#ff0000' }] }))
  expect(runs.map(({ source, run }) => [source.start, source.end, run])).toEqual([
    [0, 4, 0],
    [4, 7, 1],
  ])
})

test('text omitted by an ellipsis or maxLines is declared hidden', () => {
  expect(layOut({ text: 'one two', maxLines: 1, width: 50 }).hidden).toEqual({ start: 4, end: 7 })
  expect(layOut({ text: 'one two' }).hidden).toBeNull()
})
