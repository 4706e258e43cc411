import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'oxfmt'
import { expect, test } from 'vitest'
import { FAMILIES } from '../assets/fonts/families.ts'
import { CHARACTER_WIDTHS, FIRST_CHARACTER } from '../document/tables/character-widths.ts'
import { layOut } from '../text/testing/lay-out.ts'

const FILE = join(import.meta.dirname, '../document/tables/character-widths.ts')
const LAST_CHARACTER = 126
const WEIGHTS = [400, 700]
const FONT_SIZE = 100

function widthOf(text: string, style: { fontFamily: string; fontWeight: number }): number {
  return layOut({ ...style, text, fontSize: FONT_SIZE, width: 100_000 }).lines[0]?.widthPx ?? 0
}

/** In thousandths of an em, rounded up. */
function measuredWidths(fontFamily: string): number[][] {
  return WEIGHTS.map((fontWeight) =>
    Array.from({ length: LAST_CHARACTER - FIRST_CHARACTER + 1 }, (_, index) => {
      const character = String.fromCodePoint(FIRST_CHARACTER + index)
      const style = { fontFamily, fontWeight }
      // A space at the end of a line has no width.
      const width = character === ' ' ? widthOf('n n', style) - widthOf('nn', style) : widthOf(character, style)
      return Math.ceil((width / FONT_SIZE) * 1000 - 0.01)
    }),
  )
}

// `UPDATE_GOLDENS=1` writes the file.
test('the widths of characters are those of the bundled fonts', async () => {
  const widths = Object.fromEntries(FAMILIES.map(({ name }) => [name.toLowerCase(), measuredWidths(name)]))
  if (process.env['UPDATE_GOLDENS'] === '1') {
    const source = `/* Written by src/render/character-widths.test.ts with UPDATE_GOLDENS=1. */

export const FIRST_CHARACTER = ${FIRST_CHARACTER}

/** Wider than most, so that text in an own font rarely needs more lines than estimated. */
export const UNKNOWN_FAMILY = 'montserrat'

/** Advance widths of the printable ASCII characters in thousandths of an em, regular and bold. */
export const CHARACTER_WIDTHS: Readonly<Record<string, readonly (readonly number[])[]>> = ${JSON.stringify(widths)}
`
    const { code } = await format(FILE, source, { semi: false, singleQuote: true, printWidth: 120 })
    writeFileSync(FILE, code)
    return
  }
  expect(CHARACTER_WIDTHS).toEqual(widths)
})
