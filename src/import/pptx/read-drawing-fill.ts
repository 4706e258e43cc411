import type { XmlElement } from '@rgrove/parse-xml'
import { LIMITS } from '../../document/limits.ts'
import type { Paint, Stroke } from '../../document/paint.ts'
import { hexOf } from '../../document/read-css-color.ts'
import { degrees, within } from '../numbers.ts'
import { childOf, childrenNamed, childrenOf, localName } from '../read-xml.ts'
import { colorIn } from './drawing-color.ts'
import { mediaSource } from './media.ts'
import { emuPx, type SlideContext } from './slide-part.ts'

const FILLS = new Set(['solidFill', 'gradFill', 'blipFill', 'pattFill', 'noFill', 'grpFill'])

/** Returns the fill among the children. Null is none; undefined means that it is inherited. */
export function fillIn(
  parent: XmlElement | undefined,
  context: SlideContext,
  element?: string,
): Paint | null | undefined {
  const fill = childrenOf(parent).find((child) => FILLS.has(localName(child)))
  return fill && readFill(fill, context, element)
}

export function readFill(fill: XmlElement, context: SlideContext, element?: string): Paint | null | undefined {
  const place = element === undefined ? {} : { element }
  switch (localName(fill)) {
    case 'solidFill': {
      const color = colorIn(fill, context)
      return color ? hexOf(color) : undefined
    }
    case 'gradFill':
      return readGradient(fill, context, element)
    case 'blipFill':
      return pictureFill(fill, context, element)
    case 'pattFill': {
      const [front, back] = [colorIn(childOf(fill, 'fgClr'), context), colorIn(childOf(fill, 'bgClr'), context)]
      context.draft.note('Fill with a pattern of lines or dots', 'It is filled with the mix of its two colors.', place)
      const mix = (name: 'r' | 'g' | 'b'): number => ((front?.[name] ?? 0) + (back?.[name] ?? 255)) / 2
      return hexOf({ r: mix('r'), g: mix('g'), b: mix('b'), a: 1 })
    }
    case 'grpFill':
      return undefined
    default:
      return null
  }
}

function readGradient(fill: XmlElement, context: SlideContext, element: string | undefined): Paint | undefined {
  const place = element === undefined ? {} : { element }
  const all = childrenNamed(childOf(fill, 'gsLst'), 'gs')
    .flatMap((stop) => {
      const color = colorIn(stop, context)
      return color ? [{ offset: within(Number(stop.attributes['pos'] ?? 0) / 100_000, 0, 1), color: hexOf(color) }] : []
    })
    .toSorted((a, b) => a.offset - b.offset)
  const stops = [...context.draft.first(all, LIMITS.stops, { noun: 'colors of a gradient', ...place })]
  if (stops.length < 2) return stops[0]?.color
  const path = childOf(fill, 'path')
  if (!path) {
    const angle = Number(childOf(fill, 'lin')?.attributes['ang'] ?? 0) / 60_000
    // 0 is to the right in presentations, and up in designs.
    return { type: 'linear', angle: degrees(angle + 90), stops }
  }
  if (path.attributes['path'] !== 'circle')
    context.draft.note('Gradient in the form of a rectangle', 'A round one is drawn.', place)
  const rect = childOf(path, 'fillToRect')?.attributes ?? {}
  const side = (name: string): number => Number(rect[name] ?? 0) / 100_000
  const center = { x: within((side('l') + 1 - side('r')) / 2, 0, 1), y: within((side('t') + 1 - side('b')) / 2, 0, 1) }
  const radius = (2 * Math.hypot(Math.max(center.x, 1 - center.x), Math.max(center.y, 1 - center.y))) / Math.SQRT2
  return { type: 'radial', center, radius: within(radius, 0.01, 10), stops }
}

function pictureFill(fill: XmlElement, context: SlideContext, element: string | undefined): Paint | null {
  const src = mediaSource(childOf(fill, 'blip'), context, element)
  if (src === undefined) return null
  const alpha = childOf(fill, 'blip', 'alphaModFix')?.attributes['amt']
  const opacity = alpha === undefined ? 1 : within(Number(alpha) / 100_000, 0, 1)
  if (childOf(fill, 'tile')) return { type: 'pattern', src, ...(opacity !== 1 && { opacity }) }
  return { type: 'image', src, fit: 'fill', ...(opacity !== 1 && { opacity }) }
}

const DASHES: Readonly<Record<string, readonly number[]>> = {
  dot: [1, 3],
  sysDot: [1, 1],
  dash: [4, 3],
  sysDash: [3, 1],
  lgDash: [8, 3],
  dashDot: [4, 3, 1, 3],
  sysDashDot: [3, 1, 1, 1],
  lgDashDot: [8, 3, 1, 3],
  lgDashDotDot: [8, 3, 1, 3, 1, 3],
  sysDashDotDot: [3, 1, 1, 1, 1, 1],
}

/** Returns the stroke of `a:ln`, over that of the theme. Null is none. */
export function readLine(
  line: XmlElement | undefined,
  base: XmlElement | undefined,
  context: SlideContext,
): Stroke | null {
  const paint = fillIn(line, context) ?? (line && childOf(line, 'noFill') ? null : fillIn(base, context))
  if (paint === null || paint === undefined) return null
  const width = within(emuPx(line?.attributes['w'] ?? base?.attributes['w'] ?? '9525'), 0.25, LIMITS.strokePx)
  const style = (childOf(line, 'prstDash') ?? childOf(base, 'prstDash'))?.attributes['val'] ?? ''
  const dash = Object.hasOwn(DASHES, style) ? DASHES[style] : undefined
  const cap = { rnd: 'round', sq: 'square' }[line?.attributes['cap'] ?? '']
  const isRound = childOf(line, 'round') !== undefined
  return {
    paint,
    width,
    ...(dash && { dash: dash.map((part) => within(part * width, 0, LIMITS.dashPx)) }),
    ...(cap !== undefined && { cap: cap as 'round' | 'square' }),
    ...(isRound && { join: 'round' as const }),
  }
}
