import { tagAt, type Sfnt } from './sfnt.ts'

/** An axis of a variable font, such as `wght` from 100 to 900. */
export interface FontAxis {
  readonly tag: string
  readonly min: number
  readonly default: number
  readonly max: number
}

/** Values of axes by tag. */
export type Coordinates = Readonly<Record<string, number>>

/** Returns no axes for a static font. Source: OpenType 1.9, fvar. */
export function readAxes(font: Sfnt): FontAxis[] {
  if (!font.tags.includes('fvar')) return []
  const fvar = font.table('fvar')
  const first = fvar.getUint16(4)
  const size = fvar.getUint16(10)
  return Array.from({ length: fvar.getUint16(8) }, (_, index) => {
    const at = first + index * size
    return { tag: tagAt(fvar, at), min: fixed(fvar, at + 4), default: fixed(fvar, at + 8), max: fixed(fvar, at + 12) }
  })
}

function fixed(view: DataView, at: number): number {
  return view.getInt32(at) / 0x10000
}

/** Returns a value for each axis of the font, within its range: the requested one or the default. */
export function coordinatesOf(axes: readonly FontAxis[], requested: Coordinates): Coordinates {
  return Object.fromEntries(
    axes.map((axis) => [axis.tag, Math.min(axis.max, Math.max(axis.min, requested[axis.tag] ?? axis.default))]),
  )
}
