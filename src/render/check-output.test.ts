import { expect, test } from 'vitest'
import { Failure } from '../failure.ts'
import { checkOutput, outputSize } from './check-output.ts'
import type { Output } from './render-task.ts'

const png: Output = { format: 'png', scale: 1, transparent: false }
const webp: Output = { format: 'webp', scale: 1, quality: 80, transparent: false, animated: false }
const pdf: Output = { format: 'pdf', scale: 1, bleed: 0, cropMarks: false, metadata: {} }

function outcome(width: number, height: number, output: Output): string {
  try {
    checkOutput({ width, height }, output, 1)
    return 'allowed'
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return error.message
  }
}

test('each side is rounded to the nearest pixel and is at least one', () => {
  expect(outputSize({ width: 101, height: 1 }, 0.5)).toEqual({ width: 51, height: 1 })
  expect(outputSize({ width: 1, height: 4 }, 0.1)).toEqual({ width: 1, height: 1 })
})

test('the largest design can be exported as a PNG', () => {
  expect(outcome(10_000, 10_000, png)).toBe('allowed')
})

test('a side larger than Skia can draw is rejected with the requested size', () => {
  expect(outcome(10_000, 100, { ...png, scale: 1.6384 })).toBe('allowed')
  expect(outcome(10_000, 100, { ...png, scale: 1.6385 })).toMatch(
    /export_too_large.*16384 px per side.*10000 × 100 px at a scale of 1.6385 is 16385 × 164/,
  )
})

test('the limit of a WebP is one pixel per side lower', () => {
  expect(outcome(8192, 100, { ...webp, scale: 2 })).toMatch(/16383/)
  expect(outcome(8191, 100, { ...webp, scale: 2 })).toBe('allowed')
})

test('an image of more than 100 megapixels is rejected', () => {
  expect(outcome(10_000, 10_000, { ...png, scale: 1.1 })).toMatch(/100 megapixels/)
})

test('a PDF page has at most 14,400 points per side, including margins', () => {
  expect(outcome(9600, 100, { ...pdf, scale: 2 })).toBe('allowed')
  expect(outcome(9600, 100, { ...pdf, scale: 2, bleed: 10 })).toMatch(/14400 pt/)
  expect(outcome(10_000, 100, pdf)).toBe('allowed')
})
