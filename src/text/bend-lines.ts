import type { Complete } from '../document/elements/element.ts'
import { sliceMapped } from './mapped-text.ts'
import type { Measurer } from './measurer.ts'
import type { Course } from './text-course.ts'
import type { GlyphRun, TextLine } from './text-layout.ts'
import { turned, turnFrom } from './turn.ts'
import { graphemes } from './graphemes.ts'

/** Letters of these scripts are connected, so that a word stays straight. */
const CONNECTED = /(?=\p{L})[\p{scx=Arabic}\p{scx=Syriac}\p{scx=Nko}\p{scx=Mongolian}\p{scx=Devanagari}]/u
const WORDS = /\s+|\S+/g

/** Letters may exceed the end of the course by this, which rounding does. */
const SLACK_PX = 0.5

/**
 * Sets straight lines, which all begin at 0, along a course. The first baseline is on it, the others
 * are below. Every letter is turned as the course is at its middle, and omitted beyond its ends.
 */
export function bendLines(
  lines: readonly TextLine[],
  { align }: Complete<'text'>,
  { course, measurer }: { course: Course; measurer: Measurer },
): { lines: TextLine[]; excessPx: number } {
  const firstPx = lines[0]?.baselinePx ?? 0
  let excessPx = 0
  const bent = lines.map((line) => {
    excessPx = Math.max(excessPx, line.widthPx - course.lengthPx)
    const roomPx = course.isLoop ? 0 : course.lengthPx
    const start =
      align === 'center'
        ? (roomPx - line.widthPx) / 2
        : align === 'end' || align === 'right'
          ? roomPx - line.widthPx
          : 0
    const runs = line.runs.flatMap((run) => bendRun(run, { start, downPx: line.baselinePx - firstPx }))
    return { ...line, runs }
  })
  return { lines: bent, excessPx }

  function bendRun(run: GlyphRun, { start, downPx }: { start: number; downPx: number }): GlyphRun[] {
    return lettersOf(run, measurer).flatMap((letter) => {
      const middlePx = start + letter.x + letter.insetPx + letter.width / 2
      if (!course.isLoop && (middlePx < -SLACK_PX || middlePx > course.lengthPx + SLACK_PX)) return []
      const turn = course.at(middlePx)
      const { x, y } = turned(turn, -letter.width / 2 - letter.insetPx, downPx - letter.baselineShiftPx)
      const placed = turnFrom({ ...turn, x, y }, letter.x)
      const isVisible = letter.text.trim() !== '' || letter.underline !== null || letter.strikethrough !== null
      return isVisible ? [{ ...letter, turn: placed, barTurn: placed }] : []
    })
  }
}

/** Divides a run into letters. Measures pairs, since a letter's position depends on kerning with the one before it. */
export function lettersOf(run: GlyphRun, measurer: Measurer): GlyphRun[] {
  const parts = CONNECTED.test(run.text)
    ? Array.from(run.text.matchAll(WORDS), ({ index, 0: text }) => ({ index, text }))
    : Array.from(graphemes.segment(run.text), ({ index, segment }) => ({ index, text: segment }))
  let before = 0
  return parts.map(({ index, text }, at) => {
    const next = parts[at + 1]?.text ?? ''
    const advance = measurer.widthOf(text + next, run) - measurer.widthOf(next, run)
    const insetPx = at === 0 ? run.insetPx : 0
    const x = run.direction === 'rtl' ? run.x + run.width - before - advance : run.x + before
    before += advance
    const width = advance - insetPx - (next === '' ? run.letterSpacingPx : 0)
    const { source } = sliceMapped(run, index, index + text.length)
    return { ...run, text, source, x, insetPx, width: Math.max(0, width) }
  })
}
