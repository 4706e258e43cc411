import bidiFactory from 'bidi-js'

export type Direction = 'ltr' | 'rtl'

/** Directions by UAX #9. `levels` has one level per UTF-16 code unit; null if all text is left to right. */
export interface Directions {
  readonly base: Direction
  readonly levels: Uint8Array | null
}

// The types declare a default export, but in Node the CommonJS module is the factory itself.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)()

/** Right-to-left letters, and directional marks, embeddings and isolates. */
const MAY_BE_RTL =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

const SURROGATE_PAIR = /[\u{10000}-\u{10ffff}]/gu

/**
 * Characters of the same class for those that take two code units. bidi-js knows single code units
 * and takes halves for left-to-right letters, which would split emoji such as ❤️‍🔥 in Arabic.
 */
const SUBSTITUTES: readonly (readonly [RegExp, string])[] = [
  [/[\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u, '\u05d0'],
  [/\p{Default_Ignorable_Code_Point}/u, '\u200b'],
  [/\p{M}/u, '\u0300'],
  [/\p{Nd}/u, '1'],
  [/(?!\p{Regional_Indicator})[\p{S}\p{P}]/u, '\u2022'],
]

function substitute(character: string): string {
  const [, replacement = 'a'] = SUBSTITUTES.find(([kind]) => kind.test(character)) ?? []
  return replacement.repeat(character.length)
}

/** Determines directions. `auto` uses the first strong character. */
export function directionsOf(text: string, direction: 'auto' | Direction): Directions {
  if (direction !== 'rtl' && !MAY_BE_RTL.test(text)) return { base: 'ltr', levels: null }
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text.replace(SURROGATE_PAIR, substitute), direction)
  // An empty text has no paragraph.
  const level = paragraphs[0]?.level ?? (direction === 'rtl' ? 1 : 0)
  return { base: level % 2 === 1 ? 'rtl' : 'ltr', levels }
}

/** Reorders pieces from logical to visual order, left to right: UAX #9, L2. */
export function visualOrder<Piece extends { readonly level: number }>(pieces: readonly Piece[]): Piece[] {
  const ordered = [...pieces]
  const highest = Math.max(0, ...pieces.map(({ level }) => level))
  for (let level = highest; level >= 1; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start
      while ((ordered[end]?.level ?? -1) >= level) end += 1
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse())
      start = end
    }
  }
  return ordered
}
