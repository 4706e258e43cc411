import type { Matrix } from '../paint/canvas.ts'
import { apply } from '../paint/matrix.ts'
import { degrees, lengthPx, px } from './numbers.ts'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Placement extends Box {
  readonly rotation?: number
  readonly flipY?: boolean
}

export interface Scales {
  readonly x: number
  readonly y: number
}

/** Returns the factors by which a matrix stretches both axes, or undefined if it slants them. */
export function scalesOf({ a, b, c, d }: Matrix): Scales | undefined {
  const x = Math.hypot(a, b)
  if (x === 0) return undefined
  const skew = Math.abs(a * c + b * d) / x
  const y = (a * d - b * c) / x
  return y === 0 || skew > 1e-3 * Math.abs(y) ? undefined : { x, y }
}

/** Whether a matrix turns and scales without slanting, and stretches by at most 2%, which is not visible. */
export function isNearlySimilar(matrix: Matrix): boolean {
  const scales = scalesOf(matrix)
  return scales !== undefined && Math.abs(Math.abs(scales.y / scales.x) - 1) < 0.02
}

/** Returns the place of an element whose box is `box` before `matrix`, or undefined if it would be slanted. */
export function placeBox(matrix: Matrix, box: Box): Placement | undefined {
  const scales = scalesOf(matrix)
  if (!scales) return undefined
  const center = apply(matrix, { x: box.x + box.width / 2, y: box.y + box.height / 2 })
  const [width, height] = [box.width * scales.x, box.height * Math.abs(scales.y)]
  const rotation = degrees((Math.atan2(matrix.b, matrix.a) * 180) / Math.PI)
  return {
    x: px(center.x - width / 2),
    y: px(center.y - height / 2),
    width: lengthPx(width),
    height: lengthPx(height),
    ...(rotation !== 0 && { rotation }),
    ...(scales.y < 0 && { flipY: true }),
  }
}

/** Returns the smallest box around boxes, with their rotation. */
export function boundsOf(boxes: readonly Placement[]): Box {
  const corners = boxes.flatMap(({ x, y, width, height, rotation = 0 }) => {
    const [sin, cos] = [Math.sin((rotation * Math.PI) / 180), Math.cos((rotation * Math.PI) / 180)]
    const [halfWidth, halfHeight] = [
      (Math.abs(width * cos) + Math.abs(height * sin)) / 2,
      (Math.abs(width * sin) + Math.abs(height * cos)) / 2,
    ]
    const [centerX, centerY] = [x + width / 2, y + height / 2]
    return [
      [centerX - halfWidth, centerY - halfHeight],
      [centerX + halfWidth, centerY + halfHeight],
    ] as const
  })
  if (corners.length === 0) return { x: 0, y: 0, width: 0, height: 0 }
  const [left, top] = [Math.min(...corners.map(([x]) => x)), Math.min(...corners.map(([, y]) => y))]
  const [right, bottom] = [Math.max(...corners.map(([x]) => x)), Math.max(...corners.map(([, y]) => y))]
  return { x: px(left), y: px(top), width: lengthPx(right - left), height: lengthPx(bottom - top) }
}
