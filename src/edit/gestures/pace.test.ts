import { expect, test } from 'vitest'
import { type Pace, paceAfter } from './pace.ts'

/** Moves by so many pixels in each of 20 frames. */
function moved(px: number, before?: Pace): Pace {
  return Array.from({ length: 20 }).reduce<Pace>(
    (pace) => paceAfter(pace, { point: { x: pace.point.x + px, y: 0 }, at: pace.at + 16 }),
    before ?? paceAfter(undefined, { point: { x: 0, y: 0 }, at: 0 }),
  )
}

test('a pointer is fast from about 500 pixels in a second', () => {
  expect(moved(5).isFast).toBe(false)
  expect(moved(12).isFast).toBe(true)
})

test('it is no longer fast soon after it rests', () => {
  const fast = moved(16)
  const resting = (ms: number): boolean => paceAfter(fast, { point: fast.point, at: fast.at + ms }).isFast
  expect([resting(16), resting(100)]).toEqual([true, false])
})

test('a pace in between stays as it was', () => {
  expect(moved(8, moved(16)).isFast).toBe(true)
  expect(moved(8, moved(2)).isFast).toBe(false)
})
