import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hunksBetween } from './hunks.ts'

const list = fc.array(fc.constantFrom('a', 'b', 'c', ' '), { maxLength: 14 })

function longestCommon(a: readonly string[], b: readonly string[]): number {
  const rows = [new Array<number>(b.length + 1).fill(0)]
  for (const item of a) {
    const above = rows.at(-1) ?? []
    const row = [0]
    for (const [index, other] of b.entries()) {
      row.push(item === other ? (above[index] ?? 0) + 1 : Math.max(above[index + 1] ?? 0, row[index] ?? 0))
    }
    rows.push(row)
  }
  return rows.at(-1)?.at(-1) ?? 0
}

test('hunks turn one list into the other, and leave as many items as possible', () => {
  fc.assert(
    fc.property(list, list, (before, after) => {
      const hunks = hunksBetween(before, after)
      const turned = hunks.toReversed().reduce((items, { start, end, from, to }) => {
        return items.toSpliced(start, end - start, ...after.slice(from, to))
      }, before)
      expect(turned).toEqual(after)
      const left = before.length - hunks.reduce((sum, { start, end }) => sum + end - start, 0)
      expect(left).toBe(longestCommon(before, after))
      for (const [index, { start, end, from, to }] of hunks.entries()) {
        expect(end - start + to - from).toBeGreaterThan(0)
        expect(start).toBeGreaterThan(hunks[index - 1]?.end ?? -1)
      }
    }),
    { numRuns: 1000 },
  )
})

test('lists that have little in common are replaced as a whole', () => {
  const [before, after] = ['a', 'b'].map((name) => Array.from({ length: 3_000 }, (_, index) => `${name}${index}`))
  expect(hunksBetween(before ?? [], after ?? [])).toEqual([{ start: 0, end: 3_000, from: 0, to: 3_000 }])
})
