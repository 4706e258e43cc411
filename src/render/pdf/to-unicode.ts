import { utf16 } from './pdf-value.ts'

/** Compatibility characters that fonts map: ligatures, Arabic forms, Han radicals. */
const SHAPES = /[\u2f00-\u2fdf\uf900-\ufaff\ufb00-\ufdff\ufe70-\ufefc]/u
/** Private characters, and the NUL that Skia writes for a glyph without a character. */
const MEANINGLESS = /[\0\ue000-\uf8ff\u{f0000}-\u{10ffff}]/u

export function plainText(text: string): string {
  return SHAPES.test(text) ? text.replaceAll(new RegExp(SHAPES, 'gu'), (shape) => shape.normalize('NFKC')) : text
}

/** Returns the texts of a ToUnicode map by code. */
export function readTexts(map: string): Map<number, string> {
  const texts = new Map<number, string>()
  const add = (code: number, text: string): void => {
    if (text !== '' && !MEANINGLESS.test(text)) texts.set(code, plainText(text))
  }
  for (const [, body] of map.matchAll(/beginbfchar\n([^]*?)endbfchar/g)) {
    for (const [, code, hex] of (body ?? '').matchAll(/<(\w+)> <(\w*)>/g)) add(parseHex(code), fromUtf16(hex))
  }
  for (const [, body] of map.matchAll(/beginbfrange\n([^]*?)endbfrange/g)) {
    for (const [, from, to, hex] of (body ?? '').matchAll(/<(\w+)> <(\w+)> <(\w*)>/g)) {
      const start = fromUtf16(hex).codePointAt(0) ?? 0
      for (let code = parseHex(from); code <= parseHex(to); code += 1) {
        add(code, String.fromCodePoint(start + code - parseHex(from)))
      }
    }
  }
  return texts
}

function parseHex(hex: string | undefined): number {
  return Number.parseInt(hex ?? '', 16)
}

function fromUtf16(hex = ''): string {
  let text = ''
  for (let at = 0; at < hex.length; at += 4) text += String.fromCharCode(parseHex(hex.slice(at, at + 4)))
  return text
}

/** Adobe Technical Note 5014. */
const MAX_SECTION_LINES = 100

export function writeTexts(texts: readonly [number, string][], codeBytes: 1 | 2): string {
  const digits = codeBytes * 2
  const hex = (code: number): string => code.toString(16).toUpperCase().padStart(digits, '0')
  const lines = texts.toSorted(([a], [b]) => a - b).map(([code, text]) => `<${hex(code)}> <${utf16(text)}>`)
  let sections = ''
  for (let at = 0; at < lines.length; at += MAX_SECTION_LINES) {
    const section = lines.slice(at, at + MAX_SECTION_LINES)
    sections += `${section.length} beginbfchar\n${section.join('\n')}\nendbfchar\n`
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<${hex(0)}> <${hex(2 ** (8 * codeBytes) - 1)}>
endcodespacerange
${sections}endcmap
CMapName currentdict /CMap defineresource pop
end
end
`
}
