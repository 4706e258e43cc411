import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Text } from '../../document/elements/text.ts'
import { layOut, typesetting } from '../testing/lay-out.ts'
import type { TextLayout } from '../text-layout.ts'
import { caretBar } from './caret-bar.ts'
import { type CaretStop, caretStops } from './caret-stops.ts'
import { letterAt, type PlacedStop, stopAt } from './point-to-stop.ts'
import { selectionAreas } from './selection-areas.ts'

const { measurer } = typesetting
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

function stopsOf(layout: TextLayout, source: string): PlacedStop[] {
  return layout.lines.flatMap((line) => caretStops(line, source, measurer).map((stop) => ({ stop, line })))
}

const letter = fc.constantFrom(
  ...['a', 'b', 'fi', 'ffl', 'W', 'AV', ' ', ' ', '-', '1', '.', 'ß', 'e\u0301', '😀', '👩‍👩‍👧', '\n', '\t', '\u200b'],
  ...['א', 'ב', 'بي', 'نا', 'لا', '(', 'ก', 'ำ', 'क्ष', 'で', '水', '。', '「', '한'],
)
const words = fc.array(letter, { maxLength: 30 }).map((letters) => letters.join(''))
const settings = fc.record(
  {
    width: fc.constantFrom(40, 120, 300),
    align: fc.constantFrom('start', 'center', 'end', 'justify'),
    fit: fc.constantFrom('fixed', 'shrink'),
    letterSpacing: fc.constantFrom(0, 0.1, -0.05),
    list: fc.constantFrom('none', 'bullet'),
    direction: fc.constantFrom('auto', 'rtl'),
    textTransform: fc.constantFrom('none', 'uppercase'),
    writingMode: fc.constantFrom('horizontal', 'vertical'),
  },
  { requiredKeys: [] },
)

test('every end of a grapheme has a stop, in the direction of its run, which a press on it finds', () => {
  fc.assert(
    fc.property(words, settings, (text, properties) => {
      const layout = layOut({ text, ...properties })
      const stops = stopsOf(layout, text)
      const offsets = new Set(stops.map(({ stop }) => stop.offset))
      const ends = [...Array.from(graphemes.segment(text), ({ index }) => index), text.length]
      expect(ends.filter((end) => !offsets.has(end))).toEqual([])
      expect(stops.filter(({ stop }) => !isInRun(stop))).toEqual([])
      for (const [run, own] of Map.groupBy(stops, ({ stop }) => stop.run)) {
        const xs = own.flatMap(({ stop }) => (run && stop.offset <= run.source.end ? [stop.x] : []))
        expect(xs).toEqual(xs.toSorted((a, b) => (run?.direction === 'rtl' ? b - a : a - b)))
      }
      expect(stops.filter((placed) => !isFound(placed, { layout, text }))).toEqual([])
    }),
    { numRuns: 1_000 },
  )
})

test('a press on either half of a letter finds that letter', () => {
  fc.assert(
    fc.property(words, settings, fc.constantFrom(0.2, 0.8), (text, properties, part) => {
      const layout = layOut({ text, ...properties })
      const missed = stopsOf(layout, text).flatMap(({ stop, line }, index, stops) => {
        const next = stops[index + 1]
        const isSpace = text.slice(stop.offset, next?.stop.offset).trim() === ''
        const isNext = next?.line === line && next.stop.run === stop.run
        if (!isNext || isSpace || Math.abs(next.stop.x - stop.x) < 2) return []
        const [from, to] = [middleOf(stop, line), middleOf(next.stop, line)]
        const point = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
        const found = letterAt(layout, point, { source: text, measurer })
        return found === stop.offset ? [] : [{ found, stop }]
      })
      expect(missed).toEqual([])
    }),
    { numRuns: 500 },
  )
})

function middleOf(stop: CaretStop, line: PlacedStop['line']): { x: number; y: number } {
  const { from, to } = caretBar(stop, line)
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
}

function isInRun({ offset, x, run }: CaretStop): boolean {
  if (!run || offset > run.source.end) return true
  const left = run.x + run.insetPx
  return x >= left - 0.01 && x <= left + run.width + 0.01
}

/** Whether a press on a caret finds its stop, or one in the same place. */
function isFound({ stop, line }: PlacedStop, { layout, text }: { layout: TextLayout; text: string }): boolean {
  const { from, to } = caretBar(stop, line)
  const found = stopAt(layout, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, { source: text, measurer })
  const bar = found && caretBar(found.stop, found.line)
  const apart = Math.hypot((bar?.from.x ?? NaN) - from.x, (bar?.to.x ?? NaN) - to.x)
  return found?.stop.offset === stop.offset || apart < 0.5
}

/** The x of each offset, rounded. Of two in one place, both. */
function xs(properties: Partial<Text>): Record<number, number[]> {
  const found: Record<number, number[]> = {}
  for (const { stop } of stopsOf(layOut(properties), properties.text ?? '')) {
    ;(found[stop.offset] ??= []).push(Math.round(stop.x))
  }
  return found
}

test('the caret can stand inside a ligature, and next to an accent but not within it', () => {
  const ligature = xs({ text: 'office', fontFamily: 'Lora', fontSize: 100 })
  const places = Object.values(ligature).map(([x = NaN]) => x)
  expect(places).toHaveLength(7)
  expect(new Set(places).size).toBe(7)
  expect(Object.keys(xs({ text: 'ae\u0301b' }))).toEqual(['0', '1', '3', '4'])
})

