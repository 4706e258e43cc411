import type { Brand } from '../../../../../document/brand.ts'
import { type Paint, PAINT_DEFAULTS } from '../../../../../document/paint.ts'
import { resolvedColor, type Stops } from '../../../../../edit/colors/gradient.ts'

/** Returns the CSS image of a paint in a swatch; undefined for pictures. */
export function cssOf(paint: Paint, brand: Brand | undefined): string | undefined {
  if (typeof paint === 'string') return evenImage(resolvedColor(paint, brand))
  switch (paint.type) {
    case 'linear':
      return `linear-gradient(${paint.angle ?? PAINT_DEFAULTS.linear.angle}deg, ${cssStops(paint.stops, brand)})`
    case 'radial': {
      const { x, y } = paint.center ?? PAINT_DEFAULTS.radial.center
      return `radial-gradient(farthest-corner at ${x * 100}% ${y * 100}%, ${cssStops(paint.stops, brand)})`
    }
    case 'conic': {
      const { x, y } = paint.center ?? PAINT_DEFAULTS.conic.center
      return `conic-gradient(from ${paint.angle ?? 0}deg at ${x * 100}% ${y * 100}%, ${cssStops(paint.stops, brand)})`
    }
    case 'image':
    case 'pattern':
      return undefined
  }
}

export function barCss(stops: Stops, brand: Brand | undefined): string {
  return `linear-gradient(to right, ${cssStops(stops, brand)})`
}

export function evenImage(color: string): string {
  return `linear-gradient(${color}, ${color})`
}

function cssStops(stops: Stops, brand: Brand | undefined): string {
  return stops.map(({ color, offset }) => `${resolvedColor(color, brand)} ${offset * 100}%`).join(', ')
}
