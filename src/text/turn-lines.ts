import { lettersOf } from './bend-lines.ts'
import type { Measurer } from './measurer.ts'
import { type Turn, turnFrom } from './turn.ts'
import type { GlyphRun, TextLine } from './text-layout.ts'

/** From the baseline up to the center of the square of an ideograph, in em, as in all fonts from Adobe and Google. */
const CENTER_EM = 0.38

/**
 * Turns horizontal lines into vertical ones: the first line is at the right edge of a box of this
 * width, and the start of lines is at its top.
 */
export function turnLines(
  lines: readonly TextLine[],
  { widthPx, measurer }: { widthPx: number; measurer: Measurer },
): TextLine[] {
  return lines.map((line) => ({
    ...line,
    turn: sidewaysAt(widthPx - line.baselinePx),
    runs: line.runs.flatMap((run) => turnRun(run, line)),
  }))

  function turnRun(run: GlyphRun, { baselinePx }: TextLine): GlyphRun[] {
    const across = widthPx - baselinePx + run.baselineShiftPx
    // Along the line, so that all of its runs share this space.
    const sideways = sidewaysAt(across)
    if (run.orientation === 'sideways') return [{ ...run, turn: sideways, barTurn: sideways }]
    const center = across + CENTER_EM * run.font.sizePx
    if (run.orientation === 'combined') {
      const drawnPx = measurer.widthOf(run.text, { ...run, letterSpacingPx: 0 })
      const stretch = Math.min(1, run.font.sizePx / drawnPx)
      const y = run.x + run.font.sizePx / 2 + run.capHeightPx / 2
      const turn = { x: center - (drawnPx * stretch) / 2, y, radians: 0, stretch }
      return [{ ...run, letterSpacingPx: 0, turn: turnFrom(turn, run.x), barTurn: sideways }]
    }
    return lettersOf(run, measurer).map((letter) => {
      const middle = letter.x + run.font.sizePx / 2
      const turn = { x: center - run.font.sizePx / 2, y: middle + CENTER_EM * run.font.sizePx, radians: 0 }
      // A full-width mark at the end may be set at half width.
      const width = Math.min(letter.width, run.x + run.insetPx + run.width - letter.x - letter.insetPx)
      return { ...letter, width, turn: turnFrom(turn, letter.x), barTurn: sideways }
    })
  }
}

function sidewaysAt(x: number): Turn {
  return { x, y: 0, radians: Math.PI / 2 }
}
