import type { CornerRadius } from '../../document/elements/base.ts'
import { clampCorners, roundRect } from '../round-rect.ts'
import type { NewPath, Outline } from './outline.ts'

/** The frame of a rectangle, of an image, or of what a group clips. */
export function rectOutline(
  newPath: NewPath,
  element: { readonly width: number; readonly height: number; readonly cornerRadius: CornerRadius },
): Outline {
  const { width, height } = element
  const corners = clampCorners(element, element.cornerRadius)
  const box = { x: 0, y: 0, width, height }
  return {
    path: roundRect(newPath, box, corners),
    rule: 'nonzero',
    box,
    extent: { left: 0, top: 0, right: width, bottom: height },
    isSimple: true,
    inset(by) {
      const inner = { x: by, y: by, width: Math.max(0, width - 2 * by), height: Math.max(0, height - 2 * by) }
      const [a, b, c, d] = corners.map((corner) => Math.max(0, corner - by)) as [number, number, number, number]
      return { path: roundRect(newPath, inner, [a, b, c, d]), rule: 'nonzero', box }
    },
  }
}
