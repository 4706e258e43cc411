import { readCoverage } from './coverage.ts'
import type { FontFace, FontStyle } from './font-catalog.ts'
import type { Sfnt } from './sfnt.ts'

export interface FaceName {
  readonly family: string
  readonly cssFamily: string
  readonly weight: number
  readonly style: FontStyle
}

const USUAL_CAP_HEIGHT = 0.7

const USE_TYPO_METRICS = 1 << 7

/** Reads a face. Its vertical metrics are from `hhea`, or from OS/2 if the font requests that, as in browsers. */
export function readFace(font: Sfnt, name: FaceName): FontFace {
  const em = font.table('head').getUint16(18)
  const hhea = font.table('hhea')
  const os2 = font.table('OS/2')
  const post = font.table('post')
  const usesTypo = (os2.getUint16(62) & USE_TYPO_METRICS) !== 0
  const ascent = usesTypo ? os2.getInt16(68) : hhea.getInt16(4)
  const descent = usesTypo ? os2.getInt16(70) : hhea.getInt16(6)
  const covers = readCoverage(font.table('cmap'))
  const { family, cssFamily, weight, style } = name
  return {
    family,
    cssFamily,
    weight,
    style,
    ascent: ascent / em,
    descent: -descent / em,
    capHeight: capHeight(os2) / em || USUAL_CAP_HEIGHT,
    // `post` and OS/2 define the top edges of the lines.
    underline: bar(-post.getInt16(8) / em, post.getInt16(10) / em),
    strikethrough: bar(os2.getInt16(28) / em, os2.getInt16(26) / em),
    covers,
  }
}

/** Fonts with version 1 of the table have none. */
function capHeight(os2: DataView): number {
  return os2.getUint16(0) >= 2 && os2.byteLength >= 90 ? os2.getInt16(88) : 0
}

function bar(top: number, thickness: number): { top: number; thickness: number } {
  return { top, thickness: thickness > 0 ? thickness : 0.05 }
}
