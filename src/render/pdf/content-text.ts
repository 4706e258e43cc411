/** One glyph shown by a text operator, and the marked content that begins before it or ends after it. */
export interface ShownGlyph {
  /** The name of its font among the stream's resources. */
  readonly font: string
  readonly code: number
  readonly codeBytes: 1 | 2
  /** What a reader is to take from here up to the glyph that `closes`. */
  opens?: string
  closes?: boolean
}

/** One `BT … ET`, taken apart. */
export interface TextBlock {
  /** Where `Tm` puts it, in the space that was current when it was drawn. */
  readonly x: number
  readonly y: number
  readonly glyphs: readonly ShownGlyph[]
  readonly lines: readonly (string | ShownLine)[]
}

interface ShownLine {
  /** What stands before the string: `dx dy Td`, or nothing. */
  readonly before: string
  readonly glyphs: readonly ShownGlyph[]
  /** The line as it was. */
  readonly written: string
}

/** A content stream in order: its text blocks, and all between them as it is. */
export type ContentPart = string | TextBlock

// Skia writes one operator a line, glyphs as hexadecimal strings, and no other strings at all: no text of a document can
// stand in a content stream.
const BLOCK = /(?<=^|\n)BT\n([^]*?\n)ET(?=\n|$)/g
const SHOW = /^(.*?) ?<([0-9A-Fa-f]*)> Tj$/
const FONT = /^\/(\S+) \S+ Tf$/
const MATRIX = /^\S+ \S+ \S+ \S+ (\S+) (\S+) Tm$/

/** Takes a content stream apart. `codeBytes` tells how many bytes a code of the font so named takes. */
export function readContent(content: string, codeBytes: (font: string) => 1 | 2): ContentPart[] {
  const parts: ContentPart[] = []
  let end = 0
  for (const match of content.matchAll(BLOCK)) {
    parts.push(content.slice(end, match.index), readBlock(match[1] ?? '', codeBytes))
    end = match.index + match[0].length
  }
  parts.push(content.slice(end))
  return parts
}

function readBlock(body: string, codeBytes: (font: string) => 1 | 2): TextBlock {
  let font = ''
  let [x, y] = [NaN, NaN]
  const glyphs: ShownGlyph[] = []
  const lines = body.split('\n').flatMap((line): (string | ShownLine)[] => {
    const shown = SHOW.exec(line)
    if (shown) {
      const here = readGlyphs(shown[2] ?? '', font, codeBytes(font))
      for (const glyph of here) glyphs.push(glyph)
      return [{ before: shown[1] ?? '', glyphs: here, written: line }]
    }
    font = FONT.exec(line)?.[1] ?? font
    const matrix = MATRIX.exec(line)
    if (matrix) [x, y] = [Number(matrix[1]), Number(matrix[2])]
    return line === '' ? [] : [line]
  })
  return { x, y, glyphs, lines }
}

function readGlyphs(hex: string, font: string, codeBytes: 1 | 2): ShownGlyph[] {
  const glyphs: ShownGlyph[] = []
  for (let at = 0; at < hex.length; at += codeBytes * 2) {
    glyphs.push({ font, code: Number.parseInt(hex.slice(at, at + codeBytes * 2), 16), codeBytes })
  }
  return glyphs
}

/** Puts a content stream together again, with the marked content that was added to its glyphs; undefined where none was. */
export function writeContent(parts: readonly ContentPart[]): string | undefined {
  if (!parts.some((part) => typeof part !== 'string' && part.glyphs.some(isMarked))) return undefined
  return parts.map((part) => (typeof part === 'string' ? part : writeBlock(part))).join('')
}

function writeBlock(block: TextBlock): string {
  const lines = block.lines.flatMap((line) => (typeof line === 'string' ? [line] : writeLine(line)))
  return `BT\n${lines.join('\n')}\nET`
}

function writeLine({ before, glyphs, written }: ShownLine): string[] {
  if (!glyphs.some(isMarked)) return [written]
  const lines = before === '' ? [] : [before]
  let codes = ''
  const flush = (): void => {
    if (codes !== '') lines.push(`<${codes}> Tj`)
    codes = ''
  }
  for (const glyph of glyphs) {
    if (glyph.opens !== undefined) {
      flush()
      lines.push(`/Span <</ActualText <${utf16(`\ufeff${glyph.opens}`)}>>> BDC`)
    }
    codes += glyph.code
      .toString(16)
      .toUpperCase()
      .padStart(glyph.codeBytes * 2, '0')
    if (glyph.closes) {
      flush()
      lines.push('EMC')
    }
  }
  flush()
  return lines
}

function isMarked({ opens, closes }: ShownGlyph): boolean {
  return opens !== undefined || closes === true
}

/** UTF-16, most significant byte first, as hexadecimal digits. */
export function utf16(text: string): string {
  return Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()
}
