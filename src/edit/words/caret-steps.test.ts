import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Text } from '../../document/elements/text.ts'
import { caretBar } from '../../text/caret/caret-bar.ts'
import { caretStops } from '../../text/caret/caret-stops.ts'
import type { PlacedStop } from '../../text/caret/point-to-stop.ts'
import { graphemes } from '../../text/graphemes.ts'
import { layOut, typesetting } from '../../text/testing/lay-out.ts'
import { caretAt, type Caret, type LaidOut, placedCaret } from './caret-moves.ts'
import { movedAlong, movedByGrapheme, movedByParagraph, movedByWord, type Step } from './caret-steps.ts'
import { movedByKey } from './move-by-key.ts'
import { rangeOf, wordsIn } from './session.ts'

function laidOut(source: string, properties: Partial<Text> = {}): LaidOut & { isVertical: boolean } {
  return {
    layout: layOut({ text: source, width: 400, fontSize: 20, ...properties }),
    source,
    measurer: typesetting.measurer,
    isVertical: properties.writingMode === 'vertical',
  }
}

interface Walk {
  readonly start: Caret
  readonly by: Step
  readonly count: number
}

function walk(text: LaidOut, { start, by, count }: Walk): Caret[] {
  let caret: Caret | undefined = start
  const carets = [start]
  for (let index = 0; index < count && caret; index += 1) {
    caret = movedAlong(caret, by, text)
    if (caret) carets.push(caret)
    const [last, before] = [carets.at(-1), carets.at(-2)]
    if (isDeepStrictEqual(last, before)) break
  }
  return carets
}

const offsetsOn = (text: LaidOut, along: Walk): number[] => walk(text, along).map(({ offset }) => offset)

function xOf(caret: Caret, text: LaidOut): number {
  const placed = placedCaret(caret, text)
  return placed ? caretBar(placed.stop, placed.line).from.x : NaN
}

test('Right goes by characters, over accents and emoji of several parts, and on to the next line', () => {
  const text = laidOut('ae\u0301👩‍👩‍👧\nb')
  expect(offsetsOn(text, { start: caretAt(0), by: 1, count: 6 })).toEqual([0, 1, 3, 11, 12, 13, 13])
  expect(offsetsOn(text, { start: caretAt(13), by: -1, count: 6 })).toEqual([13, 12, 11, 3, 1, 0, 0])
})

test('in right-to-left text, Left goes on', () => {
  expect(offsetsOn(laidOut('אבג'), { start: caretAt(0), by: -1, count: 3 })).toEqual([0, 1, 2, 3])
})

test('between two directions, Right always goes to the right', () => {
  const text = laidOut('ab אבג de')
  let caret: Caret = caretAt(0)
  const xs = [xOf(caret, text)]
  for (let index = 0; index < 9; index += 1) {
    caret = movedAlong(caret, 1, text) ?? caret
    xs.push(xOf(caret, text))
  }
  expect(xs).toEqual(xs.toSorted((a, b) => a - b))
  expect(new Set(xs.map(Math.round)).size).toBe(xs.length)
  expect(caret.offset).toBe(text.source.length)
})

const letter = fc.constantFrom(
  ...['a', 'W', ' ', 'e\u0301', '😀', '👩‍👩‍👧', '\n', 'א', 'ב', 'بي', 'لا', 'กำ', 'क्ष', 'で', '水', '한', '1'],
)
const settings = fc.record({ width: fc.constantFrom(60, 400), direction: fc.constantFrom('auto', 'rtl') } as const)
const source = fc.array(letter, { maxLength: 16 }).map((letters) => letters.join(''))

test('from any place in any text, Right and Left come to an end, at ends of characters', () => {
  fc.assert(
    fc.property(source, settings, fc.constantFrom<Step>(1, -1), (text, properties, by) => {
      const ends = new Set([...Array.from(graphemes.segment(text), ({ index }) => index), text.length])
      const offsets = offsetsOn(laidOut(text, properties), { start: caretAt(0), by, count: 2 * text.length + 4 })
      expect(offsets.filter((offset) => !ends.has(offset))).toEqual([])
      expect(offsets.at(-1)).toBe(offsets.at(-2))
    }),
    { numRuns: 1000 },
  )
})

test('from one end of any text, one key comes by every place or every offset on the way to the other', () => {
  fc.assert(
    fc.property(source, settings, fc.constantFrom<Step>(1, -1), (text, properties, by) => {
      const words = laidOut(text, properties)
      const count = 3 * text.length + 4
      const back: Step = by === 1 ? -1 : 1
      const start = walk(words, { start: caretAt(0), by: back, count }).at(-1) ?? caretAt(0)
      const walked = walk(words, { start, by, count })
      const offsets = new Set(walked.map(({ offset }) => offset))
      const places = new Set(walked.map((caret) => placeOf(placedCaret(caret, words))))
      const missed = words.layout.lines.flatMap((line) =>
        caretStops(line, text, words.measurer).filter(
          (stop) => !offsets.has(stop.offset) && !places.has(placeOf({ stop, line })),
        ),
      )
      expect(missed).toEqual([])
    }),
    { numRuns: 1000 },
  )
})

