import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkPathData } from './check-path-data.ts'
import { cpuMs } from './testing/cpu-ms.ts'

describe('path data', () => {
  it.each([
    'M0 0',
    'm1,1 2-3.5.5.5',
    ' \n\tM 0 0 L 10 10 z m 5 5 z ',
    'M0 0H1V2h-1v-2C1 2 3 4 5 6S1 2 3 4Q1 2 3 4T5 6A1 2 30 0 1 5 6Z',
    'M0 0a1 1 0 0110 10',
    'M0 0a1 1 0 01.5.5 1 1 0 1,0 .5.5',
    'M1e3 1E-3-1e+2.5',
    'M007 1',
    'M1000000 -1000000',
  ])('%j is valid', (d) => {
    expect(checkPathData(d)).toBeUndefined()
  })

  it.each([
    ['', 'must be SVG path data that draws something; received only spaces'],
    ['  ', 'must be SVG path data that draws something; received only spaces'],
    ['L0 0', 'must be SVG path data; expected M or m at position 0; received "L0 0"'],
    ['0 0', 'must be SVG path data; expected M or m at position 0; received "0 0"'],
    ['M0', 'must be SVG path data; expected a number for the command M at position 2; received the end'],
    ['M0 0 1', 'must be SVG path data; expected a number for the command M at position 6; received the end'],
    ['M0 0,', 'must be SVG path data; expected a number for the command M at position 5; received the end'],
    ['M0 0,L1 1', 'must be SVG path data; expected a number for the command M at position 5; received "L1 1"'],
    ['M0,,0', 'must be SVG path data; expected a number for the command M at position 3; received ",0"'],
    [
      'M0 0R1 1',
      'must be SVG path data; expected one of the commands M, L, H, V, C, S, Q, T, A or Z at position 4; received "R1 1"',
    ],
    [
      'M0 0z1',
      'must be SVG path data; expected one of the commands M, L, H, V, C, S, Q, T, A or Z at position 5; received "1"',
    ],
    [
      'M0 0A1 1 0 2 0 1 1',
      'must be SVG path data; expected 0 or 1 as the flag of an arc at position 11; received "2 0 1 1"',
    ],
    ['M1e999 0', 'must be SVG path data; expected a number from -1000000 to 1000000 at position 1; received "1e999 0"'],
    ['M0 -1e999', 'must be SVG path data; expected a number from -1000000 to 1000000 at position 3; received "-1e999"'],
    [
      'M1000001 0',
      'must be SVG path data; expected a number from -1000000 to 1000000 at position 1; received "1000001 0"',
    ],
    ['M0 NaN', 'must be SVG path data; expected a number for the command M at position 3; received "NaN"'],
    ['M0\u00a00', 'must be SVG path data; expected a number for the command M at position 2; received "\u00a00"'],
    [
      'M0 0 constructor',
      'must be SVG path data; expected a number for the command c at position 6; received "onstructor"',
    ],
  ])('%j is invalid', (d, issue) => {
    expect(checkPathData(d)).toBe(issue)
  })

  it('of the maximum length is checked in linear time', () => {
    for (const d of [
      `M${'1 1 '.repeat(24_999)}`,
      `M${'9'.repeat(99_999)}`,
      `M0 0${'z'.repeat(99_996)}`,
      `M0 0${' '.repeat(99_996)}`,
    ]) {
      // A quadratic check would take several seconds.
      expect(cpuMs(() => checkPathData(d))).toBeLessThan(500)
    }
  })

  it('of any characters never makes the check throw', () => {
    const pieces = fc.array(fc.constantFrom('M', 'a', 'z', '0', '1', '.', '-', 'e', ',', ' ', '\ud800'))
    fc.assert(fc.property(pieces, (parts) => ['string', 'undefined'].includes(typeof checkPathData(parts.join('')))))
  })
})
