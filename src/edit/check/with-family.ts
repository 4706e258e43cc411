import type { FontCatalog } from '../../text/font-catalog.ts'
import { missingCharacters } from '../../text/text-warnings.ts'
import type { Finding } from './finding.ts'

/** Adds a family that has the characters that a text lacks, if a known font has them all. */
export function withFamily(finding: Finding, fonts: Pick<FontCatalog, 'families' | 'find'>): Finding {
  if (finding.code !== 'missing_glyph') return finding
  const points = missingCharacters(finding.message).flatMap((text) =>
    Array.from(text, (character) => character.codePointAt(0) ?? 0),
  )
  const family = fonts.families().find((name) => {
    const face = fonts.find(name, { weight: 400, style: 'normal' })
    return face !== undefined && points.every((point) => face.covers(point))
  })
  return family === undefined || points.length === 0 ? finding : { ...finding, family }
}
