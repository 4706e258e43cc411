import { Canvas, Rect } from 'fabric'
import { rectangles } from '../fixtures/rectangles.ts'

/* Fabric without caches of objects, which cost more than rectangles, and without a frame for each that is added. */

const size = { width: innerWidth, height: innerHeight }
document.body.style.margin = '0'
const element = Object.assign(document.createElement('canvas'), size)
document.body.append(element)
const canvas = new Canvas(element, { ...size, renderOnAddRemove: false, preserveObjectStacking: true })
canvas.add(
  ...rectangles().map(
    ({ fill, x, y, width, height, cornerRadius }) =>
      new Rect({
        ...{ left: x, top: y, originX: 'left', originY: 'top', width, height, fill },
        ...{ rx: cornerRadius, ry: cornerRadius, strokeWidth: 0, objectCaching: false },
      }),
  ),
)
canvas.requestRenderAll()
