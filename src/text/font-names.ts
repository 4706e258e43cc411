import { defaultStyleNames } from './default-styles.ts'
import type { Sfnt } from './sfnt.ts'
import { writeFont, type FontTable } from './write-font.ts'

const FAMILY = 1
const SUBFAMILY = 2
const TYPOGRAPHIC_FAMILY = 16
const TYPOGRAPHIC_SUBFAMILY = 17
const WINDOWS = 3
const MACINTOSH = 1
const US_ENGLISH = 0x409

/** Returns the name under which design programs list the font. Source: OpenType 1.9, name. */
export function familyName(font: Sfnt): string | undefined {
  const family = readName(font, FAMILY)
  return readName(font, TYPOGRAPHIC_FAMILY) ?? (family === undefined ? undefined : withoutDefaultStyle(family, font))
}

/** Without a typographic family, the family of a variable font may be followed by the style of its default instance. */
function withoutDefaultStyle(family: string, font: Sfnt): string {
  const styles = defaultStyleNames(font).flatMap((id) => readName(font, id)?.toLowerCase() ?? [])
  const words = family.split(/\s+/)
  while (words.length > 1) {
    const style = styles.find((name) => words.join(' ').toLowerCase().endsWith(` ${name}`))
    if (style === undefined) break
    words.splice(-style.split(/\s+/).length)
  }
  return words.join(' ')
}

/** Returns the name of the weight and style, such as `Light Italic`. */
export function styleName(font: Sfnt): string {
  return readName(font, TYPOGRAPHIC_SUBFAMILY) ?? readName(font, SUBFAMILY) ?? ''
}

function readName(font: Sfnt, nameId: number): string | undefined {
  const name = font.table('name')
  const strings = name.getUint16(4)
  const records = Array.from({ length: name.getUint16(2) }, (_, index) => 6 + index * 12)
    .filter((at) => name.getUint16(at + 6) === nameId)
    .map((at) => ({ platform: name.getUint16(at), language: name.getUint16(at + 4), at }))
  const record =
    records.find(({ platform, language }) => platform === WINDOWS && language === US_ENGLISH) ??
    records.find(({ platform }) => platform !== MACINTOSH) ??
    records[0]
  if (!record) return undefined
  const [length, offset] = [name.getUint16(record.at + 8), strings + name.getUint16(record.at + 10)]
  const text =
    record.platform === MACINTOSH
      ? String.fromCharCode(...Array.from({ length }, (_, index) => name.getUint8(offset + index)))
      : String.fromCharCode(...Array.from({ length: length >> 1 }, (_, index) => name.getUint16(offset + index * 2)))
  return text.trim() || undefined
}

/**
 * Returns a copy of the font that has no other names. Skia registers a font under its own name too,
 * for the whole process, so one account's font could replace another's. `label` is its name in a PDF.
 */
export function renameFont(font: Sfnt, family: string, label: string): Uint8Array {
  const names = nameTable(family, postScriptName(label))
  const tables = font.tags.map((tag): FontTable => {
    const table = font.table(tag)
    const bytes = tag === 'name' ? names : new Uint8Array(table.buffer, table.byteOffset, table.byteLength)
    return { entry: font.entry(tag), bytes }
  })
  return writeFont(font.version, tables)
}

/** OpenType allows 63 printable characters of ASCII without spaces and delimiters. */
function postScriptName(label: string): string {
  return label.replaceAll(/[^A-Za-z0-9-]/g, '').slice(0, 63) || 'Font'
}

const UNIQUE_ID = 3
const FULL_NAME = 4
const POSTSCRIPT_NAME = 6

function nameTable(family: string, postScript: string): Uint8Array {
  const ids = [FAMILY, SUBFAMILY, UNIQUE_ID, FULL_NAME, POSTSCRIPT_NAME]
  const start = 6 + ids.length * 12
  const strings = family + postScript
  const table = new Uint8Array(start + strings.length * 2)
  const view = new DataView(table.buffer)
  view.setUint16(2, ids.length)
  view.setUint16(4, start)
  for (const [index, nameId] of ids.entries()) {
    const [from, length] = nameId === POSTSCRIPT_NAME ? [family.length, postScript.length] : [0, family.length]
    const values = [WINDOWS, 1, US_ENGLISH, nameId, length * 2, from * 2]
    for (const [field, value] of values.entries()) view.setUint16(6 + index * 12 + field * 2, value)
  }
  for (let index = 0; index < strings.length; index += 1) {
    view.setUint16(start + index * 2, strings.charCodeAt(index))
  }
  return table
}
