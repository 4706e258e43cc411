import type { Complete } from '../../document/elements/element.ts'
import { sidesOf } from '../../document/elements/text-parts.ts'
import { textOf } from '../../text/choose-fonts.ts'
import { highlightAreas } from '../../paint/elements/paint-highlights.ts'
import type { Box } from '../../paint/scope.ts'
import { shadowMarkup } from './drawing-shadow.ts'
import { fillMarkup, NO_FILL } from './drawing-fill.ts'
import { lineMarkup } from './drawing-line.ts'
import { markup } from './xml-markup.ts'
import type { PptxSlide, Within } from './pptx-slide.ts'
import { presetGeometry, roundedRectangle } from './shape-geometry.ts'
import { groupMarkup, shapeMarkup } from './shape-markup.ts'
import { BELOW_BASELINE, type TextBody, widening, writeBody } from './text-body.ts'
import { leadersOf } from './text-paragraphs.ts'
import { isPlainHighlight, TextRuns } from './text-run.ts'
import { placePart, unturned } from './transform-markup.ts'

const ANCHORS = { top: 't', middle: 'ctr', bottom: 'b' } as const

/** Writes a text box, over the areas that highlight its lines. */
export function writeText(slide: PptxSlide, element: Complete<'text'>, within: Within): string {
  const layout = slide.layoutOf(element)
  const height = element.fit === 'grow' ? layout.heightPx : element.height
  const upright = uprightText({ ...element, height })
  const areas = highlightShapes(slide, upright, within)
  const leaders = tabLeaders(slide, upright, within)
  if (areas === '' && leaders === '') return textBox(slide, upright, within)
  const inner = { ...upright, x: 0, y: 0, rotation: 0, flipX: false, flipY: false, name: '', alt: '' }
  const content = areas + leaders + textBox(slide, withoutLink(inner), within)
  return groupMarkup(slide, upright, { content, effects: '' })
}

function withoutLink({ link: _link, ...element }: Complete<'text'>): Complete<'text'> {
  return element
}

/** A text that is mirrored twice is turned by half. */
function uprightText(element: Complete<'text'>): Complete<'text'> {
  if (!element.flipX || !element.flipY) return element
  return { ...element, flipX: false, flipY: false, rotation: element.rotation + 180 }
}

function textBox(slide: PptxSlide, element: Complete<'text'>, within: Within): string {
  const { units, tools } = slide
  const [top, right, bottom, left] = sidesOf(element.padding)
  const layout = slide.layoutOf(element)
  const isVertical = element.writingMode === 'vertical'
  const availablePx = Math.max(0, isVertical ? element.height - top - bottom : element.width - left - right)
  const body = writeBody(slide, element, { layout, within, availablePx })
  const { box, anchor } = isVertical
    ? { box: wholeBox(element), anchor: ANCHORS[element.verticalAlign] }
    : placeBody(element, body)
  const properties = markup(
    'a:bodyPr',
    {
      vert: isVertical ? 'eaVert' : undefined,
      wrap: body.broken.wraps ? 'square' : 'none',
      lIns: units.emu(left),
      tIns: units.emu(top),
      rIns: units.emu(right),
      bIns: units.emu(bottom),
      numCol: element.columns > 1 ? element.columns : undefined,
      spcCol: element.columns > 1 ? units.emu(element.columnGap) : undefined,
      rtlCol: false,
      anchor,
    },
    '<a:noAutofit/>',
  )
  const opacity = within.opacity * element.opacity
  return shapeMarkup(slide, element, {
    box: placePart(element, box),
    geometry: presetGeometry('rect'),
    fill: NO_FILL,
    line: '',
    effects: shadowMarkup(element.shadows, { units, colors: tools.colors, opacity }),
    isTextBox: true,
    text: properties + '<a:lstStyle/>' + body.paragraphs,
  })
}

function wholeBox({ width, height }: Complete<'text'>): Box {
  return { x: 0, y: 0, width, height }
}

/** Moves the box so that the letters are where ours are, and widens it so that lines break where ours do. */
function placeBody(element: Complete<'text'>, body: TextBody): { readonly box: Box; readonly anchor: string } {
  const [top, , bottom] = sidesOf(element.padding)
  const { width, height } = element
  const overflows = body.heightPx > height - top - bottom
  const align = overflows ? 'top' : element.verticalAlign
  const free = height - top - bottom - body.heightPx
  const theirsPx = top + (align === 'top' ? 0 : align === 'middle' ? free / 2 : free)
  const { leftPx, rightPx } = widening(element, body)
  const box = {
    x: -leftPx,
    y: body.topPx - theirsPx,
    width: width + leftPx + rightPx,
    height: overflows ? body.heightPx + top + bottom : height,
  }
  return { box, anchor: ANCHORS[align] }
}

function highlightShapes(slide: PptxSlide, element: Complete<'text'>, within: Within): string {
  const { units, tools } = slide
  const { colors } = tools
  const opacity = within.opacity * element.opacity
  return highlightAreas(element, slide.layoutOf(element).lines)
    .filter(({ highlight }) => !isPlainHighlight(highlight) || typeof highlight.paint !== 'string')
    .map(({ bounds: { left, top, right, bottom }, highlight }) => {
      const box = { x: left, y: top, width: right - left, height: bottom - top }
      const options = { colors, opacity, box: wholeBox(element) }
      return shapeMarkup(
        slide,
        { ...element, name: '', alt: '' },
        {
          box: unturned(box),
          geometry: roundedRectangle(box.width, box.height, highlight.radius ?? 0),
          fill: fillMarkup(highlight.paint, options) ?? NO_FILL,
          line: lineMarkup(undefined, { ...options, units }),
          effects: '',
          suffix: ' highlight',
        },
      )
    })
    .join('')
}

/** Presentations have no leaders, which become texts of their own beneath the tabs. */
function tabLeaders(slide: PptxSlide, element: Complete<'text'>, within: Within): string {
  if (!element.tabs.some(({ leader = '' }) => leader !== '')) return ''
  const source = textOf(element)
  const runs = new TextRuns(slide, element, within)
  return slide
    .layoutOf(element)
    .lines.flatMap((line) => leadersOf(line, source).map((run) => ({ line, run })))
    .map(({ line, run }) => {
      const height = run.ascentPx + run.descentPx
      const box = { x: run.x, y: line.baselinePx + run.font.sizePx * BELOW_BASELINE - height, width: run.width, height }
      const spacing = markup('a:spcPts', { val: slide.units.pointHundredths(height) })
      const properties = markup('a:pPr', {}, markup('a:lnSpc', {}, spacing), '<a:buNone/>')
      const written = runs.write([{ kind: 'text', text: run.text, run }])
      return shapeMarkup(
        slide,
        { ...element, name: '', alt: '' },
        {
          box: unturned(box),
          geometry: presetGeometry('rect'),
          fill: NO_FILL,
          line: '',
          effects: '',
          isTextBox: true,
          suffix: ' leader',
          text: `${BARE_BODY}<a:lstStyle/>${markup('a:p', {}, properties, written)}`,
        },
      )
    })
    .join('')
}

const BARE_BODY =
  '<a:bodyPr wrap="none" lIns="0" tIns="0" rIns="0" bIns="0" rtlCol="0" anchor="t"><a:noAutofit/></a:bodyPr>'
