import { expect, test } from 'vitest'
import { longHexColor, opaqueHexColor, parseHexColor } from './hex-color.ts'

test.each([
  ['#f80', { r: 255, g: 136, b: 0, a: 1 }],
  ['#FF8800', { r: 255, g: 136, b: 0, a: 1 }],
  ['#ff880033', { r: 255, g: 136, b: 0, a: 0.2 }],
  ['#f803', { r: 255, g: 136, b: 0, a: 0.2 }],
])('%s has these channels and this alpha', (color, expected) => {
  expect(parseHexColor(color)).toEqual(expected)
})

test('a short color is written in full, with its alpha', () => {
  expect(longHexColor('#aB1')).toBe('#aaBB11')
  expect(longHexColor('#ab12')).toBe('#aabb1122')
  expect(longHexColor('#a1b2c3d4')).toBe('#a1b2c3d4')
})

test('channels are rounded, and each has two digits', () => {
  expect(opaqueHexColor({ r: 9.6, g: 0, b: 255 })).toBe('#0a00ff')
})
