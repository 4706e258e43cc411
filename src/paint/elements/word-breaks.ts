import type { GlyphRun, TextLine } from '../../text/text-layout.ts'

/** Scripts without spaces between words. */
const UNSPACED =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}\p{Pd}\u00ad\u200b]$/u

/** About the width of a space. */
const SPACE_EM = 0.25

/**
 * Returns `runs` of `line` with a space before each tab, and one that divides its last word from the first one of
 * `next`: tagged text has no lines, so that it needs all word breaks (ISO 32000-1, 14.8.2.5). `text` is that of the
 * element.
 */
export function withWordBreak(
  runs: readonly GlyphRun[],
  { line, next, text }: { readonly line: TextLine; readonly next: TextLine | undefined; readonly text: string },
): readonly GlyphRun[] {
  const atTabs = runs.filter((run) => isText(run) && run.direction === 'ltr' && text[run.source.end] === '\t')
  const last = next && isDivided(line, next, text) ? lastText(runs) : undefined
  const spaced = runs.map((run) =>
    atTabs.includes(run) || (run === last && run.direction === 'ltr') ? withSpace(run) : run,
  )
  return last?.direction === 'rtl' ? [...spaced, spaceAfter(last)] : spaced
}

function lastText(runs: readonly GlyphRun[]): GlyphRun | undefined {
  const end = Math.max(0, ...runs.filter(isText).map(({ source }) => source.end))
  return runs.findLast((run) => isText(run) && run.source.end === end)
}

function isText({ role, text }: GlyphRun): boolean {
  return role !== 'marker' && text !== ''
}

function withSpace(run: GlyphRun): GlyphRun {
  return { ...run, text: `${run.text} ` }
}

/** Whether a space divides the last word of a line from the first one of the next. `text` is that of the element. */
export function isDivided({ source }: TextLine, next: TextLine, text: string): boolean {
  const own = text.slice(source.start, source.end)
  if (next.source.start <= source.end) return /\s$/.test(own)
  return !UNSPACED.test(own)
}

/** A text of its own, since readers of the structure keep the order in which texts are drawn. */
function spaceAfter(run: GlyphRun): GlyphRun {
  return { ...run, text: ' ', x: run.x - SPACE_EM * run.font.sizePx, width: 0 }
}
