import type { Page, Size } from '../../../../document/document.ts'
import type { Camera } from '../../../../edit/view/camera.ts'
import type { Context, Matrix } from '../../../../paint/canvas.ts'
import type { PaintEnvironment } from '../../../../paint/environment.ts'
import type { Warning } from '../../../../text/warning.ts'
import type { PageResources } from '../../../painter/page-resources.ts'

/** What the canvas shows. Compared by identity. */
export interface Picture {
  readonly page: Page
  readonly size: Size
  readonly resources: Pick<PageResources, 'warnings' | 'environmentOf'>
  /** Painted beyond each edge of the page, in CSS pixels. */
  readonly bleed: number
  readonly camera: Camera
  /** Of the canvas, in CSS pixels. */
  readonly viewport: Size
  /** Device pixels per CSS pixel. */
  readonly ratio: number
}

/** Whether two pictures show the same page, and each element is at the same place of the canvas. */
export function isSamePicture(a: Picture, b: Picture): boolean {
  return isSameView(a, b) && a.page === b.page && a.resources === b.resources
}

/** Whether a point of the page is at the same place of the canvas in both pictures. */
export function isSameView(a: Picture, b: Picture): boolean {
  return (
    a.camera === b.camera &&
    a.viewport === b.viewport &&
    a.ratio === b.ratio &&
    a.size === b.size &&
    a.bleed === b.bleed
  )
}

export function environmentOf(picture: Picture, warn: (warning: Warning) => void = () => undefined): PaintEnvironment {
  const { resources, size, bleed } = picture
  return { ...resources.environmentOf(size, warn), bleed }
}

/** The page begins at a whole device pixel, as in a file. */
export function deviceMatrix({ camera, ratio }: Picture): Matrix {
  const scale = camera.zoom * ratio
  return { a: scale, b: 0, c: 0, d: scale, e: Math.round(camera.x * ratio), f: Math.round(camera.y * ratio) }
}

/** Lets a context draw in the coordinates of the page. */
export function withCamera(context: Context, picture: Picture): void {
  const { a, b, c, d, e, f } = deviceMatrix(picture)
  context.setTransform(a, b, c, d, e, f)
}
