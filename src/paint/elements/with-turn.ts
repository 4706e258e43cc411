import type { Turn } from '../../text/turn.ts'
import type { Context } from '../canvas.ts'

/** Draws in the space of a run that is turned, for example along a path. */
export function withTurn(context: Context, turn: Turn | null, draw: () => void): void {
  if (!turn) {
    draw()
    return
  }
  context.save()
  context.translate(turn.x, turn.y)
  if (turn.radians !== 0) context.rotate(turn.radians)
  if (turn.stretch !== undefined) context.scale(turn.stretch, 1)
  draw()
  context.restore()
}
