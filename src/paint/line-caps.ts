import type { LineCap } from '../document/elements/line.ts'
import type { Path } from './canvas.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** `angle` points outward, in radians. */
export interface LineEnd extends Point {
  readonly angle: number
}

/** In stroke widths. Visible on a hairline and slender on a thick bar. */
const HEAD_LENGTH = 4
const HEAD_HALF_WIDTH = 2.2
const CIRCLE_RADIUS = 2
const BAR_HALF_WIDTH = 2.5

/** The miter of an arrow extends this many stroke widths beyond its corner, so the corner is moved back. */
const ARROW_MITER = 0.5 / Math.sin(Math.atan2(HEAD_HALF_WIDTH, HEAD_LENGTH))

/** Returns how far a cap extends from the line's end, in CSS pixels. */
export function capReach(cap: LineCap, width: number): number {
  return cap === 'none' ? 0 : width * (HEAD_LENGTH + 1)
}

/** Returns the length to cut off the line, so that it does not extend beyond the tip of its cap. */
export function capInset(cap: LineCap, width: number): number {
  switch (cap) {
    case 'triangle':
      return width * (HEAD_LENGTH - 0.5)
    case 'circle':
      return width * CIRCLE_RADIUS
    case 'arrow':
      return width * ARROW_MITER
    case 'bar':
      return width / 2
    case 'none':
      return 0
  }
}

export function addFilledCap(path: Path, { cap, width }: { cap: LineCap; width: number }, end: LineEnd): void {
  if (cap === 'triangle') {
    const at = along(end, width)
    moveTo(path, at(0, 0))
    lineTo(path, at(-HEAD_LENGTH, HEAD_HALF_WIDTH))
    lineTo(path, at(-HEAD_LENGTH, -HEAD_HALF_WIDTH))
    path.closePath()
  }
  if (cap === 'circle') {
    const center = along(end, width)(-CIRCLE_RADIUS, 0)
    path.moveTo(center.x + width * CIRCLE_RADIUS, center.y)
    path.arc(center.x, center.y, width * CIRCLE_RADIUS, 0, Math.PI * 2)
    path.closePath()
  }
}

export function addStrokedCap(path: Path, { cap, width }: { cap: LineCap; width: number }, end: LineEnd): void {
  const at = along(end, width)
  if (cap === 'arrow') {
    moveTo(path, at(-HEAD_LENGTH, HEAD_HALF_WIDTH))
    lineTo(path, at(-ARROW_MITER, 0))
    lineTo(path, at(-HEAD_LENGTH, -HEAD_HALF_WIDTH))
  }
  if (cap === 'bar') {
    moveTo(path, at(-0.5, BAR_HALF_WIDTH))
    lineTo(path, at(-0.5, -BAR_HALF_WIDTH))
  }
}

function along(end: LineEnd, width: number): (forward: number, across: number) => Point {
  const [cos, sin] = [Math.cos(end.angle) * width, Math.sin(end.angle) * width]
  return (forward, across) => ({ x: end.x + forward * cos - across * sin, y: end.y + forward * sin + across * cos })
}

function moveTo(path: Path, { x, y }: Point): void {
  path.moveTo(x, y)
}

function lineTo(path: Path, { x, y }: Point): void {
  path.lineTo(x, y)
}
