import { expect, it } from 'vitest'
import { focusAt, focusMovedBy, focusText } from './focus-point.ts'

it.each([
  ['ArrowLeft', false, { x: 0.49, y: 0.5 }],
  ['ArrowRight', true, { x: 0.6, y: 0.5 }],
  ['ArrowUp', true, { x: 0.5, y: 0.4 }],
  ['ArrowDown', false, { x: 0.5, y: 0.51 }],
  ['PageDown', false, { x: 0.5, y: 0.6 }],
  ['Home', false, { x: 0, y: 0.5 }],
  ['End', true, { x: 1, y: 0.5 }],
  ['Tab', false, undefined],
  ['constructor', false, undefined],
])('%s (Shift: %s) moves the point from the center to %j', (key, shiftKey, expected) => {
  expect(focusMovedBy({ key, shiftKey }, { x: 0.5, y: 0.5 })).toEqual(expected)
})

it('the point stays within the image and is rounded to hundredths', () => {
  expect(focusAt(-0.2, 1.7)).toEqual({ x: 0, y: 1 })
  expect(focusAt(0.1 + 0.2, 1 / 3)).toEqual({ x: 0.3, y: 0.33 })
})

it('the point is described in percent', () => {
  expect(focusText({ x: 0.3, y: 0.6 })).toBe('30% from the left, 60% from the top')
})
