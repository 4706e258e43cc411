import { expect, test } from 'vitest'
import { layOut, typesetting } from '../../text/testing/lay-out.ts'
import { caretAt, type LaidOut, movedByLines, movedToLineEnd, placedCaret } from './caret-moves.ts'
import { paragraphAt, selectedUnits, wordAt } from './units.ts'

const laidOut = (source: string, width: number): LaidOut => ({
  layout: layOut({ text: source, width, fontSize: 20 }),
  source,
  measurer: typesetting.measurer,
})

const lines = laidOut('one two three\nfour\nfive six seven', 400)

test('Up and Down keep the place along the line over shorter lines', () => {
  const start = caretAt(11)
  const down = movedByLines(start, 1, lines)
  expect(down).toMatchObject({ offset: 18, line: 1 })
  const further = movedByLines(down, 1, lines)
  expect(further.line).toBe(2)
  expect(movedByLines(movedByLines(further, -1, lines), -1, lines).offset).toBe(11)
})

test('beyond the first and the last line, the caret goes to their ends', () => {
  expect(movedByLines(caretAt(5), -1, lines).offset).toBe(0)
  expect(movedByLines(caretAt(25), 1, lines).offset).toBe(33)
})

test('Home and End go to the ends of the line that is seen, not of the paragraph', () => {
  const wrapped = laidOut('one two three four five six', 130)
  const end = movedToLineEnd(caretAt(2), 'end', wrapped)
  expect(end.line).toBe(0)
  expect(end.offset).toBe(wrapped.layout.lines[0]?.source.end)
  expect(placedCaret(end, wrapped)?.line).toBe(wrapped.layout.lines[0])
  expect(movedToLineEnd(end, 'start', wrapped).offset).toBe(0)
})

test('at a line break, the caret is on the later line unless it came from the earlier one', () => {
  const wrapped = laidOut('one two three four five six', 130)
  const offset = wrapped.layout.lines[1]?.source.start ?? NaN
  expect(placedCaret(caretAt(offset), wrapped)?.line).toBe(wrapped.layout.lines[1])
})

test('words and paragraphs are found in any script', () => {
  expect(wordAt('one two', 5)).toEqual({ start: 4, end: 7 })
  expect(wordAt('水曜日です', 0)).toEqual({ start: 0, end: 3 })
  expect(wordAt('', 0)).toEqual({ start: 0, end: 0 })
  expect(paragraphAt('one\ntwo\n', 5)).toEqual({ start: 4, end: 7 })
})

test('dragging after a double press selects whole words, in both directions', () => {
  const source = 'one two three'
  const pressed = { unit: 'word', range: wordAt(source, 5) } as const
  expect(selectedUnits(pressed, source, 6)).toEqual({ anchor: 4, focus: 7 })
  expect(selectedUnits(pressed, source, 9)).toEqual({ anchor: 4, focus: 13 })
  expect(selectedUnits(pressed, source, 1)).toEqual({ anchor: 7, focus: 0 })
})
