import { type MakeElement, lengthOn } from './item.ts'

/** Icons are drawn in a square of this side, with lines of `STROKE`. */
export const ICON_SIDE = 24
const STROKE = 2

/** Makes an icon of path data in a square of 24 by 24. Its lines are as wide as in the icon set. */
export function iconElement(label: string, d: string): MakeElement {
  return ({ page, look, nextId }) => {
    const side = lengthOn(page, 0.14, 0.5)
    return {
      id: nextId('icon'),
      type: 'path',
      name: label,
      ...{ x: 0, y: 0, width: side, height: side },
      d,
      viewBox: [0, 0, ICON_SIDE, ICON_SIDE],
      fill: null,
      stroke: { paint: look.ink, width: (side * STROKE) / ICON_SIDE, cap: 'round', join: 'round' },
    }
  }
}
