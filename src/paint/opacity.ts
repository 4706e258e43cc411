import type { Paint } from '../document/paint.ts'

export function isOpaque(paint: Paint): boolean {
  if (typeof paint === 'string') return paint.length !== 9 || paint.slice(7).toLowerCase() === 'ff'
  return 'stops' in paint && paint.stops.every(({ color }) => isOpaque(color))
}
