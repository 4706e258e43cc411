import type { Size } from '../../document/document.ts'
import { complete, type ElementOf } from '../../document/elements/element.ts'
import { findPaper } from '../../document/paper-size.ts'
import { fitPicture } from '../../paint/fit-picture.ts'
import type { CheckedPage } from './checked-page.ts'
import type { Finding } from './finding.ts'

/** Printed images look soft below this density, and screens show it when an image is enlarged by more than this. */
const LEAST_DPI = 150
const MOST_ENLARGED = 1.5
const PX_PER_INCH = 96

interface CheckedImage extends Pick<CheckedPage, 'document' | 'size'> {
  /** In pixels; undefined for a drawing, and for a picture that is not known. */
  readonly pixels: Size | undefined
}

/** Reports an image that has too few pixels for its box: on paper if the page has the size of one or a bleed. */
export function checkImage(element: ElementOf<'image'>, { pixels, document, size }: CheckedImage): Finding[] {
  if (!pixels) return []
  const { width, height } = pixels
  const whole = complete<'image'>(element)
  const { crop, fit, focus } = whole
  const region = crop
    ? { x: crop.x * width, y: crop.y * height, width: crop.width * width, height: crop.height * height }
    : { x: 0, y: 0, width, height }
  const { source, target } = fitPicture(
    { region, fit, focus },
    { x: 0, y: 0, width: whole.width, height: whole.height },
  )
  const enlarged = Math.max(target.width / source.width, target.height / source.height)
  const dpi = Math.round(PX_PER_INCH / enlarged)
  const isPrinted = (document.bleed ?? 0) > 0 || findPaper(size) !== undefined
  if (isPrinted ? dpi >= LEAST_DPI : enlarged <= MOST_ENLARGED) return []
  const detail = isPrinted
    ? `it prints at ${dpi} dpi, and looks soft below ${LEAST_DPI}`
    : `its ${width} × ${height} pixels are enlarged ${Math.round(enlarged * 10) / 10} times`
  return [{ code: 'image_small', message: `The image is small for its box: ${detail}.`, elementId: element.id }]
}
