import type { ContentText, TextBlock } from './content-text.ts'

/** In the space of the block's matrix, in which `y` points up. */
export interface GlyphPlace {
  readonly x: number
  readonly y: number
  readonly size: number
  /** The operators that select the font. */
  readonly fontLine: string
}

interface PlacedBlock {
  readonly places: readonly GlyphPlace[]
  /** The operator that sets the text matrix. */
  readonly matrix: string
}

export interface GlyphPlaces {
  /** Undefined if the block has operators other than those of Skia's text. It must then stay as it is. */
  block(block: TextBlock): PlacedBlock | undefined
  find(glyph: number): GlyphPlace | undefined
}

const FONT = /^\/\S+ \S+ Tf$/
const MATRIX = /^(?:\S+ ){6}Tm$/
const SHOWN = /^(?:(\S+) (\S+) Td )?<[0-9A-F]*> Tj$/

/** Reads places only of blocks that change, since it takes longer than everything else. */
export function createGlyphPlaces(content: ContentText): GlyphPlaces {
  const blocks = new Map<TextBlock, PlacedBlock | undefined>()
  const block = (wanted: TextBlock): PlacedBlock | undefined => {
    if (!blocks.has(wanted)) blocks.set(wanted, readPlaces(content, wanted))
    return blocks.get(wanted)
  }
  return {
    block,
    find(glyph) {
      const own = content.blocks[content.blockOf[glyph] ?? -1]
      return own && block(own)?.places[glyph - own.from]
    },
  }
}

/** Returns the horizontal position of a text matrix. */
export function originOf(matrix: string): number {
  return Number(matrix.split(' ')[4])
}

function readPlaces({ bytes, fonts, codes }: ContentText, { from, start, end }: TextBlock): PlacedBlock | undefined {
  const lines = bytes.toString('latin1', start + 'BT\n'.length, end - 'ET\n'.length)
  const places: GlyphPlace[] = []
  let [fontLine, size, matrix] = ['', 0, '']
  let [lineX, lineY] = [0, 0]
  for (const line of lines.split('\n')) {
    const shown = SHOWN.exec(line)
    if (shown) {
      const [, moveX = '0', moveY = '0'] = shown
      ;[lineX, lineY] = [lineX + Number(moveX), lineY + Number(moveY)]
      const digits = line.lastIndexOf('>') - line.lastIndexOf('<') - 1
      const last = places.length + digits / ((fonts[from + places.length]?.codeBytes ?? 2) * 2)
      for (let x = lineX; places.length < last;) {
        const glyph = from + places.length
        places.push({ x, y: lineY, size, fontLine })
        x += ((fonts[glyph]?.width(codes[glyph] ?? -1) ?? 0) * size) / 1000
      }
    } else if (FONT.test(line)) {
      fontLine = line
      size = Number(line.split(' ')[1])
    } else if (MATRIX.test(line)) {
      if (matrix === '') matrix = line
      ;[lineX, lineY] = [originOf(line) - originOf(matrix), 0]
    } else if (line !== 'ET' && line !== 'BT' && line !== '') return undefined
  }
  return { places, matrix }
}
