import { polygon } from './arc-to.ts'
import type { PresetPath, PresetShape } from './preset-shape.ts'

/** Returns a rectangle without its corners: top left, top right, bottom right, bottom left. */
const cut =
  (corners: (shape: PresetShape) => readonly [number, number, number, number]): PresetPath =>
  (shape) => {
    const { width: w, height: h, short } = shape
    const [a, b, c, d] = corners(shape).map((part) => Math.min(part, 0.5) * short) as [number, number, number, number]
    return polygon([
      [0, a],
      [a, 0],
      [w - b, 0],
      [w, b],
      [w, h - c],
      [w - c, h],
      [d, h],
      [0, h - d],
    ])
  }

/** Rectangles with corners that are cut off, for `STRAIGHT`. */
export const CUT_CORNERS = {
  snip1Rect: cut(({ adjust }) => [0, adjust('adj', 16_667), 0, 0]),
  snip2SameRect: cut(({ adjust }) => [
    adjust('adj1', 16_667),
    adjust('adj1', 16_667),
    adjust('adj2', 0),
    adjust('adj2', 0),
  ]),
  snip2DiagRect: cut(({ adjust }) => [
    adjust('adj1', 0),
    adjust('adj2', 16_667),
    adjust('adj1', 0),
    adjust('adj2', 16_667),
  ]),
} satisfies Readonly<Record<string, PresetPath>>
