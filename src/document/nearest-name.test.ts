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
  ])('to %s is %s', (name, expected) => {
    expect(nearestName(name, NAMES)).toBe(expected)
  })

  test.each([
    ['color', ['fill', 'stroke']],
    ['color', ['width', 'paint']],
    ['background-color', ['background', 'elements']],
    ['borderRadius', ['cornerRadius']],
    ['flipHorizontal', ['flipX']],
    ['backdrop-filter', ['backdropBlur']],
    ['altText', ['alt']],
  ])('to %s, known from CSS, is one of %o', (name, names) => {
    expect(names).toContain(nearestName(name, names))
  })

  test.each(['colour', 'z', '', 'q'.repeat(100_000)])('to %s is undefined, since none is similar', (name) => {
    expect(nearestName(name, NAMES)).toBeUndefined()
  })
})
