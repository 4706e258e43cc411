import { PDFName, PDFRawStream } from 'pdf-lib'
import type { Rule } from './rule.ts'
import { nameOf } from './structure.ts'
import { declaredWidth, descendantOf, programOf, readGlyphs, unicodeOf, type UsedFont } from './used-fonts.ts'

/** In thousandths of the em: Skia rounds widths to whole ones. */
const TOLERATED_WIDTH = 1

/** Conditions of the Matterhorn protocol 1.02 on fonts, which are those of ISO 19005-2, 6.2.11, too. */
export const FONT_RULES: Readonly<Record<string, Rule>> = {
  '10-001': forEach(function* (font) {
    const texts = unicodeOf(font)
    for (const code of font.codes)
      if (!texts.get(code)) yield `${nameOf(font.dict, 'BaseFont')} has no text for ${code}`
  }),
  '31-004': forComposite(function* (font) {
    const map = descendantOf(font)?.lookup(PDFName.of('CIDToGIDMap'))
    if (map !== undefined && map !== PDFName.of('Identity') && !(map instanceof PDFRawStream))
      yield 'a wrong CIDToGIDMap'
  }),
  '31-005': forComposite(function* (font) {
    if (!descendantOf(font)?.has(PDFName.of('CIDToGIDMap'))) yield 'no CIDToGIDMap'
  }),
  '31-006': forComposite(function* ({ dict }) {
    const map = nameOf(dict, 'Encoding')
    if (map !== 'Identity-H' && map !== 'Identity-V') yield `the encoding ${map}`
  }),
  '31-009': forComposite(function* (font) {
    if (!programOf(font)) yield `${nameOf(font.dict, 'BaseFont')} is not embedded`
  }),
  '31-011': forComposite(function* (font) {
    const program = programOf(font)
    const count = program ? readGlyphs(program).count : Infinity
    for (const code of font.codes) if (code >= count) yield `${nameOf(font.dict, 'BaseFont')} has no glyph ${code}`
  }),
  '31-014': forComposite(function* (font) {
    const descriptor = descendantOf(font)?.lookup(PDFName.of('FontDescriptor'))
    if (descriptor && 'has' in descriptor && String(descriptor).includes('/CIDSet')) yield 'a CIDSet'
  }),
  '31-016': forComposite(function* (font) {
    const program = programOf(font)
    if (!program) return
    const glyphs = readGlyphs(program)
    for (const code of font.codes) {
      const [declared, own] = [declaredWidth(descendantOf(font), code), glyphs.widthOf(code)]
      if (Math.abs(declared - own) > TOLERATED_WIDTH) {
        yield `${nameOf(font.dict, 'BaseFont')}: ${code} is ${own} wide and declared ${declared}`
      }
    }
  }),
  '31-027': forEach(function* ({ dict }) {
    if (!dict.has(PDFName.of('ToUnicode'))) yield 'no ToUnicode'
  }),
  '31-028': forEach(function* (font) {
    for (const [code, text] of unicodeOf(font)) if (text.includes('\0')) yield `${code} is NUL`
  }),
  '31-029': forEach(function* (font) {
    for (const [code, text] of unicodeOf(font)) if (/[\ufeff\ufffe]/.test(text)) yield `${code} is a byte order mark`
  }),
  '31-030': forComposite(function* (font) {
    if (font.codes.has(0)) yield `${nameOf(font.dict, 'BaseFont')} draws .notdef`
  }),
}

type FontRule = (font: UsedFont) => Iterable<string>

function forEach(rule: FontRule): Rule {
  return function* ({ fonts }) {
    for (const font of fonts) yield* rule(font)
  }
}

/** For fonts of TrueType outlines; the others are Type 3 fonts, whose glyphs are content streams. */
function forComposite(rule: FontRule): Rule {
  return forEach((font) => (nameOf(font.dict, 'Subtype') === 'Type0' ? rule(font) : []))
}
