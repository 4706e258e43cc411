import type { XmlElement } from '@rgrove/parse-xml'
import type { Run, Text } from '../../document/elements/text.ts'
import { LIMITS } from '../../document/limits.ts'
import { within } from '../numbers.ts'
import { childOf, childrenNamed, childrenOf, localName } from '../read-xml.ts'
import { cleanText, storableText } from '../storable-text.ts'
import { inheritedShapes } from './shape-place.ts'
import { emuPx, type SlideContext } from './slide-part.ts'
import { type Paragraph, plainText, readParagraph } from './slide-paragraph.ts'
import { linkOf } from './slide-run-style.ts'
import { attributeIn } from './text-styles.ts'

type SlideText = Omit<Text, 'id' | 'type' | 'x' | 'y' | 'width' | 'height'>

/** Returns what a text element has, without its place, or undefined for a shape without text. */
export function readText(shape: XmlElement, context: SlideContext, id: string): SlideText | undefined {
  const body = childOf(shape, 'txBody')
  const paragraphs = childrenNamed(body, 'p')
  if (!body || paragraphs.every((paragraph) => plainText(paragraph).trim() === '')) return undefined
  const bodies = [body, ...inheritedShapes(shape, context).map((part) => childOf(part, 'txBody'))].map((part) =>
    childOf(part, 'bodyPr'),
  )
  const fitting = bodies.flatMap((part) => childrenOf(part)).find((child) => /Autofit$|AutoFit$/.test(localName(child)))
  const scale =
    fitting && localName(fitting) === 'normAutofit' ? Number(fitting.attributes['fontScale'] ?? 100_000) / 100_000 : 1
  const read = paragraphs.map((paragraph) => readParagraph(paragraph, { shape, context, id, scale }))
  const filled = read.filter(({ runs }) => runs.some(({ text }) => text.trim() !== ''))
  const [first] = filled
  if (!first) return undefined
  noteDifferences(filled, context, id)
  const isList =
    filled.length > 0 &&
    filled.every(({ bullet, level }) => bullet && bullet.kind === first.bullet?.kind && level === 0)
  const runs = joined(read, isList)
  const reduced = Number(fitting?.attributes['lnSpcReduction'] ?? 0) / 100_000
  return {
    ...contentOf(limited(runs, context, id), first.style),
    ...linkIn(paragraphs, context, id),
    ...first.style,
    align: first.align,
    verticalAlign: { ctr: 'middle' as const, b: 'bottom' as const }[attributeIn(bodies, 'anchor') ?? ''] ?? 'top',
    lineHeight: within(first.lineHeight - reduced * first.lineHeight, 0.1, 10),
    ...spacingOf(filled),
    ...(isList && first.bullet && { list: first.bullet.kind }),
    ...(first.isRtl && { direction: 'rtl' as const }),
    padding: insetsOf(bodies),
    ...fitOf(bodies, fitting),
    ...(/^(vert|eaVert|wordArtVert)/.test(attributeIn(bodies, 'vert') ?? '') && {
      writingMode: verticalMode(context, id),
    }),
    ...columnsOf(bodies),
  }
}

/** A box that follows its lines is only as wide as the program that wrote the file has drawn them. */
function fitOf(bodies: readonly (XmlElement | undefined)[], fitting: XmlElement | undefined): Pick<Text, 'fit'> {
  const name = fitting && localName(fitting)
  if (name === 'normAutofit') return { fit: 'shrink' }
  const isHugging = name === 'spAutoFit' && attributeIn(bodies, 'wrap') === 'none'
  return isHugging && (attributeIn(bodies, 'anchor') ?? 't') === 't' ? { fit: 'hug' } : {}
}

/** Only whole elements have links. */
function linkIn(paragraphs: readonly XmlElement[], context: SlideContext, id: string): { readonly link?: string } {
  const runs = paragraphs
    .flatMap((paragraph) => childrenOf(paragraph))
    .filter((part) => localName(part) === 'r' || localName(part) === 'fld')
  const linked = runs.filter((run) => childOf(run, 'rPr', 'hlinkClick') !== undefined)
  if (linked.length === 0) return {}
  const links = new Set(linked.map((run) => linkOf(childOf(run, 'rPr'), context, id)))
  const [link] = links
  if (links.size === 1 && linked.length === runs.length) return link === undefined ? {} : { link }
  context.draft.note('Links of words', 'Only whole elements have links; the words are underlined.', { element: id })
  return {}
}

