import { afterAll, describe, expect, test } from 'vitest'
import { createRandom } from '../../drill/random.ts'
import { DAMAGE_NAMES, damageFont } from '../../fuzz/damage-font.ts'
import { findDrawingDefect, findReasonDefect, isVerified, readFonts } from '../../fuzz/fuzz-fonts.ts'
import { createFontVerifier } from '../../src/assets/fonts/verify-font.ts'
import { createRenderer } from '../../src/render/renderer.ts'

const fonts = await readFonts()
const verifyFont = createFontVerifier()
const renderer = createRenderer({ workers: 1, startMs: 60_000 })

afterAll(() => renderer.close({ drainMs: 0 }))

describe.each(DAMAGE_NAMES)('a font with %s', (damage) => {
  test.each(fonts.map((_, index) => index))('is rejected with a reason, or drawn: %i', async (index) => {
    const font = fonts[index] ?? Buffer.alloc(0)
    const file = await damageFont(font, damage, createRandom(index + 7))
    const verdict = await verifyFont(file).catch((error: unknown) => error)
    const defect = isVerified(verdict) ? await findDrawingDefect(verdict, renderer) : findReasonDefect(verdict)
    expect(defect).toBeUndefined()
  })
})

test('undamaged fonts are accepted and drawn', async () => {
  for (const font of fonts) {
    const verified = await verifyFont(font)
    expect(await findDrawingDefect(verified, renderer)).toBeUndefined()
  }
})
