import type { XmlElement } from '@rgrove/parse-xml'
import type { Run } from '../../document/elements/text.ts'
import { LIMITS } from '../../document/limits.ts'
import { PX_PER } from '../../document/px-per-unit.ts'
import { naturalLine } from '../fonts/baseline.ts'
import { within } from '../numbers.ts'
import { childOf, childrenOf, localName, textOf } from '../read-xml.ts'
import { readBullet } from './bullets.ts'
import { readRunStyle } from './slide-run-style.ts'
import type { SlideContext } from './slide-part.ts'
import { attributeIn, paragraphStyles } from './text-styles.ts'

interface ParagraphUse {
  readonly shape: XmlElement
  readonly context: SlideContext
  readonly id: string
  readonly scale: number
}

export function readParagraph(paragraph: XmlElement, { shape, context, id, scale }: ParagraphUse) {
  const own = childOf(paragraph, 'pPr')
  const level = within(Number(own?.attributes['lvl'] ?? 0), 0, 8)
  const styles = [...(own ? [own] : []), ...paragraphStyles(shape, level, context)]
  const defaults = styles.map((style) => childOf(style, 'defRPr'))
  const base = readRunStyle([undefined, ...defaults], { context, id, scale, shape })
  const runs = childrenOf(paragraph).flatMap((child): Run[] => {
    const name = localName(child)
    if (name === 'br') return [{ text: '\u2028' }]
    if (name !== 'r' && name !== 'fld') return []
    const isNumber = name === 'fld' && child.attributes['type'] === 'slidenum'
    const text = isNumber ? '{{|page}}' : textOf(childOf(child, 't') ?? child)
    return [{ text, ...readRunStyle([childOf(child, 'rPr'), ...defaults], { context, id, scale, shape }) }]
  })
  const end = childOf(paragraph, 'endParaRPr')
  const size =
    runs.find(({ fontSize }) => fontSize !== undefined)?.fontSize ??
    readRunStyle([end, ...defaults], { context, id, scale, shape }).fontSize
  const spacing = (name: string): XmlElement | undefined => styles.flatMap((style) => childOf(style, name) ?? [])[0]
  const family = base.fontFamily
  return {
    ...{ runs, level, style: { ...base, ...(runs.length === 0 && { fontSize: size }) } },
    bullet: readBullet(styles, context, id),
    align:
      { ctr: 'center' as const, r: 'right' as const, just: 'justify' as const, dist: 'justify' as const }[
        attributeIn(styles, 'algn') ?? ''
      ] ?? ('left' as const),
    lineHeight: lineHeightOf(spacing('lnSpc'), size, family),
    before: distanceOf(spacing('spcBef'), size),
    after: distanceOf(spacing('spcAft'), size),
    isRtl: attributeIn(styles, 'rtl') === '1',
  }
}

export type Paragraph = ReturnType<typeof readParagraph>

export function plainText(paragraph: XmlElement): string {
  return childrenOf(paragraph)
    .map((child) => (['r', 'fld'].includes(localName(child)) ? textOf(childOf(child, 't') ?? child) : ''))
    .join('')
}

function lineHeightOf(spacing: XmlElement | undefined, sizePx: number, family: string): number {
  const [percent, points] = [
    childOf(spacing, 'spcPct')?.attributes['val'],
    childOf(spacing, 'spcPts')?.attributes['val'],
  ]
  if (points !== undefined) return within(((Number(points) / 100) * PX_PER.pt) / sizePx, 0.1, 10)
  return within(
    (percent === undefined ? 1 : Number.parseFloat(percent) / (percent.endsWith('%') ? 100 : 100_000)) *
      Math.min(naturalLine(family), 1.22),
    0.1,
    10,
  )
}

function distanceOf(spacing: XmlElement | undefined, sizePx: number): number {
  const [percent, points] = [
    childOf(spacing, 'spcPct')?.attributes['val'],
    childOf(spacing, 'spcPts')?.attributes['val'],
  ]
  const distance =
    points === undefined ? (Number(percent ?? 0) / 100_000) * sizePx * 1.2 : (Number(points) / 100) * PX_PER.pt
  return within(distance, 0, LIMITS.pageSidePx)
}
