import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Run, Text } from '../../document/elements/text.ts'
import { LIMITS } from '../../document/limits.ts'
import { runsOf, sourceOf, withRuns } from './runs.ts'
import { spliceRuns } from './splice-runs.ts'
import { spliceBetween, splicedSource, spliceText } from './splice-text.ts'
import { styleOf, styleRange } from './style-range.ts'

const box = { id: 't', type: 'text', x: 0, y: 0, width: 100, height: 50 } as const
const plain = (text: string): Text => ({ ...box, text })
const styled = (...runs: Run[]): Text => ({ ...box, runs })

const run: fc.Arbitrary<Run> = fc.record(
  {
    text: fc.string({ maxLength: 6 }),
    fontWeight: fc.constantFrom(400, 700),
    underline: fc.boolean(),
  },
  { requiredKeys: ['text'] },
)
const text = fc.oneof(
  fc.string({ maxLength: 12 }).map(plain),
  fc.array(run, { minLength: 1, maxLength: 4 }).map((runs) => withRuns(plain(''), runs)),
)
const range = (element: Text, a: number, b: number): { start: number; end: number } => {
  const { length } = sourceOf(element)
  const [start, end] = [a % (length + 1), b % (length + 1)]
  return { start: Math.min(start, end), end: Math.max(start, end) }
}

test('a splice changes the source as it says, whatever the runs', () => {
  const style = fc.option(fc.constant({ fontWeight: 300 }), { nil: undefined })
  const splices = fc.record({ a: fc.nat(30), b: fc.nat(30), typed: fc.string({ maxLength: 5 }), style })
  fc.assert(
    fc.property(text, splices, (element, { a, b, typed, style: chosen }) => {
      const splice = { ...range(element, a, b), text: typed }
      expect(sourceOf(spliceText(element, splice, chosen))).toBe(splicedSource(element, splice))
    }),
    { numRuns: 1_000 },
  )
})

test('the splice between two texts turns one into the other', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 10, unit: fc.constantFrom('a', 'b') }),
      fc.string({ maxLength: 10, unit: fc.constantFrom('a', 'b') }),
      fc.nat(10),
      (before, after, at) => {
        const splice = spliceBetween(before, after, at % (after.length + 1))
        expect(splicedSource(plain(before), splice)).toBe(after)
      },
    ),
  )
})

test('of equal letters, the ones before the caret were typed', () => {
  expect(spliceBetween('aaa', 'aaaa', 2)).toEqual({ start: 1, end: 1, text: 'a' })
  expect(spliceBetween('aaa', 'aaaa', 4)).toEqual({ start: 3, end: 3, text: 'a' })
})

test('typed letters continue the run before them, at the start the first one, and replaced ones their own', () => {
  const element = styled({ text: 'bold', fontWeight: 700 }, { text: ' plain' })
  expect(spliceText(element, { start: 4, end: 4, text: 'er' })).toEqual(
    styled({ text: 'bolder', fontWeight: 700 }, { text: ' plain' }),
  )
  expect(spliceText(element, { start: 0, end: 0, text: 'so ' })).toEqual(
    styled({ text: 'so bold', fontWeight: 700 }, { text: ' plain' }),
  )
  expect(spliceText(element, { start: 4, end: 10, text: '!' })).toEqual(
    styled({ text: 'bold', fontWeight: 700 }, { text: '!' }),
  )
})

test('a style chosen before typing applies to what is typed', () => {
  expect(spliceText(plain('ab'), { start: 1, end: 1, text: 'X' }, { fontWeight: 700 })).toEqual(
    styled({ text: 'a' }, { text: 'X', fontWeight: 700 }, { text: 'b' }),
  )
})

test('an emptied text keeps its style', () => {
  const element = styled({ text: 'bold', fontWeight: 700 })
  expect(spliceText(element, { start: 0, end: 4, text: '' })).toEqual(styled({ text: '', fontWeight: 700 }))
})

