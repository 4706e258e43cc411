import type { Box } from '../scope.ts'

/** No chart with more labels is readable, and comparing all of them takes time. */
const MOST_LABELS = 1_000

/** Accepts boxes that lie within `bounds` and do not touch those accepted before, nor cover `obstacles`. */
export function labelPlacer(bounds: Box, obstacles: readonly Box[] = []): (box: Box) => boolean {
  const placed: Box[] = []
  return (box) => {
    const isInside =
      box.x >= bounds.x - 0.5 &&
      box.y >= bounds.y - 0.5 &&
      box.x + box.width <= bounds.x + bounds.width + 0.5 &&
      box.y + box.height <= bounds.y + bounds.height + 0.5
    if (!isInside || placed.length === MOST_LABELS || placed.some((other) => overlap(box, other))) return false
    if (obstacles.some((other) => overlap(inner(box), other))) return false
    placed.push(box)
    return true
  }
}

/** The line of a label is higher than its digits, and may touch what is next to them. */
const TOUCHING_PX = 2

function inner({ x, y, width, height }: Box): Box {
  return { x: x + TOUCHING_PX, y: y + TOUCHING_PX, width: width - 2 * TOUCHING_PX, height: height - 2 * TOUCHING_PX }
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
