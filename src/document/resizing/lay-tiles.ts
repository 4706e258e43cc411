import type { Size } from '../document.ts'
import { LIMITS } from '../limits.ts'
import { type Contour, tilesOf, type ViewBox } from './tiles.ts'

export interface TiledDrawing {
  readonly d: string
  readonly viewBox: ViewBox
}

/**
 * Lays a drawing that consists of equal tiles, such as a border around the page, for another size: with more or
 * fewer tiles, which keep their proportions but for what makes them come out even. Corners stay corners. `scale` is
 * that of the page, `per` the CSS pixels of a unit of the view box. Returns undefined for other drawings.
 */
export function layTiles(
  { d, viewBox }: TiledDrawing,
  { to, scale, per }: { to: Size; scale: number; per: { readonly x: number; readonly y: number } },
): TiledDrawing | undefined {
  const tiles = tilesOf(d, viewBox)
  if (!tiles) return undefined
  const { contours, step, columns, rows } = tiles
  const fitting = [to.width / (step.x * per.x * scale), to.height / (step.y * per.y * scale)] as const
  // Not by characters: all layers of a border must come to the same number.
  const larger = Math.max(1, (fitting[0] + fitting[1]) / (MOST_TIMES * (columns + rows)))
  const [across, down] = [countOf(fitting[0] / larger), countOf(fitting[1] / larger)]
  if (across * down > MOST_TILES) return undefined
  const cells = Map.groupBy(contours, ({ column, row }) => row * columns + column)
  const parts: string[] = []
  let characters = 0
  for (let row = 0; row < down; row += 1) {
    for (let column = 0; column < across; column += 1) {
      const source = { column: like(column, across, columns), row: like(row, down, rows) }
      const by = { x: (column - source.column) * step.x, y: (row - source.row) * step.y }
      for (const contour of cells.get(source.row * columns + source.column) ?? []) {
        const part = written(contour, by)
        characters += part.length
        if (characters > LIMITS.pathCharacters) return undefined
        parts.push(part)
      }
    }
  }
  const [left, top] = viewBox
  return { d: parts.join(''), viewBox: [left, top, across * step.x, down * step.y] }
}

const MOST_TILES = 100_000
/** Of the tiles along the sides: a long path is slow to draw, and the longest ones can't be stored. */
const MOST_TIMES = 3
/** Two corners and one between them. */
const LEAST_TILES = 3

function countOf(tiles: number): number {
  return Math.max(LEAST_TILES, Math.round(tiles))
}

/** Returns the old tile for a new one: counted from the nearer edge, and the middle one for all between. */
function like(index: number, count: number, before: number): number {
  const middle = Math.floor(before / 2)
  return index < count / 2 ? Math.min(index, middle) : Math.max(before - count + index, middle)
}

function written({ commands }: Contour, by: { readonly x: number; readonly y: number }): string {
  return commands
    .map(({ name, values, axes }) => {
      const moved = values.map((value, index) => {
        const axis = axes[index]
        return Math.round((axis ? value + by[axis] : value) * 1000) / 1000
      })
      return `${name}${moved.join(' ')}`
    })
    .join('')
}
