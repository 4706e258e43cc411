import { describe, expect, test } from 'vitest'
import { nearestName } from './nearest-name.ts'

const NAMES = ['id', 'type', 'x', 'y', 'fontSize', 'fontFamily', 'opacity']

describe('the nearest name', () => {
  test.each([
    ['font_size', 'fontSize'],
    ['FontSize', 'fontSize'],
    ['fontFamliy', 'fontFamily'],
    ['opactiy', 'opacity'],
    ['tpye', 'type'],
    ['fontSizes', 'fontSize'],
  ])('to %s is %s', (given, expected) => {
    expect(nearestName(given, NAMES)).toBe(expected)
  })

  test.each([
    ['color', ['fill', 'stroke']],
    ['color', ['width', 'paint']],
    ['background-color', ['background', 'elements']],
    ['borderRadius', ['cornerRadius']],
  ])('to %s, known from CSS, is one of %o', (given, names) => {
    expect(names).toContain(nearestName(given, names))
  })

  test.each(['colour', 'z', '', 'q'.repeat(100_000)])('to %s is none if nothing is similar', (given) => {
    expect(nearestName(given, NAMES)).toBeUndefined()
  })
})
