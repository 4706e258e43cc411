import type { Complete, Element } from '../../document/elements/element.ts'
import { type Bounds, expand, intersect, isEmpty } from '../../paint/bounds.ts'
import { inkBoundsOf } from '../../paint/ink-bounds.ts'
import { paintElement } from '../../paint/paint-element.ts'
import { pageScope } from '../../paint/paint-page.ts'
import type { Box } from '../../paint/scope.ts'
import { encodeElement } from './encode-element.ts'
import { asContext, openCanvas, releaseCanvas } from '../skia.ts'
import type { MediaFile } from './pptx-package.ts'
import { pictureDensity } from './picture-density.ts'
import type { PptxSlide } from './pptx-slide.ts'

const FAR_PX = 20_000

/** A picture of an element in the element's own space, in which it is neither turned nor mirrored. */
export interface ElementPicture {
  readonly file: MediaFile
  readonly box: Box
}

export interface PictureOptions {
  /** Whether only the shadows are drawn. */
  readonly isShadow?: boolean
}

/** Draws an element with its effects. Returns undefined if nothing of it is visible. */
export function pictureOf(
  slide: PptxSlide,
  element: Complete,
  { isShadow = false }: PictureOptions = {},
): ElementPicture | undefined {
  const upright = uprightElement(element)
  const bounds = pictureBounds(slide, upright, element)
  if (!bounds) return undefined
  const box = { x: bounds.left, y: bounds.top, width: bounds.right - bounds.left, height: bounds.bottom - bounds.top }
  return { file: drawWithin(slide, box, isShadow ? shadowsAlone(upright) : upright), box }
}

/** Moves an element out of its picture, but not its shadows. */
function shadowsAlone(upright: Complete): Complete {
  const shadows = upright.shadows.map((shadow) => ({ ...shadow, x: (shadow.x ?? 0) + FAR_PX }))
  return { ...upright, x: upright.x - FAR_PX, shadows }
}

/** An image is mirrored within its frame, and so is what is drawn of it. */
function uprightElement(element: Complete): Complete {
  const flips = element.type === 'image' ? {} : { flipX: false, flipY: false }
  return { ...element, ...flips, x: 0, y: 0, rotation: 0, blendMode: 'normal', backdropBlur: 0, visible: true }
}

/** Of elements that reach far beyond the page, only what is near it. */
function pictureBounds(slide: PptxSlide, upright: Complete, element: Complete): Bounds | undefined {
  const { environment } = slide.tools
  const layouts = { environment, layoutOf: (text: Complete<'text'>) => environment.layoutText(text) }
  const ink = expand(inkBoundsOf(layouts, upright), 1)
  const near = Math.max(environment.size.width, environment.size.height)
  const reach = expand({ left: 0, top: 0, right: element.width, bottom: element.height }, near)
  const bounds = intersect(ink, reach)
  if (isEmpty(bounds)) return undefined
  return {
    left: Math.floor(bounds.left),
    top: Math.floor(bounds.top),
    right: Math.ceil(bounds.right),
    bottom: Math.ceil(bounds.bottom),
  }
}

function drawWithin(slide: PptxSlide, box: Box, element: Element): MediaFile {
  const { environment } = slide.tools
  const bounds = { left: 0, top: 0, right: box.width, bottom: box.height }
  const density = pictureDensity(slide, bounds)
  const [width, height] = [Math.ceil(box.width * density), Math.ceil(box.height * density)]
  const { canvas, context: skiaContext } = openCanvas(width, height)
  const context = asContext(skiaContext)
  context.scale(density, density)
  context.translate(-box.x, -box.y)
  const area = { ...environment, size: { width: box.width, height: box.height } }
  const scope = pageScope(context, area)
  paintElement({ ...scope, visible: { left: 0, top: 0, right: width, bottom: height } }, element)
  const file = encodeElement(canvas)
  releaseCanvas(canvas)
  return file
}

/** Returns bounds in the space of the parent. */
export function placedBounds(slide: PptxSlide, element: Element): Bounds {
  const { environment } = slide.tools
  return inkBoundsOf({ environment, layoutOf: (text) => environment.layoutText(text) }, element)
}
