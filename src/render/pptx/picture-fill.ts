import { PAINT_DEFAULTS, type Paint } from '../../document/paint.ts'
import { fitPicture } from '../../paint/fit-picture.ts'
import type { Picture } from '../../paint/canvas.ts'
import type { Box } from '../../paint/scope.ts'
import { originalFiles } from '../render-resources.ts'
import { pictureFile } from '../picture-file.ts'
import { percentage } from './emu.ts'
import { markup } from './xml-markup.ts'
import type { PptxSlide } from './pptx-slide.ts'

/** Returns a fill with an image that covers or is stretched to the box; undefined for other paints. */
export function pictureFill(
  slide: PptxSlide,
  paint: Paint | null,
  { opacity, box }: { readonly opacity: number; readonly box: Box },
): string | undefined {
  if (paint === null || typeof paint === 'string' || paint.type !== 'image') return undefined
  const { fit, opacity: own } = { ...PAINT_DEFAULTS.image, ...paint }
  const picture = slide.tools.resources.pictures.get(paint.src)
  if (!picture || picture.drawing || box.width <= 0 || box.height <= 0) return undefined
  const region = { x: 0, y: 0, width: picture.width, height: picture.height }
  const { source, target } = fitPicture({ region, fit, focus: { x: 0.5, y: 0.5 } }, { ...box, x: 0, y: 0 })
  const shares = sidesIn(box, target)
  return markup(
    'a:blipFill',
    { rotWithShape: true },
    blip(slide, picture, opacity * own),
    cropMarkup(picture, source),
    markup('a:stretch', {}, markup('a:fillRect', shares)),
  )
}

/** Whether a paint is an image that `pictureFill` writes. */
export function isPictureFill({ tools }: PptxSlide, paint: Paint): boolean {
  if (typeof paint === 'string' || paint.type !== 'image') return false
  const picture = tools.resources.pictures.get(paint.src)
  return picture !== undefined && !picture.drawing
}

function sidesIn({ width, height }: Box, target: Box): Readonly<Record<string, number | undefined>> {
  const share = (px: number, whole: number): number | undefined => {
    const value = percentage(px / whole)
    return value === 0 ? undefined : value
  }
  return {
    l: share(target.x, width),
    t: share(target.y, height),
    r: share(width - target.x - target.width, width),
    b: share(height - target.y - target.height, height),
  }
}

/** Returns the part of an image that is shown, as shares cut off its sides. */
export function cropMarkup({ width, height }: Picture, source: Box): string {
  return markup('a:srcRect', sidesIn({ x: 0, y: 0, width, height }, source))
}

/** Embeds an image. */
export function blip(slide: PptxSlide, picture: Picture, opacity: number): string {
  const { resources } = slide.tools
  const file = pictureFile(picture.image, { file: originalFiles(resources).get(picture.image) })
  const id = slide.addPicture(file)
  return blipMarkup(id, opacity)
}

export function blipMarkup(id: string, opacity: number): string {
  const alpha = opacity < 1 ? markup('a:alphaModFix', { amt: percentage(opacity) }) : ''
  return markup('a:blip', { 'r:embed': id }, alpha)
}
