import { readAxes } from './font-axes.ts'
import { tagAt, type Sfnt } from './sfnt.ts'

/**
 * Returns the IDs of names that describe the default instance of a variable font, such as those of
 * `ExtraBold` and `96pt`. Empty for a static font. Source: OpenType 1.9, fvar and STAT.
 */
export function defaultStyleNames(font: Sfnt): number[] {
  const defaults = new Map(readAxes(font).map((axis) => [axis.tag, axis.default]))
  if (defaults.size === 0) return []
  return [...instanceNames(font, [...defaults.values()]), ...axisValueNames(font, defaults)]
}

/** The names of instances at the defaults of all axes. */
function instanceNames(font: Sfnt, defaults: readonly number[]): number[] {
  const fvar = font.table('fvar')
  const first = fvar.getUint16(4) + fvar.getUint16(8) * fvar.getUint16(10)
  const size = fvar.getUint16(14)
  return Array.from({ length: fvar.getUint16(12) }, (_, index) => first + index * size)
    .filter((at) => defaults.every((value, axis) => fixed(fvar, at + 4 + axis * 4) === value))
    .map((at) => fvar.getUint16(at))
}

/** The names of single axes at their defaults: no instance of a font may have all of them. */
function axisValueNames(font: Sfnt, defaults: ReadonlyMap<string, number>): number[] {
  if (!font.tags.includes('STAT')) return []
  const stat = font.table('STAT')
  const [axisSize, axesAt] = [stat.getUint16(4), stat.getUint32(8)]
  const valuesAt = stat.getUint32(14)
  return Array.from({ length: stat.getUint16(12) }, (_, index) => valuesAt + stat.getUint16(valuesAt + index * 2))
    .filter((at) => {
      // Format 4 names combinations of axes. The others begin with the axis, flags, the name and the value.
      if (stat.getUint16(at) > 3) return false
      return fixed(stat, at + 8) === defaults.get(tagAt(stat, axesAt + stat.getUint16(at + 2) * axisSize))
    })
    .map((at) => stat.getUint16(at + 6))
}

function fixed(view: DataView, at: number): number {
  return view.getInt32(at) / 0x10000
}
