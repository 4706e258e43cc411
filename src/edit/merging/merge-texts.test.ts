import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Run, Text } from '../../document/elements/text.ts'
import { runsOf, sourceOf, withRuns } from '../words/runs.ts'
import { spliceText } from '../words/splice-text.ts'
import { styleRange } from '../words/style-range.ts'
import { mergeTexts } from './merge-texts.ts'

const textOf = (content: string | readonly Run[]): Text => {
  const box = { id: 't', type: 'text', x: 0, y: 0, width: 9, height: 9 } as const
  return typeof content === 'string' ? { ...box, text: content } : withRuns(box, content)
}
const merged = (before: string, mine: string, theirs: string) => {
  const { text, isOverlapping } = mergeTexts({ before: textOf(before), mine: textOf(mine), theirs: textOf(theirs) })
  return [sourceOf(text), isOverlapping]
}

test('changes of different words, and of letters apart within a word, are both kept', () => {
  expect(merged('Jazz night', 'Blues night', 'Jazz evening')).toEqual(['Blues evening', false])
  expect(merged('Hello', 'hello', 'Hello5')).toEqual(['hello5', false])
  expect(merged('one two three', 'one three', 'one two three four')).toEqual(['one three four', false])
  expect(merged('', 'Anna', '')).toEqual(['Anna', false])
})

test('of words that both have changed, both remain', () => {
  expect(merged('Jazz night', 'Blues night', 'Rock night')).toEqual(['Blues Rock night', true])
  expect(merged('Jazz night', 'night', 'Rock night')).toEqual(['Rock night', true])
  expect(merged('Jazz night', 'Blues night', 'Blues night')).toEqual(['Blues night', false])
  expect(merged('car', 'cars', 'card')).toEqual(['cars card', true])
  expect(merged('水曜日', '木曜日', '金曜日')).toEqual(['木曜日金曜日', true])
})

test('what both add in one place follows one another there', () => {
  expect(merged('Hello', 'Hello Anna', 'Hello Bob')).toEqual(['Hello Anna Bob', false])
  expect(merged('a\nc', 'a\nb\nc', 'a\nx\nc')).toEqual(['a\nb\nx\nc', false])
})

test('letters have the styles that both sides have given them', () => {
  const before = textOf('Dear Anna, hello')
  const mine = styleRange(before, { start: 5, end: 9 }, { fontWeight: 700 })
  const theirs = styleRange(
    spliceText(before, { start: 7, end: 7, text: '-' }),
    { start: 0, end: 4 },
    { underline: true },
  )
  const { text } = mergeTexts({ before, mine, theirs })
  expect(runsOf(text)).toEqual([
    { text: 'Dear', underline: true },
    { text: ' ' },
    { text: 'An-na', fontWeight: 700 },
    { text: ', hello' },
  ])
})

test('a slot that one side marks and the other changes remains one run', () => {
  const before = textOf('Dear Anna!')
  const mine = textOf([{ text: 'Dear ' }, { text: 'Anna', slot: 'name' }, { text: '!' }])
  const theirs = styleRange(
    spliceText(before, { start: 7, end: 7, text: '-' }),
    { start: 5, end: 7 },
    { fontStyle: 'italic' },
  )
  const slots = runsOf(mergeTexts({ before, mine, theirs }).text).filter(({ slot }) => slot === 'name')
  expect(slots).toEqual([{ text: 'An-na', slot: 'name', fontStyle: 'italic' }])
})

const letters = fc.constantFrom('a', 'b', ' ', '\n', 'e\u0301', '👩‍👩‍👧', 'א', '水', '.')
const run = fc.record(
  { text: fc.array(letters, { minLength: 1, maxLength: 8 }).map((all) => all.join('')), fontWeight: fc.constant(700) },
  { requiredKeys: ['text'] },
)
const base = fc.array(run, { maxLength: 3 }).map((runs) => textOf(runs))

/** Splices and styles by one writer, whose letters no other text has. */
function edits(letter: string) {
  const typed = fc.array(fc.constantFrom(letter, letter, ' '), { maxLength: 4 }).map((all) => all.join(''))
  return fc.array(fc.tuple(fc.nat(30), fc.nat(4), fc.option(typed)), { maxLength: 3 }).map(
    (all) => (text: Text) =>
      all.reduce((current, [at, length, letters]) => {
        const ends = [...Array.from(new Intl.Segmenter().segment(sourceOf(current)), ({ index }) => index)]
        ends.push(sourceOf(current).length)
        const start = ends[at % ends.length] ?? 0
        const end = ends[Math.min(ends.length - 1, (at % ends.length) + length)] ?? start
        if (letters !== null) return spliceText(current, { start, end, text: letters })
        return end > start ? styleRange(current, { start, end }, { underline: true }) : current
      }, text),
  )
}

const count = (text: Text, letter: string): number => sourceOf(text).split(letter).length - 1

test('nothing that a side has typed is lost, and nothing that neither has removed', () => {
  fc.assert(
    fc.property(base, edits('M'), edits('T'), (before, edit, editTheirs) => {
      const [mine, theirs] = [edit(before), editTheirs(before)]
      const { text, isOverlapping } = mergeTexts({ before, mine, theirs })
      expect(count(text, 'M')).toBe(count(mine, 'M'))
      expect(count(text, 'T')).toBe(count(theirs, 'T'))
      for (const letter of ['a', 'b', '👩‍👩‍👧', 'א', '水', '.']) {
        expect(count(text, letter)).toBeGreaterThanOrEqual(
          count(mine, letter) + count(theirs, letter) - count(before, letter),
        )
      }
      expect(runsOf(text).every((each) => each.text !== '' || runsOf(text).length === 1)).toBe(true)
      const other = mergeTexts({ before, mine: theirs, theirs: mine })
      expect(other.isOverlapping).toBe(isOverlapping)
      const lettersOf = (each: Text) => sourceOf(each).replaceAll(' ', '').split('').toSorted()
      expect(lettersOf(other.text)).toEqual(lettersOf(text))
    }),
    { numRuns: 1000 },
  )
})

test('a side that changed nothing has no say', () => {
  fc.assert(
    fc.property(base, edits('M'), (before, edit) => {
      const mine = edit(before)
      for (const sides of [
        { before, mine, theirs: before },
        { before, mine: before, theirs: mine },
        { before, mine, theirs: mine },
      ]) {
        const { text, ...differing } = mergeTexts(sides)
        expect(runsOf(text)).toEqual(runsOf(mine))
        expect(differing).toEqual({ isOverlapping: false, hasMixedStyles: false })
      }
    }),
    { numRuns: 1000 },
  )
})

test('changes of different paragraphs give the same text on both sides', () => {
  fc.assert(
    fc.property(fc.tuple(base, base), edits('M'), edits('T'), ([first, second], edit, editTheirs) => {
      const joined = (a: Text, b: Text): Text => textOf([...runsOf(a), { text: '\nmiddle.\n' }, ...runsOf(b)])
      const before = joined(first, second)
      const [mine, theirs] = [joined(edit(first), second), joined(first, editTheirs(second))]
      const both = joined(edit(first), editTheirs(second))
      expect(runsOf(mergeTexts({ before, mine, theirs }).text)).toEqual(runsOf(both))
      expect(runsOf(mergeTexts({ before, mine: theirs, theirs: mine }).text)).toEqual(runsOf(both))
    }),
    { numRuns: 1000 },
  )
})
