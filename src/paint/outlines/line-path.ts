import type { Path } from '../canvas.ts'
import type { Segment } from '../spline.ts'
import type { NewPath } from './outline.ts'

export function linePath(newPath: NewPath, segments: readonly Segment[]): Path {
  const path = newPath()
  const first = segments[0]
  if (first) path.moveTo(first.from.x, first.from.y)
  for (const segment of segments) {
    const { handle1, handle2, to } = segment
    // Skia dashes a straight curve unevenly, and omits its first dash in a PDF.
    if (isStraight(segment)) path.lineTo(to.x, to.y)
    else path.bezierCurveTo(handle1.x, handle1.y, handle2.x, handle2.y, to.x, to.y)
  }
  return path
}

function isStraight({ from, handle1, handle2, to }: Segment): boolean {
  const [width, height] = [to.x - from.x, to.y - from.y]
  const reach = 1e-9 * (width * width + height * height)
  return [handle1, handle2].every(({ x, y }) => {
    const isOnLine = Math.abs(width * (y - from.y) - height * (x - from.x)) <= reach
    const along = width * (x - from.x) + height * (y - from.y)
    return isOnLine && along >= -reach && along <= width * width + height * height + reach
  })
}
