import type { SourcedItem } from './item-sources.ts'
import { sliceMapped } from './mapped-text.ts'

/** A letter or number with the marks around it, as CSS `::first-letter`. */
const INITIAL = /^[\p{Ps}\p{Pi}"']*[\p{L}\p{N}]\p{M}*[\p{Pe}\p{Pf}.,]?/u
const CONNECTED = /(?=\p{L})[\p{scx=Arabic}\p{scx=Syriac}\p{scx=Nko}\p{scx=Mongolian}\p{scx=Devanagari}]/u
const LEADING_SPACE = /^\s+/

/** Takes the first letter from the items of a paragraph. Letters of connected scripts stay in their word. */
export function takeInitial(items: readonly SourcedItem[]): {
  initial: SourcedItem | null
  rest: readonly SourcedItem[]
} {
  const [first, ...others] = items
  const letter = first && INITIAL.exec(first.text)?.[0]
  if (!first || letter === undefined || CONNECTED.test(letter)) return { initial: null, rest: items }
  const after = first.text.slice(letter.length)
  const spaces = LEADING_SPACE.exec(after)?.[0].length ?? 0
  const remaining = { ...first, ...sliceMapped(first, letter.length + spaces) }
  const style = { ...first.style, underline: false, strikethrough: false, baselineShift: 0, letterSpacing: 0 }
  return {
    initial: { ...first, style, ...sliceMapped(first, 0, letter.length) },
    rest: remaining.text === '' ? others : [remaining, ...others],
  }
}
