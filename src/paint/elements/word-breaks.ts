import type { GlyphRun, TextLine } from '../../text/text-layout.ts'

/** Scripts without spaces between words. */
const UNSPACED =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}\p{Pd}\u00ad\u200b]$/u

/** About the width of a space. */
const SPACE_EM = 0.25

/**
 * Returns `runs` of `line` with the space that divides its last word from the first one of `next`: tagged text has
 * no lines, so that it needs all word breaks (ISO 32000-1, 14.8.2.5). `text` is that of the element.
 */
export function withWordBreak(
  runs: readonly GlyphRun[],
  { line, next, text }: { readonly line: TextLine; readonly next: TextLine | undefined; readonly text: string },
): readonly GlyphRun[] {
  if (!next || !isDivided(line, next, text)) return runs
  const last = runs.reduce<GlyphRun | undefined>(
    (found, run) => (isText(run) && run.source.end >= (found?.source.end ?? 0) ? run : found),
    undefined,
  )
  if (!last) return runs
  if (last.direction === 'rtl') return [...runs, spaceAfter(last)]
  return runs.map((run) => (run === last ? { ...run, text: `${run.text} ` } : run))
}

function isText({ role, turn }: GlyphRun): boolean {
  return role !== 'marker' && turn === null
}

function isDivided({ source }: TextLine, next: TextLine, text: string): boolean {
  const own = text.slice(source.start, source.end)
  if (next.source.start <= source.end) return /\s$/.test(own)
  return !UNSPACED.test(own)
}

/** A text of its own, since readers of the structure keep the order in which texts are drawn. */
function spaceAfter(run: GlyphRun): GlyphRun {
  return { ...run, text: ' ', x: run.x - SPACE_EM * run.font.sizePx, width: 0 }
}
