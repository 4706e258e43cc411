import { polygon } from './arc-to.ts'
import type { PresetPath } from './preset-shape.ts'

/** A rectangle with a tip at one of its sides. */
export const callout: PresetPath = ({ width: w, height: h, adjust }) => {
  const [dx, dy] = [adjust('adj1', -20_833), adjust('adj2', 62_500)]
  const tip = [w / 2 + w * dx, h / 2 + h * dy] as const
  const [near, far] = [dx > 0 ? 7 / 12 : 2 / 12, dx > 0 ? 10 / 12 : 5 / 12]
  const [low, high] = [dy > 0 ? 7 / 12 : 2 / 12, dy > 0 ? 10 / 12 : 5 / 12]
  const isVertical = Math.abs(dy) >= Math.abs(dx)
  return polygon([
    [0, 0],
    ...(isVertical && dy < 0 ? [[w * near, 0] as const, tip, [w * far, 0] as const] : []),
    [w, 0],
    ...(!isVertical && dx > 0 ? [[w, h * low] as const, tip, [w, h * high] as const] : []),
    [w, h],
    ...(isVertical && dy >= 0 ? [[w * far, h] as const, tip, [w * near, h] as const] : []),
    [0, h],
    ...(!isVertical && dx < 0 ? [[0, h * high] as const, tip, [0, h * low] as const] : []),
  ])
}
