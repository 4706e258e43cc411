import type { Picture } from './canvas.ts'
import { drawPicture, type Placement } from './fit-picture.ts'
import type { Scope } from './scope.ts'
import { drawPlaced } from './svg/place-drawing.ts'
import { createRecolor } from './svg/recolor.ts'

/** Draws a part of a picture: of an SVG, as vectors. */
export function drawImage(scope: Scope, picture: Picture, placement: Placement): void {
  const { drawing } = picture
  if (!drawing) {
    drawPicture(scope.context, picture, placement)
    return
  }
  const [scaleX, scaleY] = [drawing.width / picture.width, drawing.height / picture.height]
  const { x, y, width, height } = placement.source
  const source = { x: x * scaleX, y: y * scaleY, width: width * scaleX, height: height * scaleY }
  drawPlaced(scope, drawing, { placement: { ...placement, source }, recolor: createRecolor({}) })
}
