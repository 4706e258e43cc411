import { polygon } from './arc-to.ts'
import type { PresetPath } from './preset-shape.ts'

const star =
  (points: number, fallback: number): PresetPath =>
  ({ width: w, height: h, adjust }) => {
    const inner = adjust('adj', fallback) * 2
    return polygon(
      Array.from({ length: points * 2 }, (_, index) => {
        const [angle, reach] = [(index * Math.PI) / points - Math.PI / 2, index % 2 === 0 ? 1 : inner]
        return [w / 2 + (w / 2) * reach * Math.cos(angle), h / 2 + (h / 2) * reach * Math.sin(angle)] as const
      }),
    )
  }

/** A star or polygon whose points touch all sides of its box. */
const stretched =
  (points: number, inner: number | undefined): PresetPath =>
  ({ width, height }) => {
    const step = inner === undefined ? 1 : 2
    const corners = Array.from({ length: points * step }, (_, index) => {
      const [angle, reach] = [
        (index * 2 * Math.PI) / (points * step) - Math.PI / 2,
        index % step === 0 ? 1 : (inner ?? 1),
      ]
      return [reach * Math.cos(angle), reach * Math.sin(angle)] as const
    })
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
    return polygon(
      corners.map(([x, y]) => [((x - left) / (right - left)) * width, ((y - top) / (bottom - top)) * height] as const),
    )
  }

/** Stars and regular polygons, as `STRAIGHT`. */
export const STARS: Readonly<Record<string, PresetPath>> = {
  pentagon: stretched(5, undefined),
  heptagon: stretched(7, undefined),
  decagon: stretched(10, undefined),
  dodecagon: stretched(12, undefined),
  star4: star(4, 12_500),
  star5: stretched(5, 0.381966),
  star6: star(6, 28_868),
  star7: star(7, 34_601),
  star8: star(8, 37_500),
  star10: star(10, 42_533),
  star12: star(12, 37_500),
  star16: star(16, 37_500),
  star24: star(24, 37_500),
  star32: star(32, 37_500),
}
