import type { FontCodes } from './font-codes.ts'

/** Glyphs in stream order. Stored in columns, because a page can have a million. */
export interface ContentText {
  readonly bytes: Buffer
  readonly blocks: readonly TextBlock[]
  readonly codes: readonly number[]
  readonly fonts: readonly (FontCodes | undefined)[]
  readonly blockOf: readonly number[]
  /** The operators that select the font of each glyph, and the font's size. */
  readonly fontLines: readonly string[]
  readonly sizes: readonly number[]
  /** Positions in the space of the block's matrix, in which `y` points up. */
  readonly xs: readonly number[]
  readonly ys: readonly number[]
}

/** One `BT … ET`. */
export interface TextBlock {
  readonly x: number
  readonly y: number
  /** A range of glyphs; `to` is exclusive. */
  readonly from: number
  readonly to: number
  /** A range of bytes, from the operator BT to the operator ET. */
  readonly start: number
  readonly end: number
  readonly matrix: string
  /** Whether the block has other operators than those known here. It must then stay as it is. */
  readonly isUnknown: boolean
}

const [NEWLINE, LESS, GREATER] = [0x0a, 0x3c, 0x3e]
const [D, J, F, M, T] = [0x64, 0x6a, 0x66, 0x6d, 0x54]

const FONT = /^\/(\S+) (\S+) Tf$/
const MATRIX = /^\S+ \S+ \S+ \S+ (\S+) (\S+) Tm$/
const MOVE = /^(\S+) (\S+) Td/

/** Skia writes one operator per line, only `Td` before `Tj`, and glyphs in hexadecimal. */
export function readContent(bytes: Buffer, findFont: (name: string) => FontCodes | undefined): ContentText {
  const blocks: TextBlock[] = []
  const [codes, fonts, blockOf]: [number[], (FontCodes | undefined)[], number[]] = [[], [], []]
  const [fontLines, sizes, xs, ys]: [string[], number[], number[], number[]] = [[], [], [], []]
  for (let at = nextBlock(bytes, 0); at >= 0; at = nextBlock(bytes, at)) {
    const [from, start] = [codes.length, at - 'BT\n'.length]
    let font: FontCodes | undefined
    let [fontLine, size, matrix, isUnknown] = ['', 0, '', false]
    let [x, y, lineX, lineY] = [NaN, NaN, 0, 0]
    for (let isOpen = true; isOpen && at < bytes.length;) {
      const { string, end } = readLine(bytes, at)
      const operator = bytes[end - 1]
      if (operator === J && string >= 0) {
        const move = string - at > 1 ? MOVE.exec(bytes.toString('latin1', at, string)) : null
        if (move) [lineX, lineY] = [lineX + Number(move[1]), lineY + Number(move[2])]
        const digits = digitsOf(font)
        let pen = lineX
        for (let place = string; place < end && bytes[place] !== GREATER; place += digits) {
          const code = readHex(bytes, place, digits)
          codes.push(code)
          fonts.push(font)
          blockOf.push(blocks.length)
          fontLines.push(fontLine)
          sizes.push(size)
          xs.push(pen)
          ys.push(lineY)
          pen += ((font?.width(code) ?? 0) * size) / 1000
        }
      } else if (operator === F) {
        fontLine = bytes.toString('latin1', at, end)
        const [, name = '', points] = FONT.exec(fontLine) ?? []
        font = findFont(name)
        size = Number(points)
      } else if (operator === M) {
        matrix = bytes.toString('latin1', at, end)
        const found = MATRIX.exec(matrix)
        if (found) [x, y] = [Number(found[1]), Number(found[2])]
      } else if (operator === T) isOpen = end - at > 2
      else if (operator !== D) isUnknown = true
      at = end + 1
    }
    blocks.push({ x, y, from, to: codes.length, start, end: at, matrix, isUnknown })
  }
  return { bytes, blocks, codes, fonts, blockOf, fontLines, sizes, xs, ys }
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
