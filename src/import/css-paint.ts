import type { Paint } from '../document/paint.ts'
import { LIMITS } from '../document/limits.ts'
import type { ImportDraft, Place } from './draft.ts'
import { hexOf, readColor } from '../document/read-css-color.ts'
import { degrees, within } from './numbers.ts'

/** Reads a color or a `linear-gradient()` of CSS. Returns undefined for anything else, and notes it unless empty. */
export function readCssPaint(text: string, draft: ImportDraft, place?: Place): Paint | undefined {
  const paint = readPaint(text, draft, place)
  if (!paint && text.trim() !== '')
    draft.note(`Paint “${text.slice(0, 80).toWellFormed()}”`, 'It is not supported and was left out.', place)
  return paint
}

/** As `readCssPaint`, for text that may be something else. */
export function readPaint(text: string, draft: ImportDraft, place?: Place): Paint | undefined {
  const list = /^\s*linear-gradient\((.*)\)\s*$/is.exec(text)?.[1]
  if (list !== undefined) return readGradient(list, draft, place)
  const color = readColor(text)
  return color && hexOf(color)
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

function readGradient(list: string, draft: ImportDraft, place: Place | undefined): Paint | undefined {
  const parts = partsOf(list).map((part) => part.trim())
  const [first = ''] = parts
  const angle = first in SIDES ? SIDES[first] : /^-?[\d.]+deg$/.test(first) ? Number.parseFloat(first) : undefined
  const stops = (angle === undefined ? parts : parts.slice(1)).flatMap((part, index, all) => {
    const [offset] = /(?<=\s)-?[\d.]+%$/.exec(part) ?? []
    const read = readColor(offset === undefined ? part : part.slice(0, -offset.length))
    const position = offset === undefined ? index / Math.max(all.length - 1, 1) : Number.parseFloat(offset) / 100
    return read ? [{ offset: within(position, 0, 1), color: hexOf(read) }] : []
  })
  if (stops.length < 2) return undefined
  return {
    type: 'linear',
    angle: degrees(angle ?? 180),
    stops: [...draft.first(stops, LIMITS.stops, { noun: 'colors of a gradient', ...place })],
  }
}

/** Divides a list at its commas, except those in parentheses. */
function partsOf(list: string): string[] {
  const parts = ['']
  let depth = 0
  for (const [token] of list.matchAll(/[(),]|[^(),]+/g)) {
    if (token === '(') depth += 1
    else if (token === ')') depth -= 1
    if (token === ',' && depth <= 0) parts.push('')
    else parts[parts.length - 1] += token
  }
  return parts
}
