import type { Element } from '../../document/elements/element.ts'
import type { Run, Text } from '../../document/elements/text.ts'
import { LIMITS } from '../../document/limits.ts'
import { hexOf, readColor } from '../../document/read-css-color.ts'
import { readCssPaint } from '../css-paint.ts'
import { familyFor } from '../fonts/substitute-font.ts'
import { naturalLine } from '../fonts/baseline.ts'
import { fontSizePx, lengthPx, within } from '../numbers.ts'
import { storableLink } from '../storable-link.ts'
import { cleanText, storableText } from '../storable-text.ts'
import { baseOf, ownBox } from './polotno-base.ts'
import type { PolotnoElement } from './polotno-context.ts'
import { weightOf } from './polotno-style.ts'
import { type RichRun, readRichText } from './rich-text.ts'
import { type Fields, numberIn, textIn } from './polotno-values.ts'
import { withPlaceholders } from './polotno-variables.ts'

export function convertText(element: PolotnoElement): Element[] {
  const { fields, scale, draft, id } = element
  const rich = readRichText(textIn(fields, 'text') || textIn(fields, 'placeholder'))
  const size = numberIn(fields, 'fontSize', 14)
  const family = familyFor(draft, textIn(fields, 'fontFamily', 'Roboto'), { element: id })
  const align = alignOf(rich.align ?? textIn(fields, 'align', 'center'))
  const text: Text = {
    ...baseOf(element, boxOf(element)),
    type: 'text',
    ...contentOf(rich.runs, element),
    fontFamily: family,
    fontSize: fontSizePx(size * scale),
    fontWeight: weightOf(fields['fontWeight']),
    ...(textIn(fields, 'fontStyle').includes('italic') && { fontStyle: 'italic' as const }),
    fill: readCssPaint(textIn(fields, 'fill', 'black'), draft, { element: id }) ?? '#000000',
    align,
    verticalAlign: (['top', 'middle', 'bottom'] as const).find((name) => name === fields['verticalAlign']) ?? 'top',
    lineHeight: within(lineHeightOf(fields, family), 0.1, 10),
    ...decorationsOf(element),
    ...(rich.list && { list: rich.list }),
    ...(rich.isRtl && { direction: 'rtl' as const }),
    ...curveOf(element),
    ...linkIn(rich.runs, element),
  }
  return [...backgroundOf(element), text]
}

/** Percentages are written as texts. */
function lineHeightOf(fields: Fields, family: string): number {
  const value = fields['lineHeight']
  if (value === 'normal' || value === 'auto') return naturalLine(family)
  return numberIn(fields, 'lineHeight', 1.2) / (typeof value === 'string' && value.trim().endsWith('%') ? 100 : 1)
}

/** Only whole elements have links. */
function linkIn(runs: readonly RichRun[], { draft, id: element }: PolotnoElement): { readonly link?: string } {
  const hrefs = new Set(runs.flatMap(({ href }) => href ?? []))
  if (hrefs.size === 0) return {}
  const isWhole = runs.every(({ href, text }) => href !== undefined || text.trim() === '')
  const [href = ''] = hrefs
  if (isWhole && hrefs.size === 1) {
    const link = storableLink(href, draft, { element })
    return link === undefined ? {} : { link }
  }
  draft.note('Links of words', 'Only whole elements have links; the words are underlined.', { element })
  return {}
}

function contentOf(runs: readonly RichRun[], element: PolotnoElement): Pick<Text, 'text' | 'runs'> {
  const { draft, id } = element
  const [first, ...others] = withinLimit(runs, element)
  if (!first) return { text: '' }
  if (others.length === 0 && Object.keys(first).length === 1) return { text: first.text }
  const kept = draft.first([first, ...others], LIMITS.runs, {
    noun: 'parts of a text in different styles',
    element: id,
  })
  return { runs: kept.map((run) => runOf(run, element)) }
}

/** The limit is that of the whole text. */
function withinLimit(runs: readonly RichRun[], element: PolotnoElement): RichRun[] {
  const filled = runs.map((run) => ({ ...run, text: withPlaceholders(run.text, element) }))
  const whole = filled.map(({ text }) => text).join('')
  let left = storableText(whole, element.draft, element.id).length
  return filled.flatMap((run) => {
    const text = cleanText(run.text).slice(0, left).toWellFormed()
    left -= text.length
    return text === '' && run.text !== '' ? [] : [{ ...run, text }]
  })
}

