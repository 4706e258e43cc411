import { type Context, type Layer, type Path } from '../../paint/canvas.ts'
import { measuringCanvas, type MeasuringContext } from '../../text/measuring-canvas.ts'
import { withFilter } from './canvas-filter.ts'
import { featuredFont } from './featured-font.ts'

/**
 * The processor draws, not the graphics card: it is the same Skia that the server draws with, so the pictures are equal to the pixel, and
 * filters read pixels back.
 */
const SETTINGS = { willReadFrequently: true } as const

/** The context of `canvas`, which draws OpenType features and filters in every browser. */
export function contextOf(canvas: HTMLCanvasElement | OffscreenCanvas): Context {
  const context = canvas.getContext('2d', SETTINGS) as
    CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null
  if (!context) throw new Error('This browser has no canvas to draw on.')
  return withFilter(withFeatures(context))
}

/** A transparent layer of so many whole pixels. Not an OffscreenCanvas: Chromium gives the edges of its clips no antialiasing. */
export function createLayer(widthPx: number, heightPx: number): Layer {
  const canvas = newCanvas(widthPx, heightPx)
  return {
    context: contextOf(canvas),
    image: canvas,
    release: () => {
      canvas.width = canvas.height = 0
    },
  }
}

export function newPath(d?: string): Path {
  return d === undefined ? new Path2D() : new Path2D(d)
}

/**
 * Runs `work`, which lays text out, with contexts that measure as the painter draws in the place of the global OffscreenCanvas: the
 * line breaker asks for that by its name. `work` is synchronous, so nobody else ever meets it.
 */
export function measuring<Value>(work: () => Value): Value {
  const Native = globalThis.OffscreenCanvas
  const Measuring = measuringCanvas(() => contextOf(newCanvas(1, 1)) satisfies MeasuringContext)
  globalThis.OffscreenCanvas = Measuring as unknown as typeof Native
  try {
    return work()
  } finally {
    globalThis.OffscreenCanvas = Native
  }
}

function newCanvas(widthPx: number, heightPx: number): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width: widthPx, height: heightPx })
}

/** Gives the context what only the server's has. It is set after the font, as `setFont` does. */
function withFeatures<Any extends { font: string }>(context: Any): Any {
  if ('fontFeatureSettings' in context) return context
  let present = 'normal'
  return Object.defineProperty(context, 'fontFeatureSettings', {
    get: () => present,
    set: (features: string) => {
      present = features
      context.font = featuredFont(context.font, features)
    },
  })
}
