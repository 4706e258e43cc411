import type { Paint } from '../../document/paint.ts'
import { pageScope, paintBackground } from '../../paint/paint-page.ts'
import { pictureFile } from '../picture-file.ts'
import { asContext, openCanvas, releaseCanvas } from '../skia.ts'
import { fillMarkup } from './drawing-fill.ts'
import { markup } from './xml-markup.ts'
import { blipMarkup, pictureFill } from './picture-fill.ts'
import { pictureDensity } from './picture-density.ts'
import type { PptxSlide } from './pptx-slide.ts'

/** Returns the background of a slide; that of the master, which is white, for a transparent page. */
export function backgroundMarkup(slide: PptxSlide, background: Paint | null): string {
  if (background === null) return ''
  const { colors, environment } = slide.tools
  const box = { x: 0, y: 0, ...environment.size }
  const options = { colors, opacity: 1, box }
  const fill = fillMarkup(background, options) ?? pictureFill(slide, background, options) ?? drawn(slide, background)
  return markup('p:bg', {}, markup('p:bgPr', {}, fill, '<a:effectLst/>'))
}

function drawn(slide: PptxSlide, background: Paint): string {
  const { environment } = slide.tools
  const { width, height } = environment.size
  const area = { left: 0, top: 0, right: width, bottom: height }
  const density = pictureDensity(slide, area)
  const { canvas, context } = openCanvas(Math.ceil(width * density), Math.ceil(height * density))
  const drawing = asContext(context)
  drawing.scale(density, density)
  paintBackground(pageScope(drawing, environment), background)
  const id = slide.addPicture(pictureFile(canvas, {}))
  releaseCanvas(canvas)
  return markup('a:blipFill', {}, blipMarkup(id, 1), '<a:stretch><a:fillRect/></a:stretch>')
}
