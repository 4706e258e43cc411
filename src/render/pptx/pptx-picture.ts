import type { Complete } from '../../document/elements/element.ts'
import type { Picture } from '../../paint/canvas.ts'
import { fitPicture } from '../../paint/fit-picture.ts'
import { visibleStroke } from '../../paint/paint-stroke.ts'
import type { Box } from '../../paint/scope.ts'
import { lineMarkup } from './drawing-line.ts'
import { shadowMarkup } from './drawing-shadow.ts'
import { markup } from './xml-markup.ts'
import { blip, blipMarkup, cropMarkup } from './picture-fill.ts'
import type { MediaFile } from './pptx-package.ts'
import { frameGeometry, insetOf } from './pptx-shapes.ts'
import type { PptxSlide, Within } from './pptx-slide.ts'
import { presetGeometry } from './shape-geometry.ts'
import { type PlacedBox, placePart, transformMarkup } from './transform-markup.ts'

/** Writes an image as a picture that can be cropped and replaced. Its frame is the shape of the picture. */
export function writeImage(slide: PptxSlide, element: Complete<'image'>, within: Within): string {
  const picture = slide.tools.resources.pictures.get(element.src)
  const placement = picture && placeImage(element, picture)
  if (!placement) return ''
  const { units, tools } = slide
  const stroke = visibleStroke(element.stroke)
  const inset = stroke ? insetOf(stroke) : 0
  const box = isFramed(element) ? inner(element, inset) : placement.target
  const opacity = within.opacity * element.opacity
  const options = { units, colors: tools.colors, opacity, box }
  const placed = placePart(element, mirrored(element, box))
  return pictureMarkup(slide, element, {
    box: { ...placed, flipX: element.flipX, flipY: element.flipY },
    blip: blip(slide, picture, opacity) + cropMarkup(picture, cropFor(placement, box)),
    geometry: isFramed(element) ? frameGeometry(slide, element, { inset, box }) : presetGeometry('rect'),
    effects: lineMarkup(stroke, options) + shadowMarkup(element.shadows, { units, colors: tools.colors, opacity }),
  })
}

interface DrawnPicture {
  readonly box: PlacedBox
  readonly blip: string
  readonly geometry: string
  readonly effects: string
  readonly alt?: string
}

function pictureMarkup(slide: PptxSlide, element: Complete, drawn: DrawnPicture): string {
  const identity = slide.identity(element, drawn.alt === undefined ? {} : { alt: drawn.alt })
  return markup(
    'p:pic',
    {},
    markup('p:nvPicPr', {}, identity, '<p:cNvPicPr><a:picLocks noChangeAspect="1"/></p:cNvPicPr><p:nvPr/>'),
    markup('p:blipFill', {}, drawn.blip, '<a:stretch><a:fillRect/></a:stretch>'),
    markup('p:spPr', {}, transformMarkup(slide.units, drawn.box), drawn.geometry, drawn.effects),
  )
}

export interface PlacedFile {
  readonly file: MediaFile
  readonly box: PlacedBox
  readonly opacity: number
  readonly alt: string
}

/** Writes a picture of an element. */
export function writeFile(slide: PptxSlide, element: Complete, { file, box, opacity, alt }: PlacedFile): string {
  return pictureMarkup(slide, element, {
    box,
    blip: blipMarkup(slide.addPicture(file), opacity),
    geometry: presetGeometry('rect'),
    effects: '',
    alt,
  })
}

interface ImagePlace {
  /** In pixels of the image. */
  readonly source: Box
  readonly target: Box
}

function placeImage(element: Complete<'image'>, picture: Picture): ImagePlace | undefined {
  const { width, height, fit, focus, crop = { x: 0, y: 0, width: 1, height: 1 } } = element
  if (width <= 0 || height <= 0) return undefined
  const region = {
    x: crop.x * picture.width,
    y: crop.y * picture.height,
    width: Math.min(crop.width, 1 - crop.x) * picture.width,
    height: Math.min(crop.height, 1 - crop.y) * picture.height,
  }
  if (region.width <= 0 || region.height <= 0) return undefined
  return fitPicture({ region, fit, focus }, { x: 0, y: 0, width, height })
}

/** Whether the shape of the picture is its frame, not the part of it that the image covers. */
function isFramed({ fit, stroke, cornerRadius, mask }: Complete<'image'>): boolean {
  return fit !== 'contain' || stroke !== null || mask !== null || [cornerRadius].flat().some((corner) => corner > 0)
}

function inner({ width, height }: Complete<'image'>, inset: number): Box {
  return { x: inset, y: inset, width: Math.max(0, width - 2 * inset), height: Math.max(0, height - 2 * inset) }
}

/** Returns the part of the image that fills `box`; it exceeds the image where the box does. */
function cropFor({ source, target }: ImagePlace, box: Box): Box {
  const [scaleX, scaleY] = [source.width / target.width, source.height / target.height]
  return {
    x: source.x + (box.x - target.x) * scaleX,
    y: source.y + (box.y - target.y) * scaleY,
    width: box.width * scaleX,
    height: box.height * scaleY,
  }
}

/** An image is mirrored within its frame. */
function mirrored({ width, height, flipX, flipY }: Complete<'image'>, box: Box): Box {
  return {
    ...box,
    x: flipX ? width - box.x - box.width : box.x,
    y: flipY ? height - box.y - box.height : box.y,
  }
}
