import { type Bounds, mapBounds } from '../bounds.ts'
import { invert } from '../matrix.ts'
import type { Scope } from '../scope.ts'
import type { SvgPaint } from './svg-drawing.ts'

/** Each tile is drawn as vectors. More of them take seconds, and are too small to see. */
const MAX_TILES = 2_500

interface Tiling {
  readonly pattern: SvgPaint & { readonly kind: 'pattern' }
  /** The area to cover. */
  readonly ink: Bounds
  readonly paintTile: (scope: Scope) => void
}

export function paintPattern(scope: Scope, { pattern, ink, paintTile }: Tiling): void {
  const { tile, matrix, content } = pattern
  const inverse = invert(matrix)
  if (!inverse) return
  const covered = mapBounds(inverse, ink)
  const [firstX, lastX] = range(covered.left - tile.x, covered.right - tile.x, tile.width)
  const [firstY, lastY] = range(covered.top - tile.y, covered.bottom - tile.y, tile.height)
  if ((lastX - firstX + 1) * (lastY - firstY + 1) > MAX_TILES) {
    const message = `A pattern with more than ${MAX_TILES} tiles in an SVG is omitted`
    scope.environment.warn({ code: 'effect_simplified', message })
    return
  }
  const { context, environment } = scope
  const frame = environment.newPath()
  frame.rect(0, 0, tile.width, tile.height)
  context.save()
  context.transform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f)
  for (let row = firstY; row <= lastY; row += 1) {
    for (let column = firstX; column <= lastX; column += 1) {
      context.save()
      context.translate(tile.x + column * tile.width, tile.y + row * tile.height)
      context.clip(frame)
      context.transform(content.a, content.b, content.c, content.d, content.e, content.f)
      paintTile(scope)
      context.restore()
    }
  }
  context.restore()
}

function range(from: number, to: number, size: number): [number, number] {
  return [Math.floor(from / size), Math.ceil(to / size) - 1]
}