test('styling a part splits runs, and removing the style joins them again', () => {
  const bold = styleRange(plain('one two three'), { start: 4, end: 7 }, { fontWeight: 700 })
  expect(bold).toEqual(styled({ text: 'one ' }, { text: 'two', fontWeight: 700 }, { text: ' three' }))
  expect(styleRange(bold, { start: 4, end: 7 }, { fontWeight: undefined })).toEqual(plain('one two three'))
})

test('a style next to a slot does not extend to it', () => {
  const element = styled({ text: 'Dear ' }, { text: 'Anna', slot: 'name' }, { text: ', hi' })
  expect(styleRange(element, { start: 0, end: 5 }, { fontWeight: 700 })).toEqual(
    styled({ text: 'Dear ', fontWeight: 700 }, { text: 'Anna', slot: 'name' }, { text: ', hi' }),
  )
  expect(runsOf(styleRange(element, { start: 9, end: 10 }, { fontWeight: 700 }))[1]).toEqual({
    text: 'Anna',
    slot: 'name',
  })
})

test('the style of a whole text becomes that of its element', () => {
  const element = styled({ text: 'a', fontWeight: 700 }, { text: 'b' })
  expect(styleRange(element, { start: 0, end: 2 }, { fontWeight: 300 })).toEqual({ ...plain('ab'), fontWeight: 300 })
})

test('whatever is typed, pasted or styled, a slot of one run stays in one run', () => {
  const slotted = fc.tuple(text, text, fc.string({ minLength: 1, maxLength: 6 })).map(([left, right, name]) => {
    return withRuns(plain(''), [...runsOf(left), { text: name, slot: 'name' }, ...runsOf(right)])
  })
  const typed = fc.string({ maxLength: 3 })
  fc.assert(
    fc.property(slotted, fc.tuple(fc.nat(30), fc.nat(30)), typed, (element, [a, b], letters) => {
      const part = range(element, a, b)
      const results = [
        styleRange(element, part, { fontWeight: 300 }),
        spliceText(element, { ...part, text: letters }),
        spliceText(element, { ...part, text: letters }, { fontWeight: 300 }),
        spliceRuns(element, part, [{ text: letters, fontWeight: 300 }, { text: letters }]),
      ]
      for (const result of results) expect(runsOf(result).filter(({ slot }) => slot === 'name').length).toBeLessThan(2)
    }),
    { numRuns: 1000 },
  )
})

test('a paste with too many styles loses no words', () => {
  const many = Array.from({ length: LIMITS.runs + 5 }, (_, index) => ({
    text: 'ab',
    fontWeight: index % 2 ? 400 : 700,
  }))
  const pasted = spliceRuns(styled({ text: 'start end', underline: true }), { start: 6, end: 6 }, many)
  expect(sourceOf(pasted)).toBe(`start ${'ab'.repeat(many.length)}end`)
  expect(runsOf(pasted).length).toBeLessThanOrEqual(LIMITS.runs)
})

test('a style that differs within a part is mixed', () => {
  const element = styled({ text: 'a', fontWeight: 700 }, { text: 'b' })
  expect(styleOf(element, { start: 0, end: 2 }, ['fontWeight']).get('fontWeight')).toBe('mixed')
  expect(styleOf(element, { start: 0, end: 1 }, ['fontWeight']).get('fontWeight')).toEqual({ value: 700 })
})

test('styling changes no letter, and the style is what was set', () => {
  fc.assert(
    fc.property(text, fc.nat(30), fc.nat(30), (element, a, b) => {
      const part = range(element, a, b)
      fc.pre(part.end > part.start)
      const after = styleRange(element, part, { fontWeight: 300 })
      expect(sourceOf(after)).toBe(sourceOf(element))
      expect(styleOf(after, part, ['fontWeight']).get('fontWeight')).toEqual({ value: 300 })
    }),
    { numRuns: 1_000 },
  )
})
