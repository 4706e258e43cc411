import { describe, expect, test } from 'vitest'
import { allowedNames, nearestName } from './nearest-name.ts'

const NAMES = ['id', 'type', 'x', 'y', 'fontSize', 'fontFamily', 'opacity']

describe('the nearest name', () => {
  test.each([
    ['font_size', 'fontSize'],
    ['FontSize', 'fontSize'],
    ['fontFamliy', 'fontFamily'],
    ['opactiy', 'opacity'],
    ['tpye', 'type'],
    ['fontSizes', 'fontSize'],
  ])('to %s is %s', (given, meant) => {
    expect(nearestName(given, NAMES)).toBe(meant)
  })

  test.each(['colour', 'z', '', 'q'.repeat(100_000)])('is none where nothing is near', (given) => {
    expect(nearestName(given, NAMES)).toBeUndefined()
  })
})

test('a message names the nearest first, and twelve of many', () => {
  expect(allowedNames('tpye', NAMES)).toBe(
    'did you mean "type"? Allowed are id, type, x, y, fontSize, fontFamily, opacity',
  )
  const many = Array.from({ length: 40 }, (_, index) => `property${index}`)
  expect(allowedNames('z', many)).toBe(`allowed are ${many.slice(0, 12).join(', ')} and 28 more`)
})
