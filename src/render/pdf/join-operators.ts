import type { ContentText, TextBlock } from './content-text.ts'
import { originOf } from './glyph-places.ts'
import { formatNumber } from './pdf-value.ts'

const [SHOW, MOVE] = ['> Tj', ' Td ']

/**
 * Writes each line of a text as one operator. PDFium suspects a new line at every operator on some
 * pages, and on all that are rotated. Reads few numbers, since this happens to every text.
 */
export function joinOperators({ bytes, codes, fonts }: ContentText, { from, start, end }: TextBlock): string {
  let [text, glyph, size, pen] = ['', from, 0, 0]
  let [matrix, fontLine] = ['', '']
  let [lineX, shownX, lineY, y] = [0, 0, 0, 0]
  let shown = ''
  const show = (): void => {
    if (shown !== '') text += shown.includes('>') ? `[<${shown}>] TJ\n` : `<${shown}> Tj\n`
    shown = ''
  }
  for (const line of bytes.toString('latin1', start, end).split('\n')) {
    if (line.endsWith(SHOW)) {
      const string = line.lastIndexOf('<') + 1
      const font = fonts[glyph]
      if (string > MOVE.length) {
        const [moveX, moveY] = line.split(' ', 2)
        lineX += Number(moveX)
        lineY += Number(moveY)
      }
      const gap = ((pen - lineX) * 1000) / size
      const isLine = lineY === y && font?.codeBytes === 2
      if (shown !== '' && isLine) shown += Math.abs(gap) < 0.5 ? '' : `> ${formatNumber(Math.round(gap * 100) / 100)} <`
      else {
        show()
        if (lineX !== shownX || lineY !== y) {
          text += `${formatNumber(rounded(lineX - shownX))} ${formatNumber(rounded(lineY - y))} Td `
          ;[shownX, y] = [lineX, lineY]
        }
      }
      const digits = line.slice(string, -SHOW.length)
      shown += digits
      let advance = 0
      const last = glyph + digits.length / ((font?.codeBytes ?? 2) * 2)
      for (; glyph < last; glyph += 1) advance += font?.width(codes[glyph] ?? -1) ?? 0
      pen = (shown === digits || Math.abs(gap) >= 0.5 ? lineX : pen) + (advance * size) / 1000
    } else if (line.endsWith(' Tf')) {
      if (line === fontLine) continue
      show()
      fontLine = line
      size = Number(line.slice(line.indexOf(' ') + 1, -' Tf'.length))
      text += `${line}\n`
    } else if (line.endsWith(' Tm')) {
      if (matrix === '') {
        text += `${line}\n`
        matrix = line
      }
      ;[lineX, lineY] = [line === matrix ? 0 : originOf(line) - originOf(matrix), 0]
    } else if (line !== 'ET' && line !== 'BT' && line !== '') return bytes.toString('latin1', start, end)
  }
  show()
  return `BT\n${text}ET\n`
}

function rounded(length: number): number {
  return Math.round(length * 1e5) / 1e5
}
