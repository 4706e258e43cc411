import type { Font } from 'fontkit'
import { findGroupDefect, readCoverage, readCoveredRanges } from '../../text/coverage.ts'
import { readAxes, type FontAxis } from '../../text/font-axes.ts'
import type { FontStyle } from '../../text/font-catalog.ts'
import { familyName } from '../../text/font-names.ts'
import { faceStyle, faceWeight } from '../../text/document-fonts.ts'
import { sfntOf, type Sfnt } from '../../text/sfnt.ts'
import { openFont } from './open-font.ts'

export interface FontInfo {
  readonly family: string
  readonly weight: number
  readonly style: FontStyle
  /** Empty for a static font. */
  readonly axes: readonly FontAxis[]
  /** ISO 15924 codes of the scripts whose most common letters the font has. */
  readonly scripts: readonly string[]
}

const REQUIRED = ['head', 'hhea', 'hmtx', 'maxp', 'cmap', 'name', 'OS/2', 'post']
const OUTLINES = ['glyf', 'CFF ', 'CFF2']
const MAX_FAMILY_CHARACTERS = 255

/** OS/2 `fsType`: restricted license embedding, and bitmap embedding only. */
const RESTRICTED = 0x0002
const BITMAP_ONLY = 0x0200
const EDITABLE_OR_PREVIEW = 0x000c

/**
 * Checks every table and decodes every glyph. Throws an error with the reason, a sentence without a
 * subject, such as "it has no table glyf": Skia draws damaged fonts as boxes, or not at all.
 */
export function inspectFont(bytes: Uint8Array): FontInfo {
  const font = sfntOf(bytes)
  for (const tag of REQUIRED) font.table(tag)
  if (!OUTLINES.some((tag) => font.tags.includes(tag))) throw new Error('it has no outlines (no table glyf or CFF)')
  for (const tag of font.tags) checkSum(font, tag)
  checkCounts(font)
  checkPermission(font)
  const em = font.table('head').getUint16(18)
  if (em < 16 || em > 16_384) throw new Error(`its em is ${em} units; a font has 16 to 16384`)
  checkCharacters(font)
  decodeGlyphs(bytes)
  const family = familyName(font)
  if (family === undefined || family.length > MAX_FAMILY_CHARACTERS) {
    throw new Error(`it has no family name of 1 to ${MAX_FAMILY_CHARACTERS} characters in its table name`)
  }
  return { family, weight: faceWeight(font), style: faceStyle(font), axes: readAxes(font), scripts: scriptsOf(font) }
}

/** The checksum of `head` is that of the whole font without another field. Source: OpenType 1.9, font file. */
function checkSum(font: Sfnt, tag: string): void {
  const table = font.table(tag)
  if (tag === 'head' || tag === 'DSIG') return
  const entry = font.entry(tag)
  const expected = new DataView(entry.buffer, entry.byteOffset, entry.byteLength).getUint32(4)
  const whole = table.byteLength - (table.byteLength % 4)
  let sum = 0
  for (let at = 0; at < whole; at += 4) sum = (sum + table.getUint32(at)) >>> 0
  for (let at = whole; at < table.byteLength; at += 1) {
    sum = (sum + table.getUint8(at) * 2 ** (8 * (3 - (at % 4)))) >>> 0
  }
  if (sum !== expected) throw new Error(`its table ${tag.trim()} is damaged: the checksum is wrong`)
}

/** Skia ends its process if it reads beyond these tables. */
function checkCounts(font: Sfnt): void {
  const glyphs = font.table('maxp').getUint16(4)
  if (glyphs === 0) throw new Error('it has no glyphs')
  const widths = font.table('hhea').getUint16(34)
  if (widths === 0 || widths > glyphs) throw new Error(`its table hhea counts ${widths} widths for ${glyphs} glyphs`)
  checkLength(font, 'hmtx', 4 * widths + 2 * (glyphs - widths))
  if (font.tags.includes('glyf'))
    checkLength(font, 'loca', (glyphs + 1) * (font.table('head').getInt16(50) === 0 ? 2 : 4))
}

function checkLength(font: Sfnt, tag: string, bytes: number): void {
  const { byteLength } = font.table(tag)
  if (byteLength < bytes) throw new Error(`its table ${tag} has ${byteLength} bytes; its glyphs need ${bytes}`)
}

function checkCharacters(font: Sfnt): void {
  const cmap = font.table('cmap')
  const defect = findGroupDefect(cmap, font.table('maxp').getUint16(4))
  if (defect !== undefined) throw new Error(defect)
  if (readCoveredRanges(cmap).length === 0) throw new Error('it has no characters')
}

function checkPermission(font: Sfnt): void {
  const permission = font.table('OS/2').getUint16(8)
  if ((permission & RESTRICTED) !== 0 && (permission & EDITABLE_OR_PREVIEW) === 0) {
    throw new Error('its license forbids embedding, which exports need (fsType in its table OS/2)')
  }
  if ((permission & BITMAP_ONLY) !== 0) {
    throw new Error('its license allows embedding only as bitmaps (fsType in its table OS/2)')
  }
}

function decodeGlyphs(bytes: Uint8Array): void {
  const font = openFont(bytes) as Font
  for (let glyph = 0; glyph < font.numGlyphs; glyph += 1) {
    try {
      void font.getGlyph(glyph).path.commands.length
    } catch (error) {
      throw new Error(`its glyph ${glyph} cannot be decoded`, { cause: error })
    }
  }
}

/** A few letters that every font for a script has. */
export const LETTERS: Readonly<Record<string, string>> = {
  Latn: 'AZaz',
  Cyrl: 'АЯая',
  Grek: 'ΑΩαω',
  Arab: 'ابمي',
  Hebr: 'אבשת',
  Deva: 'अकमह',
  Thai: 'กขมห',
  Hang: '가나한글',
  Kana: 'あのアン',
  Hani: '一人大日',
  Armn: 'ԱԲաբ',
  Geor: 'აბგდ',
  Beng: 'অকমহ',
  Taml: 'அகமவ',
  Telu: 'అకమహ',
}

export function scriptsOf(font: Sfnt): string[] {
  const covers = readCoverage(font.table('cmap'))
  const hasAll = (letters: string): boolean => Array.from(letters).every((letter) => covers(letter.codePointAt(0) ?? 0))
  return Object.keys(LETTERS).filter((script) => hasAll(LETTERS[script] ?? ''))
}
