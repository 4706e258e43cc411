import { expect, test } from 'vitest'
import type { FontFamily } from '../../../../api/font-queries.ts'
import { weightsOf } from './font-weights.ts'

const family = (properties: Partial<FontFamily>): FontFamily => {
  return { family: 'A', own: false, faces: [], axes: [], scripts: [], sampleUrl: '', ...properties }
}
const numbers = (weights: ReturnType<typeof weightsOf>) => weights.map(({ value }) => Number(value))

test('the weights of a family are those of its faces', () => {
  const faces = [400, 700].flatMap((weight) => [
    { weight, style: 'normal' } as const,
    { weight, style: 'italic' } as const,
  ])
  expect(weightsOf(family({ faces }), 400)).toEqual([
    { value: '400', label: 'Regular 400' },
    { value: '700', label: 'Bold 700' },
  ])
})

test('a variable family has all weights of its range', () => {
  const axes = [{ tag: 'wght', min: 200, default: 400, max: 600 }]
  expect(numbers(weightsOf(family({ axes }), 400))).toEqual([200, 300, 400, 500, 600])
})

test('a weight that is missing is listed as such, and an unknown family may have all', () => {
  const faces = [{ weight: 400, style: 'normal' } as const]
  expect(weightsOf(family({ faces }), 900).at(-1)).toEqual({ value: '900', label: 'Black 900 (not in this font)' })
  expect(weightsOf(undefined, undefined)).toHaveLength(9)
})
