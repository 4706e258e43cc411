import type { GlyphRun } from '../../text/text-layout.ts'

/**
 * Returns the runs of a line as they are read, for PDF readers: they extract text in the order in
 * which it is drawn, and lose some of the spaces that are drawn alone, as between two words in a
 * fallback font. Right-to-left words of one font stay in visual order, since they become one text.
 */
export function inReadingOrder(runs: readonly GlyphRun[]): GlyphRun[] {
  const ordered: GlyphRun[] = []
  for (const run of runs.toSorted((a, b) => startOf(a) - startOf(b))) {
    const last = ordered.at(-1)
    const joined = last && joinSpaces(last, run)
    if (joined) ordered[ordered.length - 1] = joined
    else ordered.push(run)
  }
  return groupTexts(ordered).flatMap((group) => (group[0]?.direction === 'rtl' ? group.toReversed() : group))
}

/** A list marker precedes the text. */
function startOf({ role, source }: GlyphRun): number {
  return role === 'marker' ? -1 : source.start
}

/** Spaces continue the word on their left, whose left edge stays the same. */
function joinSpaces(first: GlyphRun, second: GlyphRun): GlyphRun | undefined {
  if (first.direction !== second.direction || !isText(first) || !isText(second)) return undefined
  const [word, spaces] = first.direction === 'ltr' ? [first, second] : [second, first]
  if (!/^[ \u00a0]+$/.test(spaces.text)) return undefined
  const source = { start: first.source.start, end: second.source.end }
  return { ...word, text: first.text + second.text, source }
}

function isText({ role, turn }: GlyphRun): boolean {
  return role === 'text' && turn === null
}

function groupTexts(runs: readonly GlyphRun[]): GlyphRun[][] {
  const groups: GlyphRun[][] = []
  for (const run of runs) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (last && isSameStyle(last, run)) group?.push(run)
    else groups.push([run])
  }
  return groups
}

function isSameStyle(a: GlyphRun, b: GlyphRun): boolean {
  return (
    isText(a) &&
    isText(b) &&
    a.direction === b.direction &&
    a.run === b.run &&
    a.font.cssFamily === b.font.cssFamily &&
    a.font.sizePx === b.font.sizePx &&
    a.baselineShiftPx === b.baselineShiftPx
  )
}