test('the caret is between the words of a justified line, and between joined letters', () => {
  const layout = layOut({ text: 'one two three four', width: 100, align: 'justify' })
  const [line] = layout.lines
  const [run] = line?.runs ?? []
  const stop = stopsOf(layout, 'one two three four').find((placed) => placed.stop.offset === 4 && placed.line === line)
  const wordPx = run ? measurer.widthOf('two', run) : NaN
  expect(run?.wordSpacingPx).toBeGreaterThan(1)
  expect(stop?.stop.x).toBeCloseTo((run?.x ?? NaN) + (run?.width ?? NaN) - wordPx, 1)
  // At its start, the letter is narrower than alone.
  const [whole, middle] = [xs({ text: 'بي', fontSize: 100 })[0]?.[0], xs({ text: 'بي', fontSize: 100 })[1]?.[0]]
  const alone = xs({ text: 'ب', fontSize: 100 })
  expect((whole ?? NaN) - (middle ?? NaN)).toBeLessThan((alone[0]?.[0] ?? NaN) - (alone[1]?.[0] ?? NaN) - 5)
})

test('in vertical text, the caret lies across the line, and at the ends of digits in a square', () => {
  const layout = layOut({ text: '水12', width: 300, writingMode: 'vertical' })
  const bars = stopsOf(layout, '水12').map(({ stop, line }) => caretBar(stop, line))
  for (const { from, to } of bars) {
    expect(from.y).toBeCloseTo(to.y, 5)
    expect(from.x - to.x).toBeGreaterThan(20)
  }
  expect(new Set(bars.map(({ from }) => Math.round(Math.abs(from.y))))).toEqual(new Set([0, 20, 30, 40]))
})

test('letters that become two in capitals have one stop at each end', () => {
  expect(Object.keys(xs({ text: 'aßb', textTransform: 'uppercase' }))).toEqual(['0', '1', '2', '3'])
})

test('between two directions, an offset has two places', () => {
  const text = 'ab אב'
  const places = xs({ text, width: 300 })
  // Before the Hebrew word: behind the space, and at the right end of the word.
  expect(places[3]).toHaveLength(2)
  expect(places[5]).toHaveLength(1)
})

test('the caret can be behind what is not drawn, though it does not fit', () => {
  expect(Object.keys(xs({ text: '\t\u200b', width: 40, list: 'bullet' }))).toEqual(['0', '1', '2'])
})

test('a press on an empty vertical line is on that line', () => {
  const layout = layOut({ text: '\n', width: 300, writingMode: 'vertical' })
  expect(stopAt(layout, { x: 264, y: 5 }, { source: '\n', measurer })?.stop.offset).toBe(1)
})

test('an empty line has a caret where its alignment puts it', () => {
  expect(xs({ text: '', width: 300, align: 'center' })).toEqual({ 0: [150] })
  expect(xs({ text: '', width: 300, direction: 'rtl' })).toEqual({ 0: [300] })
  expect(xs({ text: 'a\n\nb', width: 300 })).toMatchObject({ 2: [0] })
})

test('spaces at the end move the caret on, though they are not drawn', () => {
  const places = xs({ text: 'a  ', fontSize: 100 })
  expect(places[2]?.[0]).toBeGreaterThan(places[1]?.[0] ?? NaN)
  expect(places[3]?.[0]).toBeGreaterThan(places[2]?.[0] ?? NaN)
  const rtl = xs({ text: 'א  ', fontSize: 100, direction: 'rtl' })
  expect(rtl[3]?.[0]).toBeLessThan(rtl[2]?.[0] ?? NaN)
  // In the direction of the paragraph, not of the letters.
  const mixed = xs({ text: 'אa ', fontSize: 100, width: 600, direction: 'rtl' })
  expect(mixed[3]?.[0]).toBeLessThan(Math.min(...(mixed[1] ?? [])))
})

test('a selection covers what is between two carets, on each line and in each direction', () => {
  const text = 'one two\nאב ab'
  const areas = (start: number, end: number) =>
    selectionAreas(layOut({ text, width: 300 }), { start, end }, { source: text, measurer })
  const places = xs({ text, width: 300 })
  expect(areas(0, 3)).toHaveLength(1)
  expect(areas(0, 3)[0]?.map(({ x }) => Math.round(x))).toEqual([0, places[3]?.[0], places[3]?.[0], 0])
  expect(areas(4, 4)).toEqual([])
  const runs = [{ text: 'one ', fontWeight: 700 }, { text: 'two' }]
  const styled = layOut({ runs, width: 300 })
  const [bold] = selectionAreas(styled, { start: 0, end: 4 }, { source: 'one two', measurer })
  expect(bold?.[1].x).toBeCloseTo(styled.lines[0]?.runs[1]?.x ?? NaN, 1)
  // Of the last line, the end is not selected.
  expect(selectionAreas(layOut({ text: 'a\n' }), { start: 0, end: 2 }, { source: 'a\n', measurer })).toHaveLength(1)
  const rtl = selectionAreas(layOut({ text: 'א\nb', width: 300 }), { start: 1, end: 2 }, { source: 'א\nb', measurer })
  expect(Math.max(...(rtl[0] ?? []).map(({ x }) => x))).toBeLessThan(290)
  // The end of the first paragraph, and both directions of the second.
  expect(areas(0, text.length).length).toBeGreaterThanOrEqual(3)
})