const placeOf = (placed: PlacedStop | undefined): string | undefined =>
  placed && `${placed.line.topPx}: ${placed.stop.x.toFixed(1)}`

test('by characters, back is where it came from', () => {
  fc.assert(
    fc.property(source, fc.nat(16), (text, at) => {
      const ends = Array.from(graphemes.segment(text), ({ index }) => index)
      const start = ends[at % Math.max(1, ends.length)] ?? 0
      fc.pre(start < text.length)
      expect(movedByGrapheme(movedByGrapheme(caretAt(start), 1, text), -1, text).offset).toBe(start)
    }),
  )
})

test('where the direction changes between paragraphs, Right reads them line by line and Left goes back', () => {
  const text = laidOut('ab\nאב\nc')
  const right = offsetsOn(text, { start: caretAt(0), by: 1, count: 20 })
  expect(right).toEqual([0, 1, 2, 5, 4, 3, 6, 7, 7])
  const left = offsetsOn(text, { start: caretAt(7), by: -1, count: 20 })
  expect(left).toEqual([7, 6, 3, 4, 5, 2, 1, 0, 0])
  expect(offsetsOn(laidOut('\nב'), { start: caretAt(0), by: -1, count: 9 })).toEqual([0, 1, 2, 2])
})

test('by words and paragraphs', () => {
  expect(movedByWord(caretAt(0), 1, 'one, two').offset).toBe(3)
  expect(movedByWord(caretAt(3), 1, 'one, two').offset).toBe(8)
  expect(movedByWord(caretAt(7), -1, 'one, two').offset).toBe(5)
  expect(movedByWord(caretAt(3), -1, '水曜日です').offset).toBe(0)
  const text = 'one\ntwo\nthree'
  expect(movedByParagraph(caretAt(5), -1, text).offset).toBe(4)
  expect(movedByParagraph(caretAt(4), -1, text).offset).toBe(0)
  expect(movedByParagraph(caretAt(5), 1, text).offset).toBe(8)
  expect(movedByParagraph(caretAt(9), 1, text).offset).toBe(text.length)
})

test('in vertical text, the arrows follow its lines', () => {
  const text = laidOut('東京都\n大阪', { writingMode: 'vertical' })
  const press = (key: string, from: number) =>
    movedByKey(wordsIn('t', { anchor: from, focus: from }), { key, shift: false, far: false }, text)?.caret.offset
  expect(press('ArrowDown', 0)).toBe(1)
  expect(press('ArrowUp', 1)).toBe(0)
  expect(press('ArrowLeft', 1)).toBe(5)
  expect(press('ArrowRight', 5)).toBe(1)
})

test('an empty vertical line has a caret that lies across it', () => {
  const text = laidOut('', { writingMode: 'vertical' })
  const placed = placedCaret(caretAt(0), text)
  const bar = placed && caretBar(placed.stop, placed.line)
  expect(bar?.from.y).toBeCloseTo(bar?.to.y ?? NaN)
  expect(Math.abs((bar?.from.x ?? 0) - (bar?.to.x ?? 0))).toBeGreaterThan(10)
})

test('an arrow leaves a selection at the end to which it points, and with Shift extends it', () => {
  const text = laidOut('one two')
  const words = wordsIn('t', { anchor: 1, focus: 5 })
  expect(movedByKey(words, { key: 'ArrowLeft', shift: false, far: false }, text)?.caret.offset).toBe(1)
  expect(movedByKey(words, { key: 'ArrowRight', shift: false, far: false }, text)?.caret.offset).toBe(5)
  const all = wordsIn('t', { anchor: 0, focus: 7 })
  expect(movedByKey(all, { key: 'ArrowRight', shift: false, far: false }, text)?.caret.offset).toBe(7)
  const hebrew = laidOut('שלום')
  const allHebrew = wordsIn('t', { anchor: 4, focus: 0 })
  expect(movedByKey(allHebrew, { key: 'ArrowRight', shift: false, far: false }, hebrew)?.caret.offset).toBe(0)
  expect(movedByKey(allHebrew, { key: 'ArrowLeft', shift: false, far: false }, hebrew)?.caret.offset).toBe(4)
  const extended = movedByKey(words, { key: 'ArrowRight', shift: true, far: false }, text)
  expect(extended && rangeOf(extended)).toEqual({ start: 1, end: 6 })
  // By words, from the caret.
  const vertical = laidOut('one two three', { writingMode: 'vertical' })
  expect(movedByKey(words, { key: 'ArrowDown', shift: false, far: true }, vertical)?.caret.offset).toBe(7)
})
