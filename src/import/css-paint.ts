import type { Paint } from '../document/paint.ts'
import { LIMITS } from '../document/limits.ts'
import { hexOf, readColor } from './read-css-color.ts'
import { degrees, within } from './numbers.ts'

/** Reads a color or a `linear-gradient()` of CSS. Returns undefined for anything else. */
export function readCssPaint(text: string, opacity = 1): Paint | undefined {
  const list = /^\s*linear-gradient\((.*)\)\s*$/is.exec(text)?.[1]
  if (list !== undefined) return readGradient(list, opacity)
  const color = readColor(text)
  return color && hexOf(color, opacity)
}

const SIDES: Readonly<Record<string, number>> = {
  'to top': 0,
  'to right': 90,
  'to bottom': 180,
  'to left': 270,
  'to top right': 45,
  'to bottom right': 135,
  'to bottom left': 225,
  'to top left': 315,
}

function readGradient(list: string, opacity: number): Paint | undefined {
  const parts = list.split(/,(?![^(]*\))/).map((part) => part.trim())
  const [first = ''] = parts
  const angle = first in SIDES ? SIDES[first] : /^-?[\d.]+deg$/.test(first) ? Number.parseFloat(first) : undefined
  const stops = (angle === undefined ? parts : parts.slice(1)).flatMap((part, index, all) => {
    const [, color = '', offset] = /^(.*?)(?:\s+(-?[\d.]+)%)?$/.exec(part) ?? []
    const read = readColor(color)
    const position = offset === undefined ? index / Math.max(all.length - 1, 1) : Number(offset) / 100
    return read ? [{ offset: within(position, 0, 1), color: hexOf(read, opacity) }] : []
  })
  if (stops.length < 2) return undefined
  return { type: 'linear', angle: degrees(angle ?? 180), stops: stops.slice(0, LIMITS.stops) }
}
