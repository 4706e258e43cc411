import type { Paint } from '../paint.ts'

/** Mirrors gradients. Pictures and patterns stay as they are. */
export function mirrorPaint(paint: Paint): Paint {
  if (typeof paint === 'string') return paint
  switch (paint.type) {
    case 'linear':
      return paint.angle === undefined ? paint : { ...paint, angle: -paint.angle }
    case 'radial':
      return { ...paint, ...(paint.center && { center: { ...paint.center, x: 1 - paint.center.x } }) }
    case 'conic':
      return {
        ...paint,
        ...(paint.center && { center: { ...paint.center, x: 1 - paint.center.x } }),
        ...(paint.angle !== undefined && { angle: -paint.angle }),
        stops: paint.stops.toReversed().map((stop) => ({ ...stop, offset: 1 - stop.offset })),
      }
    case 'image':
    case 'pattern':
      return paint
  }
}

/** Whether a mirrored shape looks the same in this paint, so that mirroring the shape would be of no use or wrong. */
export function isPicture(paint: Paint | null | undefined): boolean {
  return typeof paint === 'object' && paint !== null && (paint.type === 'image' || paint.type === 'pattern')
}
