import fc from 'fast-check'
import { expect, test } from 'vitest'
import { labelLength, type LengthUnit, pxPerUnit, shownNumber, type TypedUnit } from './length-unit.ts'
import { type TypedNumber, typedNumber } from './typed-number.ts'

const SCREEN = { width: 1_080, height: 1_080 }
const A4 = { width: 794, height: 1_123 }
const UNITS = new Set<string>(['px', 'mm', 'cm', 'in', 'pt'])

interface Typed {
  readonly unit?: LengthUnit
  readonly subtracts?: boolean
  readonly size?: typeof SCREEN
}

function typed(text: string, { unit = 'px', subtracts = false, size = SCREEN }: Typed = {}) {
  return typedNumber(text, {
    ownFactor: pxPerUnit(unit, size),
    factorOf: (name) => (UNITS.has(name) ? pxPerUnit(name as TypedUnit, size) : undefined),
    subtracts,
  })
}

const valueOf = (result: TypedNumber | undefined): number | undefined =>
  result?.kind === 'value' ? Math.round(result.value * 1e6) / 1e6 : undefined
const changed = (result: TypedNumber | undefined, before: number): number | undefined =>
  result?.kind === 'change' ? Math.round(result.change(before) * 1e6) / 1e6 : undefined

test('numbers, with a decimal point or comma, are values', () => {
  expect(['12', ' 1.5 ', '1,5', '-10', '.5', '=-10', '−3'].map((text) => valueOf(typed(text)))).toEqual([
    12, 1.5, 1.5, -10, 0.5, -10, -3,
  ])
})

test('lengths are converted, and a number alone is in the unit of the field', () => {
  expect(['96px', '1in', '25.4 mm', '2.54cm', '72pt'].map((text) => valueOf(typed(text)))).toEqual([96, 96, 96, 96, 96])
  expect(valueOf(typed('25.4', { unit: 'mm' }))).toBe(96)
  expect(valueOf(typed('1in + 12.7', { unit: 'mm' }))).toBe(144)
})

test('sums, products and parentheses are computed', () => {
  expect(['10+5', '10 - 2*3', '(1+2)*4', '100/8', '2*10mm', '12mm/2'].map((text) => valueOf(typed(text)))).toEqual([
    15, 4, 12, 12.5, 75.590551, 22.677165,
  ])
})

test('a sign at the beginning changes what is there', () => {
  expect(changed(typed('+10'), 5)).toBe(15)
  expect(changed(typed('+10mm'), 0)).toBe(37.795276)
  expect(changed(typed('*2'), 5)).toBe(10)
  expect(changed(typed('/4'), 5)).toBe(1.25)
  expect(changed(typed('-10', { subtracts: true }), 5)).toBe(-5)
  expect(changed(typed('+1', { unit: 'in' }), 4)).toBe(100)
})

test('what is no number is not understood', () => {
  const texts = ['', 'a', '12 apples', '1+', '(1', '1)', '10mm*2mm', '10/2mm', '1..2', '/0', '1/0', '12em', '1 2']
  expect(texts.filter((text) => typed(text) !== undefined)).toEqual([])
})

test('a design of a paper size is as large as the paper', () => {
  expect(shownNumber(A4.width / pxPerUnit('mm', A4), 'mm')).toBe('210')
  expect(shownNumber(A4.height / pxPerUnit('mm', A4, 'height'), 'mm')).toBe('297')
  expect(shownNumber(A4.height / pxPerUnit('in', A4, 'height'), 'in')).toBe('11.693')
  expect(valueOf(typed('210mm', { size: A4 }))).toBe(794)
})

test('labels show lengths in the unit, with few digits', () => {
  expect(labelLength(120.04, { unit: 'px', size: SCREEN })).toBe('120')
  expect(labelLength(-0.01, { unit: 'px', size: SCREEN })).toBe('0')
  expect(labelLength(A4.height, { unit: 'mm', size: A4 }, 'height')).toBe('297')
  expect(labelLength(100, { unit: 'in', size: SCREEN })).toBe('1.04')
})

test('what is shown in a unit can be typed again', () => {
  const unit = fc.constantFrom<LengthUnit>('px', 'mm', 'cm', 'in')
  fc.assert(
    fc.property(fc.double({ min: -5_000, max: 5_000, noNaN: true }), unit, (px, shownIn) => {
      const shown = shownNumber(px / pxPerUnit(shownIn, SCREEN), shownIn)
      expect(valueOf(typed(shown, { unit: shownIn }))).toBeCloseTo(px, shownIn === 'px' ? 1 : 0)
    }),
  )
})

test('a sum of numbers is that of JavaScript', () => {
  const number = fc.integer({ min: 0, max: 1_000 })
  fc.assert(
    fc.property(number, fc.array(fc.tuple(fc.constantFrom('+', '-'), number), { maxLength: 5 }), (first, rest) => {
      const expected = rest.reduce((sum, [sign, each]) => (sign === '+' ? sum + each : sum - each), first)
      expect(valueOf(typed([first, ...rest.flat()].join(' ')))).toBe(expected)
    }),
  )
})
