import type { Complete } from '../../document/elements/element.ts'
import type { Scope } from '../scope.ts'
import { setFont } from './set-font.ts'
import { textBars } from './text-bars.ts'
import { withTurn } from './with-turn.ts'

/** Fills the shape of a text, with its underlines, in one color. */
export function fillGlyphs(scope: Scope, element: Complete<'text'>, color: string): void {
  const { context } = scope
  context.save()
  context.fillStyle = color
  for (const line of scope.layoutOf(element).lines) {
    for (const run of line.runs) {
      const y = run.turn ? 0 : line.baselinePx - run.baselineShiftPx
      withTurn(context, run.turn, () => {
        setFont(context, run)
        context.fillText(run.text, run.x, y)
      })
    }
    for (const bar of [...textBars(line, element, 'underline'), ...textBars(line, element, 'strikethrough')]) {
      withTurn(context, bar.turn, () => context.fillRect(bar.x, bar.y, bar.width, bar.height))
    }
  }
  context.restore()
}
