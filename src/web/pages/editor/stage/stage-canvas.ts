import type { Page, Size } from '../../../../document/document.ts'
import type { Camera } from '../../../../edit/view/camera.ts'
import { type Bounds, EMPTY_BOUNDS, expand, intersect, isEmpty, mapBounds, union } from '../../../../paint/bounds.ts'
import type { Context, Layer } from '../../../../paint/canvas.ts'
import type { PaintEnvironment } from '../../../../paint/environment.ts'
import { inkBoundsOf } from '../../../../paint/ink-bounds.ts'
import { paintPage, paintRange } from '../../../../paint/paint-page.ts'
import type { Warning } from '../../../../text/warning.ts'
import { contextOf, createLayer } from '../../../painter/browser-canvas.ts'
import type { PageResources } from '../../../painter/page-resources.ts'
import { type Slices, slicesOf } from './slices.ts'

/** What the canvas shows. Compared by identity. */
export interface Picture {
  readonly page: Page
  readonly size: Size
  readonly resources: PageResources
  readonly camera: Camera
  /** Of the canvas, in CSS pixels. */
  readonly viewport: Size
  /** Device pixels per CSS pixel. */
  readonly ratio: number
}

/** Paints a page on the part of the screen that an editor has for it. */
export interface StageCanvas {
  /** Paints all of it. What is on the canvas then is what an export of the page looks like. */
  paint(picture: Picture): readonly Warning[]
  /**
   * Paints a frame in which only the elements `changing` differ from what was painted before. Each frame
   * costs about what these elements cost. Colors of translucent edges may differ by rounding.
   */
  paintChange(picture: Picture, changing: ReadonlySet<string>): void
  /** Forgets the pictures for changes. */
  settle(): void
}

interface Held {
  readonly slices: Slices
  /** Whether they are still valid. */
  isFor(picture: Picture, changing: ReadonlySet<string>): boolean
  readonly beneath: Layer
  readonly above: Layer
  /** What was painted of the changing elements, in device space. */
  dirty: Bounds
}

/** Antialiasing reaches this far beyond the bounds. */
const EDGE_PX = 2

export function createStageCanvas(canvas: HTMLCanvasElement): StageCanvas {
  const context = contextOf(canvas)
  let held: Held | undefined

  const settle = (): void => {
    held?.beneath.release()
    held?.above.release()
    held = undefined
  }

  return {
    settle,
    paint(picture) {
      settle()
      fitCanvas(canvas, picture)
      clear(context, canvasBounds(canvas))
      const warnings: Warning[] = [...picture.resources.warnings]
      withCamera(context, picture)
      paintPage(
        context,
        picture.page,
        environmentOf(picture, canvasBounds(canvas), (each) => void warnings.push(each)),
      )
      return warnings
    },
    paintChange(picture, changing) {
      if (held?.isFor(picture, changing) === false) settle()
      held ??= hold(canvas, picture, changing)
      if (!held) return
      const { slices, beneath, above } = held
      const now = changedBounds(picture, slices)
      const dirty = intersect(rounded(union(held.dirty, now)), canvasBounds(canvas))
      held.dirty = now
      if (isEmpty(dirty)) return
      context.save()
      clipTo(context, dirty)
      clear(context, dirty)
      copyPart(context, beneath, dirty)
      const { page } = picture
      const environment = environmentOf(picture, dirty, () => undefined)
      withCamera(context, picture)
      paintRange(context, { page, from: slices.from, to: slices.to }, environment)
      copyPart(context, above, dirty)
      withCamera(context, picture)
      if (slices.above < page.elements.length) {
        paintRange(context, { page, from: slices.above, to: page.elements.length }, environment)
      }
      context.restore()
    },
  }
}

function hold(canvas: HTMLCanvasElement, picture: Picture, changing: ReadonlySet<string>): Held | undefined {
  const { page } = picture
  const slices = slicesOf(page, changing)
  if (!slices) return undefined
  const whole = canvasBounds(canvas)
  const layerOf = (paint: (context: Context, environment: PaintEnvironment) => void): Layer => {
    const layer = createLayer(canvas.width, canvas.height)
    withCamera(layer.context, picture)
    paint(
      layer.context,
      environmentOf(picture, whole, () => undefined),
    )
    return layer
  }
  const beneath = layerOf((onto, environment) => {
    paintPage(onto, { ...page, elements: page.elements.slice(0, slices.from) }, environment)
  })
  const above = layerOf((onto, environment) => {
    paintRange(onto, { page, from: slices.to, to: slices.above }, environment)
  })
  const isFor = (next: Picture, nextChanging: ReadonlySet<string>): boolean =>
    next.camera === picture.camera &&
    next.viewport === picture.viewport &&
    next.page.elements.length === page.elements.length &&
    nextChanging.symmetricDifference(changing).size === 0
  return { slices, isFor, beneath, above, dirty: whole }
}

function environmentOf(picture: Picture, shown: Bounds, warn: (warning: Warning) => void): PaintEnvironment {
  return { ...picture.resources.environmentOf(picture.size, warn), shown }
}

/** In device space. */
function changedBounds(picture: Picture, { from, to }: Slices): Bounds {
  const environment = picture.resources.environmentOf(picture.size, () => undefined)
  const layouts = { layoutOf: environment.layoutText, environment }
  const bounds = picture.page.elements.slice(from, to).map((element) => inkBoundsOf(layouts, element))
  return mapBounds(deviceMatrix(picture), bounds.reduce(union, EMPTY_BOUNDS))
}

function fitCanvas(canvas: HTMLCanvasElement, { viewport, ratio }: Picture): void {
  const [width, height] = [
    Math.max(1, Math.round(viewport.width * ratio)),
    Math.max(1, Math.round(viewport.height * ratio)),
  ]
  if (canvas.width !== width) canvas.width = width
  if (canvas.height !== height) canvas.height = height
}

/** The page begins at a whole device pixel, as in a file. */
function deviceMatrix({ camera, ratio }: Picture): { a: number; b: 0; c: 0; d: number; e: number; f: number } {
  const scale = camera.zoom * ratio
  return { a: scale, b: 0, c: 0, d: scale, e: Math.round(camera.x * ratio), f: Math.round(camera.y * ratio) }
}

function withCamera(context: Context, picture: Picture): void {
  const { a, b, c, d, e, f } = deviceMatrix(picture)
  context.setTransform(a, b, c, d, e, f)
}

function canvasBounds({ width, height }: HTMLCanvasElement): Bounds {
  return { left: 0, top: 0, right: width, bottom: height }
}

function rounded(bounds: Bounds): Bounds {
  const { left, top, right, bottom } = expand(bounds, EDGE_PX)
  return { left: Math.floor(left), top: Math.floor(top), right: Math.ceil(right), bottom: Math.ceil(bottom) }
}

function clipTo(context: Context, { left, top, right, bottom }: Bounds): void {
  context.setTransform(1, 0, 0, 1, 0, 0)
  const area = new Path2D()
  area.rect(left, top, right - left, bottom - top)
  context.clip(area)
}

function clear(context: Context, { left, top, right, bottom }: Bounds): void {
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clearRect(left, top, right - left, bottom - top)
}

function copyPart(context: Context, { image }: Layer, { left, top, right, bottom }: Bounds): void {
  context.setTransform(1, 0, 0, 1, 0, 0)
  const [width, height] = [right - left, bottom - top]
  context.drawImage(image, left, top, width, height, left, top, width, height)
}
