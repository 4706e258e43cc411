import type { Document } from '../../../../document/document.ts'
import { boundsOfAll, boxAmongSiblings } from '../../../../edit/geometry/page-matrix.ts'
import { movedWithin } from '../../../../edit/geometry/moved.ts'
import { type Painter, paintOn } from '../../../painter/painter.ts'

/** Around the boxes, for strokes and shadows. */
const MARGIN_PX = 16
const SCALE = 2

/** Draws copied elements as a PNG with a transparent background, for programs that know no elements. */
export async function selectionPicture(document: Document, painter: Painter): Promise<Blob> {
  const elements = document.pages.flatMap((page) => page.elements)
  const bounds = boundsOfAll(elements.map(boxAmongSiblings))
  const by = { x: MARGIN_PX - bounds.left, y: MARGIN_PX - bounds.top }
  const page = { id: 'picture', background: null, elements: elements.map((element) => movedWithin(element, by)) }
  const prepared = await painter.preparePage({ document: { ...document, pages: [page] }, page: 1 })
  const canvas = window.document.createElement('canvas')
  const size = {
    width: Math.ceil(bounds.right - bounds.left) + 2 * MARGIN_PX,
    height: Math.ceil(bounds.bottom - bounds.top) + 2 * MARGIN_PX,
  }
  paintOn(canvas, prepared, { size, scale: SCALE })
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be encoded.'))),
      'image/png',
    )
  })
}
