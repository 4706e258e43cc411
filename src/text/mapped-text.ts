/**
 * Where a text comes from in its element's `text`, or in the texts of its `runs` joined, in UTF-16
 * code units. Without `offsets`, unit i comes from `start + i`. With them, it comes from
 * `offsets[i]`: several units may come from one (ß as SS), and from none (a hyphen at a line end).
 */
export interface SourceSpan {
  readonly start: number
  readonly end: number
  readonly offsets?: readonly number[]
}

/** Text as it is drawn, and where it comes from. */
export interface MappedText {
  readonly text: string
  readonly source: SourceSpan
}

export function originalText(text: string, start: number): MappedText {
  return { text, source: { start, end: start + text.length } }
}

/** Text that is not in the source, between two characters of it. */
export function insertedText(text: string, at: number): MappedText {
  return mapped(text, { start: at, end: at }, () => at)
}

/** Text drawn in place of all of `source`. */
export function replacedText(text: string, { start, end }: SourceSpan): MappedText {
  return mapped(text, { start, end }, () => start)
}

export function offsetAt({ text, source }: MappedText, index: number): number {
  if (!source.offsets) return source.start + index
  return index >= text.length ? source.end : (source.offsets[index] ?? source.end)
}

export function sliceMapped(whole: MappedText, from: number, to = whole.text.length): MappedText {
  if (from === 0 && to === whole.text.length) return whole
  const span = { start: offsetAt(whole, from), end: offsetAt(whole, to) }
  if (!whole.source.offsets) return { text: whole.text.slice(from, to), source: span }
  return mapped(whole.text.slice(from, to), span, (index) => offsetAt(whole, from + index))
}

/** `parts` are in source order. */
export function joinMapped(parts: readonly MappedText[]): MappedText {
  const [first] = parts
  const last = parts.at(-1)
  if (!first || !last) return originalText('', 0)
  if (parts.length === 1) return first
  const offsets: number[] = []
  for (const part of parts) for (let unit = 0; unit < part.text.length; unit += 1) offsets.push(offsetAt(part, unit))
  const span = { start: first.source.start, end: last.source.end }
  return mapped(parts.map(({ text }) => text).join(''), span, (index) => offsets[index] ?? span.end)
}

/** Replaces all matches of `pattern`, which must be global. */
export function replaceMapped(whole: MappedText, pattern: RegExp, replacement: string): MappedText {
  const parts: MappedText[] = []
  let end = 0
  for (const match of whole.text.matchAll(pattern)) {
    const matched = sliceMapped(whole, match.index, match.index + match[0].length)
    if (match.index > end) parts.push(sliceMapped(whole, end, match.index))
    parts.push(replacedText(replacement, matched.source))
    end = match.index + match[0].length
  }
  if (end === 0) return whole
  if (end < whole.text.length) parts.push(sliceMapped(whole, end))
  return joinMapped(parts)
}

/** Omits the table if every unit has its place. */
function mapped(text: string, span: { start: number; end: number }, offsetOf: (index: number) => number): MappedText {
  const offsets: number[] = []
  let isOriginal = span.end - span.start === text.length
  for (let index = 0; index < text.length; index += 1) {
    const at = offsetOf(index)
    offsets.push(at)
    isOriginal &&= at === span.start + index
  }
  return { text, source: isOriginal ? span : { ...span, offsets } }
}
