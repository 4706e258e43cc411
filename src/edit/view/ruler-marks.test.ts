import { expect, test } from 'vitest'
import { type LengthUnit, pxPerUnit } from '../measuring/length-unit.ts'
import { rulerMarks } from './ruler-marks.ts'

const SIZE = { width: 1_000, height: 1_000 }

const labels = (zoom: number, unit: LengthUnit = 'px'): (string | undefined)[] =>
  rulerMarks({ origin: 100, zoom, length: 500 }, pxPerUnit(unit, SIZE)).flatMap(({ label }) => label ?? [])

test('labels are round numbers, far enough apart to be read at any zoom', () => {
  expect(labels(1)).toEqual(['-100', '0', '100', '200', '300', '400'])
  expect(labels(8)).toEqual(['-20', '-10', '0', '10', '20', '30', '40', '50'])
  expect(labels(0.05)).toEqual(['-2000', '0', '2000', '4000', '6000', '8000'])
  for (const zoom of [0.02, 0.3, 1.7, 64]) {
    const shown = rulerMarks({ origin: 0, zoom, length: 2_000 }, pxPerUnit('mm', SIZE)).filter(
      ({ label }) => label !== undefined,
    )
    const [first, second] = shown
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(64)
  }
})

test('millimeters are those of print: 96 pixels are 25.4', () => {
  const marks = rulerMarks({ origin: 0, zoom: 1, length: 500 }, pxPerUnit('mm', SIZE))
  expect(marks.find(({ label }) => label === '100')?.at).toBeCloseTo((100 * 96) / 25.4, 6)
})
