import type { Bounds } from '../../paint/bounds.ts'
import { affordableDensity } from '../../paint/layer.ts'
import type { PptxSlide } from './pptx-slide.ts'

/** Pixels per pixel of the slide: sharp on screens of double density. */
const DENSITY = 2
const MAX_PX = 16_000_000

/** Returns the pixels per CSS pixel of a picture that covers an area of the page. */
export function pictureDensity({ units }: PptxSlide, area: Bounds): number {
  return Math.min(DENSITY * units.scale, affordableDensity(area, MAX_PX))
}
