import type { FontItem, StyledText } from './font-items.ts'
import { joinMapped, type MappedText, replacedText, sliceMapped, type SourceSpan } from './mapped-text.ts'
import { graphemes } from './graphemes.ts'

export interface SourcedText extends StyledText {
  readonly source: SourceSpan
}

export interface SourcedItem extends FontItem {
  readonly source: SourceSpan
  /** In vertical lines; undefined in horizontal ones. */
  readonly orientation?: 'upright' | 'sideways' | 'combined'
}

/**
 * Adds the sources that `texts` have to their items. Choosing fonts composes letters, replaces
 * missing ones by a box and omits accents, one grapheme at a time. Every text has its own style.
 */
export function itemSources(items: readonly FontItem[], texts: readonly SourcedText[]): SourcedItem[] {
  const byStyle = Map.groupBy(items, ({ style }) => style)
  return texts.flatMap((styled) => {
    const own = byStyle.get(styled.style) ?? []
    const whole = align(styled, own.map(({ text }) => text).join(''))
    let at = 0
    return own.map((item) => {
      const { source } = sliceMapped(whole, at, at + item.text.length)
      at += item.text.length
      return { ...item, source }
    })
  })
}

function align(original: MappedText, drawn: string): MappedText {
  if (original.text === drawn) return original
  const parts: MappedText[] = []
  let at = 0
  for (const { segment, index } of graphemes.segment(original.text)) {
    const length = drawnLength(segment, drawn, at)
    const part = sliceMapped(original, index, index + segment.length)
    const text = drawn.slice(at, at + length)
    parts.push(text === segment ? part : replacedText(text, part.source))
    at += length
  }
  return joinMapped(parts)
}

function drawnLength(grapheme: string, drawn: string, at: number): number {
  for (const form of [grapheme, grapheme.normalize('NFC')]) if (drawn.startsWith(form, at)) return form.length
  let length = 0
  for (const character of grapheme) if (drawn.startsWith(character, at + length)) length += character.length
  // A box in place of a missing letter.
  return length === 0 ? 1 : length
}
