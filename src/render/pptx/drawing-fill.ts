import type { LinearGradient, Paint, RadialGradient } from '../../document/paint.ts'
import { PAINT_DEFAULTS } from '../../document/paint.ts'
import { gradientStops } from '../../paint/gradient-stops.ts'
import type { Box } from '../../paint/scope.ts'
import { drawingAngle, percentage } from './emu.ts'
import { markup } from './xml-markup.ts'
import { colorMarkup, rgbaOf, type ThemeColors } from './theme-colors.ts'

export const NO_FILL = '<a:noFill/>'

export interface FillOptions {
  readonly colors: ThemeColors
  readonly opacity: number
  /** What gradients cover. */
  readonly box: Box
}

/** Returns a solid or gradient fill; undefined for other paints. */
export function fillMarkup(paint: Paint | null, { colors, opacity, box }: FillOptions): string | undefined {
  if (paint === null) return NO_FILL
  if (typeof paint === 'string') return markup('a:solidFill', {}, colorMarkup(colors, paint, opacity))
  const stopsMarkup = (stops: readonly Stop[]): string =>
    markup(
      'a:gsLst',
      {},
      ...stops.map(({ offset, color }) =>
        markup('a:gs', { pos: percentage(Math.min(1, Math.max(0, offset))) }, colorMarkup(colors, color, opacity)),
      ),
    )
  if (paint.type === 'linear') {
    const { angle = PAINT_DEFAULTS.linear.angle } = paint
    const direction = markup('a:lin', { ang: drawingAngle(angle - 90), scaled: false })
    return markup('a:gradFill', { rotWithShape: true }, stopsMarkup(linearStops(paint)), direction)
  }
  if (paint.type !== 'radial') return undefined
  const { center } = { ...PAINT_DEFAULTS.radial, ...paint }
  const [x, y] = [Math.min(1, Math.max(0, center.x)), Math.min(1, Math.max(0, center.y))]
  const focus = { l: percentage(x), t: percentage(y), r: percentage(1 - x), b: percentage(1 - y) }
  const circle = markup('a:path', { path: 'circle' }, markup('a:fillToRect', focus))
  return markup('a:gradFill', { rotWithShape: true }, stopsMarkup(radialStops(paint, box)), circle)
}

interface Stop {
  readonly offset: number
  readonly color: string
}

function linearStops({ stops }: LinearGradient): Stop[] {
  return atBothEnds(gradientStops(stops))
}

/** The circle of a presentation reaches the farthest corner of the box, and ours a multiple of half the diagonal. */
function radialStops(gradient: RadialGradient, { width, height }: Box): Stop[] {
  const { center, radius } = { ...PAINT_DEFAULTS.radial, ...gradient }
  const reach = (radius * Math.hypot(width, height)) / 2
  const farthest = Math.hypot(Math.max(center.x, 1 - center.x) * width, Math.max(center.y, 1 - center.y) * height)
  const factor = farthest > 0 ? reach / farthest : 1
  return atBothEnds(gradientStops(gradient.stops).map(({ offset, color }) => ({ offset: offset * factor, color })))
}

/** Programs need stops at 0 and 1, and none beyond. */
function atBothEnds(stops: readonly Stop[]): Stop[] {
  const inside = stops.filter(({ offset }) => offset <= 1)
  const [first, last] = [stops[0], inside.at(-1)]
  const next = stops.find(({ offset }) => offset > 1)
  const result = [...inside]
  if (first && first.offset > 0) result.unshift({ ...first, offset: 0 })
  if (last && last.offset < 1) {
    const share = next ? (1 - last.offset) / (next.offset - last.offset) : 0
    result.push({ offset: 1, color: next ? mixColors(last.color, next.color, share) : last.color })
  }
  return result.length === 1 && result[0]
    ? [
        { ...result[0], offset: 0 },
        { ...result[0], offset: 1 },
      ]
    : result
}

function mixColors(from: string, to: string, share: number): string {
  const [a, b] = [rgbaOf(from), rgbaOf(to)]
  const mix = (index: number): number => (a[index] ?? 0) + ((b[index] ?? 0) - (a[index] ?? 0)) * share
  return `rgba(${mix(0)}, ${mix(1)}, ${mix(2)}, ${mix(3)})`
}
