import type { LineCap } from '../../document/elements/line.ts'
import type { Stroke } from '../../document/paint.ts'
import { percentage, type Units } from './emu.ts'
import { type FillOptions, fillMarkup } from './drawing-fill.ts'
import { markup } from './xml-markup.ts'

const NO_LINE = '<a:ln><a:noFill/></a:ln>'
const CAPS = { butt: 'flat', round: 'rnd', square: 'sq' } as const
/** Our limit of 10, which is a share of half the width. */
const JOINS = { miter: '<a:miter lim="1000000"/>', round: '<a:round/>', bevel: '<a:bevel/>' } as const
/** A bar has no counterpart. */
const ENDS: Readonly<Record<LineCap, string | undefined>> = {
  none: undefined,
  arrow: 'arrow',
  triangle: 'triangle',
  circle: 'oval',
  bar: undefined,
}
/** A dash without length is a dot, which some programs leave out. */
const LEAST_DASH = 0.01

export interface LineOptions extends FillOptions {
  readonly units: Units
  readonly startCap?: LineCap
  readonly endCap?: LineCap
}

export function lineMarkup(stroke: Required<Stroke> | undefined, options: LineOptions): string {
  if (!stroke) return NO_LINE
  const { units, startCap = 'none', endCap = 'none' } = options
  const { width, paint, cap, join } = stroke
  return markup(
    'a:ln',
    { w: units.emu(width), cap: CAPS[cap] },
    fillMarkup(paint, options) ?? '<a:noFill/>',
    dashMarkup(stroke),
    JOINS[join],
    endMarkup('a:headEnd', startCap),
    endMarkup('a:tailEnd', endCap),
  )
}

function dashMarkup({ dash, width }: Required<Stroke>): string {
  if (!dash.some((length) => length > 0)) return ''
  const lengths = dash.length % 2 === 0 ? dash : [...dash, ...dash]
  const pairs = Array.from({ length: lengths.length / 2 }, (_, index) => lengths.slice(index * 2, index * 2 + 2))
  const inWidths = (length = 0): number => percentage(Math.max(LEAST_DASH, length / width))
  return markup('a:custDash', {}, ...pairs.map(([d, sp]) => markup('a:ds', { d: inWidths(d), sp: inWidths(sp) })))
}

function endMarkup(name: string, cap: LineCap): string {
  const type = ENDS[cap]
  if (type === undefined) return ''
  return markup(name, { type, w: 'lg', len: 'lg' })
}
