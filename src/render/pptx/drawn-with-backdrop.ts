import type { Page } from '../../document/document.ts'
import { complete, type Complete, type Element } from '../../document/elements/element.ts'
import { type Bounds, intersect, isEmpty } from '../../paint/bounds.ts'
import { paintPage } from '../../paint/paint-page.ts'
import { asContext, openCanvas, releaseCanvas } from '../skia.ts'
import { encodeElement } from './encode-element.ts'
import type { AsPicture } from './drawn-as-picture.ts'
import { placedBounds } from './picture-of-element.ts'
import { writeFile } from './pptx-picture.ts'
import { pictureDensity } from './picture-density.ts'
import type { PptxSlide, Within } from './pptx-slide.ts'
import { altOf } from '../../document/readable-text.ts'
import { unturned } from './transform-markup.ts'

/** Where the element has less than this share of opacity, it fades into what the program draws beneath it. */
const EDGE = 8

/**
 * Writes an element that blends with what is beneath it as a picture of both, within its shape. Returns undefined for
 * other elements, and if it would cover a text that remains one.
 */
export function drawnWithBackdrop(
  slide: PptxSlide,
  element: Complete,
  { within, what }: AsPicture,
): string | undefined {
  if (within.isGrouped || element.blendMode === 'normal') return undefined
  const beneath = elementsBeneath(slide, element)
  const bounds = visibleBounds(slide, element)
  if (beneath.some((each) => isText(each) && !isEmpty(intersect(placedBounds(slide, each), bounds)))) return undefined
  slide.tools.warn(element.id, `Drawn as a picture with what is beneath it, because PowerPoint has no ${what}`)
  return writeMasked(slide, element, { bounds, mask: { ...element, blendMode: 'normal', backdropBlur: 0 } })
}

/** Writes what is beneath glass, blurred, as a picture within its shape. The element itself is drawn above it. */
export function drawnGlass(slide: PptxSlide, element: Complete, within: Within): string {
  if (within.isGrouped) {
    slide.tools.warn(element.id, 'Drawn without its glass, because PowerPoint has none in groups')
    return ''
  }
  const bounds = visibleBounds(slide, element)
  slide.tools.warn(element.id, 'What is beneath it is drawn as a picture, because PowerPoint has no glass')
  const mask = { ...filledWith(element, '#000000'), backdropBlur: 0 } as Element
  return writeMasked(slide, filledWith(element, '#00000000'), { bounds, mask })
}

/** Returns the shape of glass in one color. */
function filledWith(element: Complete, fill: string): Complete {
  const { link: _link, ...unlinked } = element
  const bare = { ...unlinked, shadows: [], stroke: null, fill, alt: '' }
  if (element.type === 'text' && element.runs) {
    return { ...bare, runs: element.runs.map((run) => ({ ...run, fill, stroke: null })) } as Complete
  }
  if (element.type !== 'group') return bare as Complete
  const { width, height } = element
  return { ...bare, elements: [{ id: 'glass', type: 'rect', x: 0, y: 0, width, height, fill }] } as unknown as Complete
}

function elementsBeneath({ tools }: PptxSlide, element: Complete): Element[] {
  const { elements } = tools.page
  return elements.slice(
    0,
    Math.max(
      0,
      elements.findIndex(({ id }) => id === element.id),
    ),
  )
}

function visibleBounds(slide: PptxSlide, element: Complete): Bounds {
  const { width, height } = slide.tools.environment.size
  return wholeBounds(intersect(placedBounds(slide, element), { left: 0, top: 0, right: width, bottom: height }))
}

function writeMasked(
  slide: PptxSlide,
  element: Complete,
  { bounds, mask }: { readonly bounds: Bounds; readonly mask: Element },
): string {
  if (isEmpty(bounds)) return ''
  const { page } = slide.tools
  const file = drawMasked(slide, bounds, {
    whole: { ...page, elements: [...elementsBeneath(slide, element), element] },
    mask: { ...page, background: null, elements: [mask] },
  })
  const { left, top, right, bottom } = bounds
  const box = unturned({ x: left, y: top, width: right - left, height: bottom - top })
  return writeFile(slide, element, { file, box, opacity: 1, alt: altOf(element) })
}

function isText(element: Element): boolean {
  const { visible, type } = complete(element)
  if (!visible) return false
  if (element.type === 'group') return element.elements.some(isText)
  return type === 'text' || type === 'table' || type === 'chart'
}

function wholeBounds({ left, top, right, bottom }: Bounds): Bounds {
  return { left: Math.floor(left), top: Math.floor(top), right: Math.ceil(right), bottom: Math.ceil(bottom) }
}

/** Returns the pixels of a page where another one has any. */
function drawMasked(
  slide: PptxSlide,
  { left, top, right, bottom }: Bounds,
  { whole, mask }: { readonly whole: Page; readonly mask: Page },
) {
  const area = { left: 0, top: 0, right: right - left, bottom: bottom - top }
  const density = pictureDensity(slide, area)
  const [width, height] = [Math.ceil(area.right * density), Math.ceil(area.bottom * density)]
  const draw = (page: Page) => {
    const opened = openCanvas(width, height)
    const context = asContext(opened.context)
    context.scale(density, density)
    context.translate(-left, -top)
    paintPage(context, page, slide.tools.environment)
    return opened
  }
  const [drawn, masked] = [draw(whole), draw(mask)]
  const pixels = drawn.context.getImageData(0, 0, width, height)
  const alphas = masked.context.getImageData(0, 0, width, height).data
  for (let at = 3; at < alphas.length; at += 4) {
    pixels.data[at] = Math.round((pixels.data[at] ?? 0) * Math.min(1, ((alphas[at] ?? 0) / 255) * EDGE))
  }
  drawn.context.putImageData(pixels, 0, 0)
  const file = encodeElement(drawn.canvas)
  releaseCanvas(drawn.canvas)
  releaseCanvas(masked.canvas)
  return file
}
