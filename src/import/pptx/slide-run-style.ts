import type { XmlElement } from '@rgrove/parse-xml'
import { PX_PER } from '../../document/px-per-unit.ts'
import { hexOf } from '../../document/read-css-color.ts'
import { familyFor } from '../fonts/substitute-font.ts'
import { fontSizePx, within } from '../numbers.ts'
import { childOf } from '../read-xml.ts'
import { storableLink } from '../storable-link.ts'
import { colorIn, readDrawingColor } from './drawing-color.ts'
import { fillIn } from './read-drawing-fill.ts'
import type { SlideContext } from './slide-part.ts'
import { attributeIn } from './text-styles.ts'

interface RunUse {
  readonly context: SlideContext
  readonly id: string
  readonly scale: number
  readonly shape: XmlElement
}

/** Returns the style of a run from its properties and those that it inherits, the nearest first. */
export function readRunStyle(properties: readonly (XmlElement | undefined)[], { context, id, scale, shape }: RunUse) {
  const typeface =
    attributeIn(
      properties.map((part) => childOf(part, 'latin')),
      'typeface',
    ) ?? '+mn-lt'
  const font = childOf(shape, 'style', 'fontRef')
  const size = (Number(attributeIn(properties, 'sz') ?? 1800) / 100) * PX_PER.pt * scale
  const spacing = Number(attributeIn(properties, 'spc') ?? 0) / 100
  const shift = Number.parseFloat(attributeIn(properties, 'baseline') ?? '0') / 100_000
  const underline = attributeIn(properties, 'u') ?? 'none'
  const strike = attributeIn(properties, 'strike') ?? 'noStrike'
  const filled = properties.find((part) => fillIn(part, context) !== undefined)
  const link = childOf(properties[0], 'hlinkClick')
  const fontColor = colorIn(font, context)
  return {
    fontFamily: familyFor(context.draft, themeFont(typeface, context), { element: id }),
    fontSize: fontSizePx(shift === 0 ? size : size * 0.66),
    fontWeight: attributeIn(properties, 'b') === '1' ? 700 : 400,
    fontStyle: attributeIn(properties, 'i') === '1' ? ('italic' as const) : ('normal' as const),
    fill: fillIn(filled, context) ?? (fontColor ? hexOf(fontColor) : colorOfText(context)),
    ...((underline !== 'none' || link !== undefined) && { underline: true }),
    ...(strike !== 'noStrike' && { strikethrough: true }),
    ...(spacing !== 0 && { letterSpacing: within((spacing * PX_PER.pt) / size, -1, 10) }),
    ...(attributeIn(properties, 'cap') === 'all' && { textTransform: 'uppercase' as const }),
    ...(attributeIn(properties, 'cap') === 'small' && { fontFeatures: { 'small-caps': true } }),
    ...(shift !== 0 && { baselineShift: within(shift / 0.66, -10, 10) }),
  }
}

/** `+mj-lt` is the font of headings of the theme, `+mn-lt` that of texts. */
function themeFont(typeface: string, { theme }: SlideContext): string {
  if (!typeface.startsWith('+')) return typeface
  return typeface.startsWith('+mj') ? theme.majorFont : theme.minorFont
}

function colorOfText(context: SlideContext): string {
  const color = context.theme.colors.get(context.colorMap['tx1'] ?? 'dk1')
  const known = color && readDrawingColor(color, context)
  return known ? hexOf(known) : '#000000'
}

/** Returns the URL that a shape or run links to. */
export function linkOf(
  properties: XmlElement | undefined,
  { part, draft }: SlideContext,
  element?: string,
): string | undefined {
  const click = childOf(properties, 'hlinkClick')
  if (!click) return undefined
  const place = element === undefined ? {} : { element }
  const target = part.relationships.get(click.attributes['r:id'] ?? '')
  if (target?.isExternal) return storableLink(target.target, draft, place)
  draft.note('Link to a slide or action', 'Links are http, https or mailto URLs; it was left out.', place)
  return undefined
}
