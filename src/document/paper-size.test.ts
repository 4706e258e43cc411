import { expect, test } from 'vitest'
import { paperSize } from './paper-size.ts'

const PAPERS = {
  A0: [841, 1189],
  A1: [594, 841],
  A2: [420, 594],
  A3: [297, 420],
  A4: [210, 297],
  A5: [148, 210],
  A6: [105, 148],
  A7: [74, 105],
  DL: [99, 210],
  'A small square': [148, 148],
  'A large square': [210, 210],
  'A business card': [55, 85],
} as const

test.each(Object.entries(PAPERS))('%s is recognized by its pixels, portrait and landscape', (_name, [short, long]) => {
  for (const mm of [
    { width: short, height: long },
    { width: long, height: short },
  ]) {
    const px = { width: Math.round((mm.width / 25.4) * 96), height: Math.round((mm.height / 25.4) * 96) }
    expect(paperSize(px)).toEqual(mm)
    expect(Math.abs(((mm.width / 25.4) * 96) / px.width - 1)).toBeLessThan(0.0012)
    expect(Math.abs(((mm.height / 25.4) * 96) / px.height - 1)).toBeLessThan(0.0012)
  }
})

test.each([
  [1080, 1080],
  [793, 1123],
  [794, 1122],
  [794, 795],
  [816, 1056],
])('a page of %d × %d pixels has no paper size', (width, height) => {
  expect(paperSize({ width, height })).toBeUndefined()
})
