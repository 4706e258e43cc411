import { afterAll, expect, test } from 'vitest'
import { createRandom } from '../../drill/random.ts'
import { DAMAGE_NAMES, damageFont } from '../../fuzz/damage-font.ts'
import { findDrawingDefect, findReasonDefect, isVerified, readFonts } from '../../fuzz/fuzz-fonts.ts'
import { createFontVerifier } from '../../src/assets/fonts/verify-font.ts'
import { createRenderer } from '../../src/render/renderer.ts'

const fonts = await readFonts()
const verifyFont = createFontVerifier()
const renderer = createRenderer({ workers: 1, startMs: 60_000 })

afterAll(() => renderer.close({ drainMs: 0 }))

test.each(DAMAGE_NAMES.map((damage, index) => [damage, index] as const))(
  'a font with %s is rejected with a reason, or drawn',
  async (damage, index) => {
    const font = fonts[index % fonts.length] ?? Buffer.alloc(0)
    const file = await damageFont(font, damage, createRandom(index))
    const verdict = await verifyFont(file).catch((error: unknown) => error)
    const defect = isVerified(verdict) ? await findDrawingDefect(verdict, renderer) : findReasonDefect(verdict)
    expect(defect).toBeUndefined()
  },
)

test('undamaged fonts are accepted and drawn', async () => {
  for (const font of fonts) {
    const verified = await verifyFont(font)
    expect(await findDrawingDefect(verified, renderer)).toBeUndefined()
  }
})
