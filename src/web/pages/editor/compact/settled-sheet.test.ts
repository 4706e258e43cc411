import { expect, test } from 'vitest'
import { settledSheet } from './settled-sheet.ts'

const heights = { half: 300, full: 700 }

test('a released sheet rests at the nearest of its heights', () => {
  const at = (height: number) => settledSheet({ height, speed: 0, isFull: false }, heights)
  expect([at(60), at(200), at(300), at(480), at(520), at(700)]).toEqual([
    'closed',
    'half',
    'half',
    'half',
    'full',
    'full',
  ])
})

test('a flick carries it on', () => {
  expect(settledSheet({ height: 320, speed: 2, isFull: false }, heights)).toBe('full')
  expect(settledSheet({ height: 280, speed: -1.5, isFull: false }, heights)).toBe('closed')
  expect(settledSheet({ height: 680, speed: -8, isFull: true }, heights)).toBe('half')
})