/** Runs have only what differs from the text. */
function contentOf(runs: readonly Run[], style: object): Pick<Text, 'text' | 'runs'> {
  const base = new Map(Object.entries(style).map(([name, value]) => [name, JSON.stringify(value)]))
  const differing = runs.map((run) => {
    const kept = Object.entries(run).filter(
      ([name, value]) => name === 'text' || base.get(name) !== JSON.stringify(value),
    )
    return Object.fromEntries(kept) as Run
  })
  const isPlain = differing.every((run) => Object.keys(run).length === 1)
  return isPlain ? { text: differing.map(({ text }) => text).join('') } : { runs: differing }
}

/** Texts have one distance for all paragraphs: that of the second one. */
function spacingOf(paragraphs: readonly Paragraph[]): Pick<Text, 'paragraphSpacing'> {
  const [first, second] = paragraphs
  const distance = (first?.after ?? 0) + (second?.before ?? 0)
  return second && distance > 0 ? { paragraphSpacing: within(distance, 0, LIMITS.pageSidePx) } : {}
}

function noteDifferences(paragraphs: readonly Paragraph[], { draft }: SlideContext, element: string): void {
  const differs = (name: 'align' | 'lineHeight'): boolean =>
    new Set(paragraphs.map((paragraph) => paragraph[name])).size > 1
  if (differs('align'))
    draft.note('Text with paragraphs of different alignment', 'All are aligned as the first one.', { element })
  if (differs('lineHeight'))
    draft.note('Text with different line spacing', 'All lines have that of the first paragraph.', { element })
}

/** A list of one level is a list of the design. Of others, bullets are characters. */
function joined(paragraphs: readonly Paragraph[], isList: boolean): Run[] {
  let number = 0
  return paragraphs.flatMap(({ runs, bullet, level }, index): Run[] => {
    const isEmpty = runs.every(({ text }) => text.trim() === '')
    number = bullet?.kind === 'number' && !isEmpty ? number + 1 : 0
    const indent = '\u2003'.repeat(level)
    const mark =
      isList || isEmpty
        ? ''
        : bullet
          ? `${indent}${bullet.kind === 'number' ? `${number}.` : bullet.character}\u2002`
          : ''
    const { text: _, ...style } = runs[0] ?? { text: '' }
    return [
      ...(index > 0 ? [{ ...style, text: '\n' }] : []),
      ...(mark === '' ? [] : [{ ...style, text: mark }]),
      ...runs,
    ]
  })
}

function limited(all: readonly Run[], { draft }: SlideContext, id: string): Run[] {
  const runs = all.map((run) => ({ ...run, text: cleanText(run.text) }))
  const merged: Run[] = []
  for (const run of runs) {
    const last = merged.at(-1)
    const isSame = last && JSON.stringify({ ...last, text: '' }) === JSON.stringify({ ...run, text: '' })
    if (last && isSame) merged[merged.length - 1] = { ...last, text: last.text + run.text }
    else merged.push(run)
  }
  let left = storableText(merged.map(({ text }) => text).join(''), draft, id).length
  return draft
    .first(merged, LIMITS.runs, { noun: 'parts of a text in different styles', element: id })
    .flatMap((run) => {
      const text = run.text.slice(0, left).toWellFormed()
      left -= text.length
      return text === '' ? [] : [{ ...run, text }]
    })
}

function insetsOf(bodies: readonly (XmlElement | undefined)[]): [number, number, number, number] {
  const inset = (name: string, fallback: string): number =>
    within(emuPx(attributeIn(bodies, name) ?? fallback), 0, 1000)
  return [inset('tIns', '45720'), inset('rIns', '91440'), inset('bIns', '45720'), inset('lIns', '91440')]
}

function columnsOf(bodies: readonly (XmlElement | undefined)[]): Pick<Text, 'columns' | 'columnGap'> {
  const columns = within(Number(attributeIn(bodies, 'numCol') ?? 1), 1, 20)
  return columns > 1
    ? { columns: Math.round(columns), columnGap: within(emuPx(attributeIn(bodies, 'spcCol')), 0, 1000) }
    : {}
}

function verticalMode({ draft }: SlideContext, element: string): 'vertical' {
  draft.note('Vertical or turned text', 'It is set in vertical lines.', { element })
  return 'vertical'
}
