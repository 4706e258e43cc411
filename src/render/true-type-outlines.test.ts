import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import { expect, test } from 'vitest'
import { sfntOf } from '../text/sfnt.ts'
import { withTrueTypeOutlines } from './true-type-outlines.ts'

const COMPACT = readFileSync(join(import.meta.dirname, '../../node_modules/bwip-js/fonts/Inconsolata.otf'))

test('outlines become TrueType with the same bounds and widths; other tables stay', () => {
  const converted = withTrueTypeOutlines(COMPACT)
  if (!converted) throw new Error('it is not converted')
  expect(sfntOf(converted).tags).toEqual(expect.arrayContaining(['cmap', 'glyf', 'loca', 'name']))
  expect(sfntOf(converted).tags).not.toContain('CFF ')
  const [before, after] = [create(COMPACT), create(Buffer.from(converted))] as [Font, Font]
  for (const text of ['H', 'g', '&', 'é', ' ']) {
    const [cubic, quadratic] = [before, after].map((font) => font.layout(text).glyphs[0])
    expect(quadratic?.advanceWidth).toBe(cubic?.advanceWidth)
    for (const side of ['minX', 'minY', 'maxX', 'maxY'] as const) {
      const [expected, received] = [cubic?.path.bbox[side] ?? NaN, quadratic?.path.bbox[side] ?? NaN]
      if (Number.isFinite(expected)) expect(Math.abs(received - expected)).toBeLessThanOrEqual(1)
    }
  }
})
