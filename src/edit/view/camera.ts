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

/** Free space around a page that is fitted: less on a stage that has little of it. */
const MARGIN_PX = { narrow: 16, wide: 48 } as const
const NARROW_PX = 600

/** Free space around what comes into view. */
export const REVEAL_MARGIN_PX = 32

export function toScreen({ x, y, zoom }: Camera, point: Point): Point {
  return { x: x + point.x * zoom, y: y + point.y * zoom }
}

export function toPage({ x, y, zoom }: Camera, point: Point): Point {
  return { x: (point.x - x) / zoom, y: (point.y - y) / zoom }
}

/** Shows an area of the page as large as it fits, in the middle. */
export function fitted(area: Bounds, viewport: Size, margin = marginOf(viewport)): Camera {
  const [width, height] = [Math.max(1, area.right - area.left), Math.max(1, area.bottom - area.top)]
  const [freeWidth, freeHeight] = [Math.max(1, viewport.width - 2 * margin), Math.max(1, viewport.height - 2 * margin)]
  return centered(area, viewport, boundedZoom(Math.min(freeWidth / width, freeHeight / height)))
}

/**
 * Shows an area of the page as wide as it fits. Of one that is higher than the window, what is in the middle remains
 * there, as far as the area reaches.
 */
export function fittedWidth(area: Bounds, camera: Camera, viewport: Size): Camera {
  const margin = marginOf(viewport)
  const zoom = boundedZoom(Math.max(1, viewport.width - 2 * margin) / Math.max(1, area.right - area.left))
  const whole = centered(area, viewport, zoom)
  const heightPx = (area.bottom - area.top) * zoom
  if (heightPx <= viewport.height - 2 * margin) return whole
  const middle = toPage(camera, { x: viewport.width / 2, y: viewport.height / 2 })
  const y = viewport.height / 2 - middle.y * zoom
  const top = margin - area.top * zoom
  return { ...whole, y: Math.min(top, Math.max(viewport.height - margin - area.bottom * zoom, y)) }
}

function marginOf({ width, height }: Size): number {
  return Math.min(width, height) < NARROW_PX ? MARGIN_PX.narrow : MARGIN_PX.wide
}

/** Whether a page is seen whole, about as large as it fits. */
export function isSeenWhole(camera: Camera, page: Bounds, viewport: Size): boolean {
  const [start, end] = [
    toScreen(camera, { x: page.left, y: page.top }),
    toScreen(camera, { x: page.right, y: page.bottom }),
  ]
  const isInside = start.x >= -1 && start.y >= -1 && end.x <= viewport.width + 1 && end.y <= viewport.height + 1
  return isInside && camera.zoom > 0.8 * fitted(page, viewport).zoom
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

/**
 * Returns the view after pointers have moved on the screen: one pans, and of two, the middle pans and the distance
 * zooms, so that what was beneath each finger stays there.
 */
export function dragged(camera: Camera, from: readonly Point[], to: readonly Point[]): Camera {
  const [a, b] = [spanOf(from), spanOf(to)]
  const moved = panned(camera, { x: b.x - a.x, y: b.y - a.y })
  return a.length > 0 && b.length > 0 ? zoomedAt(moved, b, moved.zoom * (b.length / a.length)) : moved
}

/** The middle and the distance of the first two points. */
function spanOf([first = { x: 0, y: 0 }, second = first]: readonly Point[]): Point & { readonly length: number } {
  const length = Math.hypot(second.x - first.x, second.y - first.y)
  return { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2, length }
}

/** Shows an area of the page: moves as little as possible, and zooms out only for one that does not fit. */
export function bringing(camera: Camera, area: Bounds, viewport: Size): Camera {
  const [start, end] = [
    toScreen(camera, { x: area.left, y: area.top }),
    toScreen(camera, { x: area.right, y: area.bottom }),
  ]
  const fits =
    end.x - start.x <= viewport.width - 2 * REVEAL_MARGIN_PX &&
    end.y - start.y <= viewport.height - 2 * REVEAL_MARGIN_PX
  if (!fits) return fitted(area, viewport, REVEAL_MARGIN_PX)
  return revealing(camera, { left: start.x, top: start.y, right: end.x, bottom: end.y }, viewport)
}
