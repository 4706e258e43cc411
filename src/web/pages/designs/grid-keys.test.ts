import { expect, test } from 'vitest'
import { indexAfter } from './grid-keys.ts'

const grid = { total: 10, columns: 4, rows: 2 }

test('arrow keys move to the neighbors and stop at the edges', () => {
  expect(indexAfter('ArrowRight', 3, grid)).toBe(4)
  expect(indexAfter('ArrowRight', 9, grid)).toBe(9)
  expect(indexAfter('ArrowLeft', 0, grid)).toBe(0)
  expect(indexAfter('ArrowUp', 2, grid)).toBe(2)
  expect(indexAfter('ArrowUp', 9, grid)).toBe(5)
})

test('moving down into a short last row ends at its last card', () => {
  expect(indexAfter('ArrowDown', 1, grid)).toBe(5)
  expect(indexAfter('ArrowDown', 7, grid)).toBe(9)
  expect(indexAfter('ArrowDown', 8, grid)).toBe(8)
  expect(indexAfter('PageDown', 0, grid)).toBe(8)
})

test('Home and End move to the first and the last card, and other keys do not move', () => {
  expect(indexAfter('Home', 7, grid)).toBe(0)
  expect(indexAfter('End', 0, grid)).toBe(9)
  expect(indexAfter('Tab', 0, grid)).toBeUndefined()
})
