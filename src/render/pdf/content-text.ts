import type { FontCodes } from './font-codes.ts'

/** Glyphs in stream order. Stored in columns, because a page can have a million. */
export interface ContentText {
  readonly bytes: Buffer
  readonly blocks: readonly TextBlock[]
  readonly codes: readonly number[]
  readonly fonts: readonly (FontCodes | undefined)[]
  readonly blockOf: readonly number[]
}

/** One `BT … ET`, or several that continue a text on its line. */
export interface TextBlock {
  readonly x: number
  readonly y: number
  /** A range of glyphs; `to` is exclusive. */
  readonly from: number
  readonly to: number
  /** A range of bytes, from the operator BT to the end of the line with the operator ET. */
  readonly start: number
  readonly end: number
}

const [NEWLINE, LESS, GREATER] = [0x0a, 0x3c, 0x3e]
const [J, F, M, T] = [0x6a, 0x66, 0x6d, 0x54]

const FONT = /^\/(\S+) \S+ Tf$/
const MATRIX = /^\S+ \S+ \S+ \S+ (\S+) (\S+) Tm$/

export interface ContentReading {
  readonly findFont: (name: string) => FontCodes | undefined
  /** Whether a text begins at this position. */
  readonly isOrigin: (x: number, y: number) => boolean
}

/** Skia writes one operator per line and glyphs in hexadecimal, so text never resembles an operator. */
export function readContent(bytes: Buffer, { findFont, isOrigin }: ContentReading): ContentText {
  const blocks: TextBlock[] = []
  const codes: number[] = []
  const fonts: (FontCodes | undefined)[] = []
  const blockOf: number[] = []
  for (let at = nextBlock(bytes, 0); at >= 0; at = nextBlock(bytes, at)) {
    const start = at - 'BT\n'.length
    const last = blocks.at(-1)
    const from = codes.length
    let font: FontCodes | undefined
    let [x, y] = [NaN, NaN]
    for (let isOpen = true; isOpen && at < bytes.length;) {
      const { string, end } = readLine(bytes, at)
      const operator = bytes[end - 1]
      if (operator === J && string >= 0) {
        const digits = digitsOf(font)
        for (let place = string; place < end && bytes[place] !== GREATER; place += digits) {
          codes.push(readHex(bytes, place, digits))
          fonts.push(font)
        }
      } else if (operator === F) font = findFont(FONT.exec(bytes.toString('latin1', at, end))?.[1] ?? '')
      else if (operator === M) {
        const matrix = MATRIX.exec(bytes.toString('latin1', at, end))
        if (matrix) [x, y] = [Number(matrix[1]), Number(matrix[2])]
      } else if (operator === T) isOpen = end - at > 2
      at = end + 1
    }
    const isContinued = last?.end === start && last.y === y && (last.x === x || !isOrigin(x, y))
    if (isContinued) blocks.pop()
    for (let glyph = from; glyph < codes.length; glyph += 1) blockOf.push(blocks.length)
    if (isContinued) blocks.push({ ...last, to: codes.length, end: at })
    else blocks.push({ x, y, from, to: codes.length, start, end: at })
  }
  return { bytes, blocks, codes, fonts, blockOf }
}

function nextBlock(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf('BT\n', from); at >= 0; at = bytes.indexOf('BT\n', at + 1)) {
    if (at === 0 || bytes[at - 1] === NEWLINE) return at + 3
  }
  return -1
}

function readLine(bytes: Buffer, from: number): { string: number; end: number } {
  let string = -1
  let end = from
  for (; end < bytes.length && bytes[end] !== NEWLINE; end += 1) if (bytes[end] === LESS) string = end + 1
  return { string, end }
}

function digitsOf(font: FontCodes | undefined): number {
  return (font?.codeBytes ?? 2) * 2
}

function readHex(bytes: Buffer, from: number, digits: number): number {
  let code = 0
  for (let at = from; at < from + digits; at += 1) {
    const digit = bytes[at] ?? 0
    // '0' to '9' are 48 to 57, 'A' to 'F' 65 to 70.
    code = code * 16 + (digit < 58 ? digit - 48 : (digit & 0x5f) - 55)
  }
  return code
}
