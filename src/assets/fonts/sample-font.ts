import type { Font } from 'fontkit'
import { readCoverage } from '../../text/coverage.ts'
import { sfntOf } from '../../text/sfnt.ts'
import { LETTERS, scriptsOf } from './inspect-font.ts'
import { openFont } from './open-font.ts'

const SIZE_PX = 48
const PADDING_PX = 8
/** Longer names are cut. */
const MAX_CHARACTERS = 40
/** A font may say that its letters are thousands of times larger. */
const MAX_SIDE_PX = 2_000

/** Draws the name of the family as an SVG of outlines, or letters of its script if the font lacks those of the name. */
export function sampleFont(bytes: Uint8Array, family: string): string {
  const sfnt = sfntOf(bytes)
  const covers = readCoverage(sfnt.table('cmap'))
  const name = Array.from(family).slice(0, MAX_CHARACTERS).join('')
  const isCovered = Array.from(name).every((letter) => covers(letter.codePointAt(0) ?? 0))
  const text = isCovered ? name : (LETTERS[scriptsOf(sfnt)[0] ?? ''] ?? firstCharacters(covers))
  return outlinesOf(openFont(bytes) as Font, text)
}

/** For fonts of symbols. */
function firstCharacters(covers: (codePoint: number) => boolean): string {
  const found: number[] = []
  for (let codePoint = 0x21; codePoint <= 0xffff && found.length < 8; codePoint += 1) {
    if (covers(codePoint)) found.push(codePoint)
  }
  return String.fromCodePoint(...found)
}

function outlinesOf(font: Font, text: string): string {
  const { glyphs, positions } = font.layout(text)
  const scale = SIZE_PX / font.unitsPerEm
  const baseline = PADDING_PX + font.ascent * scale
  let x = 0
  const paths = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    const path = `<path transform="translate(${round(x + xOffset)} ${round(yOffset)})" d="${glyph.path.toSVG()}"/>`
    x += xAdvance
    return path
  })
  const width = Math.ceil(x * scale + 2 * PADDING_PX)
  const height = Math.ceil((font.ascent - font.descent) * scale + 2 * PADDING_PX)
  const transform = `translate(${PADDING_PX} ${round(baseline)}) scale(${scale} ${-scale})`
  const shrunk = Math.min(1, MAX_SIDE_PX / Math.max(width, height))
  const size = `width="${Math.ceil(width * shrunk)}" height="${Math.ceil(height * shrunk)}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}"><g transform="${transform}">${paths.join('')}</g></svg>`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
