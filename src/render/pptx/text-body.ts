import type { Complete } from '../../document/elements/element.ts'
import { sidesOf } from '../../document/elements/text-parts.ts'
import type { TextLayout } from '../../text/text-layout.ts'
import { markup } from './xml-markup.ts'
import type { PptxSlide, Within } from './pptx-slide.ts'
import { breakText, drawnRuns, type BrokenText, type TextParagraph } from './text-paragraphs.ts'
import { TextRuns } from './text-run.ts'

/** The paragraphs of a text, and where programs would draw them in a box of the same size. */
export interface TextBody {
  readonly paragraphs: string
  readonly broken: BrokenText
  /** From the top of the text, as programs place its first line, to the top of the box. */
  readonly topPx: number
  readonly heightPx: number
}

export interface BodyOptions {
  readonly layout: TextLayout
  readonly within: Within
  /** Between the padding at the left and at the right. */
  readonly availablePx: number
}

/** Lines have a fixed height, since programs disagree about that of a font. */
export function writeBody(
  slide: PptxSlide,
  element: Complete<'text'>,
  { layout, within, availablePx }: BodyOptions,
): TextBody {
  const broken = breakText(element, layout, availablePx)
  const runs = new TextRuns(slide, element, within)
  const metrics = broken.paragraphs.map(lineMetrics)
  let endPx = 0
  let topPx = 0
  const written = broken.paragraphs.map((paragraph, index) => {
    const { pitchPx, topPx: wantedPx } = metrics[index] ?? NO_LINES
    const spacePx = index === 0 ? 0 : Math.max(0, wantedPx - endPx)
    if (index === 0) topPx = endPx = wantedPx
    endPx += spacePx + pitchPx * paragraph.lines.length
    return writeParagraph(slide, { element, paragraph, runs, pitchPx, spacePx })
  })
  return { paragraphs: written.join(''), broken, topPx, heightPx: endPx - topPx }
}

const NO_LINES = { pitchPx: 0, topPx: 0 }

/** Programs place a baseline above the bottom of its line by this share of the font size; we center the font in it. */
export const BELOW_BASELINE = 0.2

function lineMetrics({ lines }: TextParagraph): { readonly pitchPx: number; readonly topPx: number } {
  const [first, last] = [lines[0], lines.at(-1)]
  if (!first || !last) return NO_LINES
  const pitchPx = lines.length > 1 ? (last.baselinePx - first.baselinePx) / (lines.length - 1) : first.heightPx
  const runs = drawnRuns(first)
  if (runs.length === 0) return { pitchPx, topPx: first.topPx }
  const sizePx = Math.max(...runs.map(({ font }) => font.sizePx))
  return { pitchPx, topPx: first.baselinePx + sizePx * BELOW_BASELINE - pitchPx }
}

/**
 * Returns how much wider a box is so that its lines break where ours do. Letter spacing follows also the last letter
 * of a line, unlike ours.
 */
export function widening(
  { align }: Complete<'text'>,
  { broken }: TextBody,
): { readonly leftPx: number; readonly rightPx: number } {
  const { slackPx } = broken
  const first = broken.paragraphs[0]
  const spacingPx = first?.lines[0]?.runs.at(-1)?.letterSpacingPx ?? 0
  const isLtr = (first?.base ?? 'ltr') === 'ltr'
  if (align === 'center') return { leftPx: slackPx / 2 - spacingPx / 2, rightPx: slackPx / 2 + spacingPx / 2 }
  if (align === 'justify') return { leftPx: 0, rightPx: 0 }
  const startsLeft = align === 'left' || (align === 'start' ? isLtr : align === 'end' && !isLtr)
  return startsLeft ? { leftPx: 0, rightPx: slackPx } : { leftPx: slackPx - spacingPx, rightPx: spacingPx }
}

interface ParagraphOptions {
  readonly element: Complete<'text'>
  readonly paragraph: TextParagraph
  readonly runs: TextRuns
  readonly pitchPx: number
  readonly spacePx: number
}

function writeParagraph(slide: PptxSlide, options: ParagraphOptions): string {
  const { element, paragraph, runs, pitchPx, spacePx } = options
  const { units } = slide
  const lastRun = paragraph.lines.flatMap(drawnRuns).at(-1)
  const spacing = (name: string, px: number): string =>
    markup(name, {}, markup('a:spcPts', { val: Math.min(158_400, units.pointHundredths(px)) }))
  const list = listOf(slide, element, paragraph)
  const properties = markup(
    'a:pPr',
    { ...list.attributes, algn: alignmentOf(element, paragraph), rtl: paragraph.base === 'rtl' || undefined },
    spacing('a:lnSpc', pitchPx),
    spacing('a:spcBef', spacePx),
    spacing('a:spcAft', 0),
    list.bullet,
    tabsOf(slide, element),
  )
  return markup('a:p', {}, properties, runs.write(paragraph.pieces), runs.end(lastRun))
}

const ALIGNMENTS = { left: 'l', right: 'r', center: 'ctr', justify: 'just' } as const

function alignmentOf({ align }: Complete<'text'>, { base }: TextParagraph): string {
  if (align !== 'start' && align !== 'end') return ALIGNMENTS[align]
  return (align === 'start') === (base === 'ltr') ? 'l' : 'r'
}

function listOf(
  { units }: PptxSlide,
  element: Complete<'text'>,
  { marker, lines }: TextParagraph,
): { readonly attributes: Readonly<Record<string, number>>; readonly bullet: string } {
  // LibreOffice forgets tab stops if a paragraph has an indent.
  const none = { attributes: {}, bullet: '<a:buNone/>' }
  const [first] = lines
  if (element.list === 'none' || !marker || !first) return none
  const [, right, , left] = sidesOf(element.padding)
  const isLtr = first.base === 'ltr'
  const texts = drawnRuns(first)
  const edgePx = isLtr
    ? Math.min(...texts.map(({ x }) => x)) - left
    : element.width - right - Math.max(...texts.map(({ x, width }) => x + width))
  const markerPx = isLtr ? marker.x - left : element.width - right - marker.x - marker.width
  const margin = Math.max(0, Number.isFinite(edgePx) ? edgePx : 0)
  const indent = Math.min(0, markerPx - margin)
  const number = /^(\d+)/.exec(marker.text)?.[1]
  const bullet =
    number === undefined
      ? markup('a:buChar', { char: marker.text.trim() || '•' })
      : markup('a:buAutoNum', { type: 'arabicPeriod', startAt: Number(number) })
  return {
    attributes: { marL: units.emu(margin), indent: units.emu(indent) },
    bullet: markup('a:buFont', { typeface: '+mj-lt' }) + bullet,
  }
}

const TAB_ALIGNMENTS = { start: 'l', center: 'ctr', end: 'r', decimal: 'dec' } as const

function tabsOf({ units }: PptxSlide, { tabs }: Complete<'text'>): string {
  if (tabs.length === 0) return ''
  const ordered = tabs.toSorted((a, b) => a.at - b.at)
  const stops = ordered.map(({ at, align = 'start' }) =>
    markup('a:tab', { pos: units.emu(at), algn: TAB_ALIGNMENTS[align] }),
  )
  return markup('a:tabLst', {}, ...stops)
}
