import type { Size } from '../../document/document.ts'
import type { Bounds } from '../../paint/bounds.ts'
import type { Point } from '../../paint/matrix.ts'

/** Which part of the page is seen: `x` and `y` are where its top left corner is on the screen, in CSS pixels. */
export interface Camera {
  readonly x: number
  readonly y: number
  /** CSS pixels of the screen per CSS pixel of the page. */
  readonly zoom: number
}

const ZOOM = { least: 0.02, most: 64 } as const

/** Free space around a page that is fitted, and the share of a small viewport that it may take. */
const MARGIN = { px: 48, share: 0.08 } as const

/** Free space around what comes into view. */
const REVEAL_MARGIN_PX = 32

export function toScreen({ x, y, zoom }: Camera, point: Point): Point {
  return { x: x + point.x * zoom, y: y + point.y * zoom }
}

export function toPage({ x, y, zoom }: Camera, point: Point): Point {
  return { x: (point.x - x) / zoom, y: (point.y - y) / zoom }
}

/** Shows an area of the page as large as it fits, in the middle. */
export function fitted(
  area: Bounds,
  viewport: Size,
  margin = Math.min(MARGIN.px, MARGIN.share * Math.min(viewport.width, viewport.height)),
): Camera {
  const [width, height] = [Math.max(1, area.right - area.left), Math.max(1, area.bottom - area.top)]
  const [freeWidth, freeHeight] = [Math.max(1, viewport.width - 2 * margin), Math.max(1, viewport.height - 2 * margin)]
  return centered(area, viewport, boundedZoom(Math.min(freeWidth / width, freeHeight / height)))
}

/** Shows an area of the page in the middle. */
export function centered({ left, top, right, bottom }: Bounds, viewport: Size, zoom: number): Camera {
  return {
    x: viewport.width / 2 - ((left + right) / 2) * zoom,
    y: viewport.height / 2 - ((top + bottom) / 2) * zoom,
    zoom,
  }
}

/** Zooms so that what is at a point of the screen stays there. */
export function zoomedAt(camera: Camera, at: Point, zoom: number): Camera {
  const point = toPage(camera, at)
  const bounded = boundedZoom(zoom)
  return { x: at.x - point.x * bounded, y: at.y - point.y * bounded, zoom: bounded }
}

export function panned({ x, y, zoom }: Camera, by: Point): Camera {
  return { x: x + by.x, y: y + by.y, zoom }
}

function boundedZoom(zoom: number): number {
  return Math.min(ZOOM.most, Math.max(ZOOM.least, zoom))
}

/** Moves the page as little as possible so that an area of the screen is seen, with some space around it. */
export function revealing(camera: Camera, { left, top, right, bottom }: Bounds, viewport: Size): Camera {
  const by = { x: shiftInto(left, right, viewport.width), y: shiftInto(top, bottom, viewport.height) }
  return by.x === 0 && by.y === 0 ? camera : panned(camera, by)
}

/** Of an area that is too large, the start is seen. */
function shiftInto(start: number, end: number, extent: number): number {
  const atEnd = Math.min(0, extent - REVEAL_MARGIN_PX - end)
  return start + atEnd < REVEAL_MARGIN_PX ? REVEAL_MARGIN_PX - start : atEnd
}
