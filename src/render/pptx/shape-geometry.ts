import svgpath from 'svgpath'
import type { FillRule } from '../../paint/canvas.ts'
import type { Box } from '../../paint/scope.ts'
import { SvgPath } from '../svg/svg-path.ts'
import { percentage, type Units } from './emu.ts'
import { markup } from './xml-markup.ts'

export function presetGeometry(name: string, adjustments: Readonly<Record<string, number>> = {}): string {
  const guides = Object.entries(adjustments).map(([key, value]) => markup('a:gd', { name: key, fmla: `val ${value}` }))
  return markup('a:prstGeom', { prst: name }, guides.length === 0 ? '<a:avLst/>' : markup('a:avLst', {}, ...guides))
}

/** `radius` is that of all corners, in the units of the sides. */
export function roundedRectangle(width: number, height: number, radius: number): string {
  if (radius <= 0) return presetGeometry('rect')
  return presetGeometry('roundRect', { adj: percentage(Math.min(0.5, radius / Math.min(width, height))) })
}

export interface FreePath {
  /** SVG path data. */
  readonly data: string
  readonly rule: FillRule
  /** The box of the shape, in the space of the data. */
  readonly box: Box
  readonly isFilled?: boolean
}

/** Returns a geometry of a path that is filled by the rule of even and odd, as programs do. */
export function pathGeometry(units: Units, { data, box, isFilled = true }: FreePath): string {
  const point = (x: number, y: number): string => markup('a:pt', { x: units.emu(x - box.x), y: units.emu(y - box.y) })
  const steps: string[] = []
  // oxlint-disable-next-line max-params -- the arguments of svgpath
  absolute(data).iterate((segment, _index, x, y) => {
    steps.push(...stepOf(segment, { x, y }, point))
  })
  const size = { w: units.emu(box.width), h: units.emu(box.height), fill: isFilled ? undefined : 'none' }
  return markup(
    'a:custGeom',
    {},
    '<a:avLst/><a:gdLst/><a:ahLst/><a:cxnLst/><a:rect l="0" t="0" r="r" b="b"/>',
    markup('a:pathLst', {}, markup('a:path', size, ...steps)),
  )
}

type Segment = [command: string, ...numbers: number[]]

function absolute(data: string): ReturnType<typeof svgpath> {
  return svgpath(data).abs().unshort().unarc()
}

function stepOf(
  [command, ...numbers]: Segment,
  from: { readonly x: number; readonly y: number },
  point: (x: number, y: number) => string,
): string[] {
  const points: string[] = []
  for (let index = 0; index + 1 < numbers.length; index += 2)
    points.push(point(numbers[index] ?? 0, numbers[index + 1] ?? 0))
  switch (command) {
    case 'M':
      return [markup('a:moveTo', {}, ...points)]
    case 'L':
      return [markup('a:lnTo', {}, ...points)]
    case 'H':
      return [markup('a:lnTo', {}, point(numbers[0] ?? 0, from.y))]
    case 'V':
      return [markup('a:lnTo', {}, point(from.x, numbers[0] ?? 0))]
    case 'C':
      return [markup('a:cubicBezTo', {}, ...points)]
    case 'Q':
      return [markup('a:quadBezTo', {}, ...points)]
    default:
      return ['<a:close/>']
  }
}

/** Returns data that is filled the same by the rule of even and odd. Its outlines differ if parts overlap. */
export function evenOddData(data: string, rule: FillRule): string {
  const parts = data.match(/[Mm]/g)?.length ?? 0
  if (rule === 'evenodd' || parts < 2) return data
  const path = new SvgPath(data)
  path.simplify()
  return path.toSVGString()
}

/** Returns the bounds of the ink of a path's fill. */
export function dataBox(data: string): Box {
  const [left, top, right, bottom] = new SvgPath(data).computeTightBounds()
  return { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) }
}
