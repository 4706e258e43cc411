import type { Complete } from '../document/elements/element.ts'
import { sliceMapped } from './mapped-text.ts'
import type { Measurer } from './measurer.ts'
import type { Course } from './text-course.ts'
import type { GlyphRun, TextLine } from './text-layout.ts'
import { turned } from './turn.ts'

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
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
    const start = align === 'center' ? (roomPx - line.widthPx) / 2 : align === 'end' ? roomPx - line.widthPx : 0
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
      const isVisible = letter.text.trim() !== '' || letter.underline !== null || letter.strikethrough !== null
      return isVisible ? [{ ...letter, turn: { ...turn, x, y }, barTurn: { ...turn, x, y } }] : []
    })
  }
}

/** Positions are those in the run as a whole, which include kerning. */
export function lettersOf(run: GlyphRun, measurer: Measurer): GlyphRun[] {
  const parts = CONNECTED.test(run.text)
    ? Array.from(run.text.matchAll(WORDS), ({ index, 0: text }) => ({ index, text }))
    : Array.from(graphemes.segment(run.text), ({ index, segment }) => ({ index, text: segment }))
  return parts.map(({ index, text }) => {
    const from = measurer.widthOf(run.text.slice(0, index), run)
    const to = measurer.widthOf(run.text.slice(0, index + text.length), run)
    const isLast = index + text.length === run.text.length
    const end = isLast ? run.insetPx + run.width : to
    const x = run.direction === 'rtl' ? run.x + run.width - Math.max(end, to) : run.x + from
    const { source } = sliceMapped(run, index, index + text.length)
    return { ...run, text, source, x, insetPx: index === 0 ? run.insetPx : 0, width: Math.max(0, end - from) }
  })
}
