import { expect, test } from 'vitest'
import { NAMED_FAMILIES } from '../../assets/fonts/families.ts'
import { openBundledFonts } from '../../assets/fonts/bundled-fonts.ts'
import { FACE_METRICS } from './baseline.ts'

test('the metrics are those of the bundled fonts', () => {
  const fonts = openBundledFonts()
  for (const { name } of NAMED_FAMILIES) {
    const face = fonts.find(name, { weight: 400, style: 'normal' })
    const [ascent, descent] = FACE_METRICS[name] ?? []
    expect(ascent, name).toBeCloseTo(face?.ascent ?? NaN, 3)
    expect(descent, name).toBeCloseTo(face?.descent ?? NaN, 3)
  }
})