function runOf(
  { fontFamily, fontSize, background, href: _, ...run }: RichRun,
  { draft, scale, id }: PolotnoElement,
): Run {
  return {
    ...run,
    ...(fontFamily !== undefined && { fontFamily: familyFor(draft, fontFamily, { element: id }) }),
    ...(fontSize !== undefined && { fontSize: fontSizePx(fontSize * scale) }),
    ...(background !== undefined && { background: { paint: background } }),
  }
}

function alignOf(align: string): NonNullable<Text['align']> {
  return (['left', 'center', 'right', 'justify'] as const).find((name) => name === align) ?? 'start'
}

function decorationsOf({ fields, scale, draft, id }: PolotnoElement): Partial<Text> {
  const decoration = textIn(fields, 'textDecoration')
  const spacing = within(numberIn(fields, 'letterSpacing', 0), -1, 10)
  const width = within(numberIn(fields, 'strokeWidth', 0) * scale, 0, LIMITS.strokePx)
  const paint = width > 0 ? readCssPaint(textIn(fields, 'stroke', 'black'), draft, { element: id }) : undefined
  const join = (['miter', 'bevel'] as const).find((name) => name === fields['strokeLineJoin']) ?? 'round'
  const transform = (['uppercase', 'lowercase', 'capitalize'] as const).find((name) => name === fields['textTransform'])
  return {
    ...(spacing !== 0 && { letterSpacing: spacing }),
    ...(decoration.includes('underline') && { underline: true }),
    ...(decoration.includes('line-through') && { strikethrough: true }),
    ...(transform && { textTransform: transform }),
    ...(paint && { stroke: { paint, width, align: 'center' as const, join } }),
  }
}

/** A curved text runs along a circle, whose radius depends on the font size and the strength of the curve. */
function circleOf({ fields }: PolotnoElement): { radius: number; isAbove: boolean } | undefined {
  const power = within(numberIn(fields, 'curvePower', 0.5), -1, 1)
  if (fields['curveEnabled'] !== true || Math.abs(power) < 0.001) return undefined
  const size = numberIn(fields, 'fontSize', 14)
  return { radius: Math.max((size * 5) / (2 * Math.abs(power)) - size, size), isAbove: power > 0 }
}

function boxOf(element: PolotnoElement) {
  const { fields } = element
  const [own, circle] = [ownBox(fields), circleOf(element)]
  if (!circle) return own
  const size = numberIn(fields, 'fontSize', 14)
  // Letters are centered on the circle of Polotno, and stand on that of a design.
  const radius = circle.isAbove ? circle.radius - size * 0.35 : circle.radius + size * 0.35
  const centerY = circle.isAbove ? circle.radius + size / 2 : own.height - size / 2 - circle.radius
  return { x: own.width / 2 - radius, y: centerY - radius, width: radius * 2, height: radius * 2 }
}

function curveOf(element: PolotnoElement): Partial<Text> {
  const circle = circleOf(element)
  if (!circle) return {}
  element.draft.note('Curved text', 'Its curve was approximated with a circle.', { element: element.id })
  const [startAngle, side] = circle.isAbove ? ([0, 'outside'] as const) : ([180, 'inside'] as const)
  return { align: 'center', path: { type: 'circle', startAngle, side } }
}

/** The background of a text is a box around it. */
function backgroundOf(element: PolotnoElement): Element[] {
  const { fields, scale, draft, id } = element
  const color = readColor(textIn(fields, 'backgroundColor', '#7ed321'))
  if (fields['backgroundEnabled'] !== true || !color) return []
  const line = numberIn(fields, 'fontSize', 14) * numberIn(fields, 'lineHeight', 1.2)
  const padding = numberIn(fields, 'backgroundPadding', 0.5) * line
  const { width, height } = ownBox(fields)
  const box = { x: -padding / 2, y: -padding / 2, width: width + padding, height: height + padding }
  const cornerRadius = lengthPx(numberIn(fields, 'backgroundCornerRadius', 0.5) * line * 0.5 * scale)
  const fill = hexOf(color, numberIn(fields, 'backgroundOpacity', 1))
  const { name: _, ...base } = baseOf({ ...element, id: draft.id(`${id}-background`) }, box)
  return [{ ...base, type: 'rect', fill, cornerRadius }]
}
