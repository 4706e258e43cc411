import { type Context, type Layer, type Path } from '../../paint/canvas.ts'
import { createMeasurer, type Measurer } from '../../text/measurer.ts'
import { measuringCanvas, measuringContext, type MeasuringContext } from '../../text/measuring-canvas.ts'
import { withFilter } from './canvas-filter.ts'
import { fontWithFeatures } from './font-features.ts'

/** Draws on the CPU, with the server's Skia, for identical pixels and fast reads. */
const SETTINGS = { willReadFrequently: true } as const

export function contextOf(canvas: HTMLCanvasElement | OffscreenCanvas): Context {
  const context = canvas.getContext('2d', SETTINGS) as
    CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null
  if (!context) throw new Error('This browser doesn’t support canvas.')
  return withFilter(withFeatures(context))
}

/** Not an OffscreenCanvas, whose clips Chromium does not antialias. */
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
 * The line breaker measures with the global OffscreenCanvas only. `work` is synchronous: no other
 * code sees it replaced.
 */
export function measuring<Value>(work: () => Value): Value {
  const Native = globalThis.OffscreenCanvas
  const Measuring = measuringCanvas(newMeasuringContext)
  globalThis.OffscreenCanvas = Measuring as unknown as typeof Native
  try {
    return work()
  } finally {
    globalThis.OffscreenCanvas = Native
  }
}

export function newMeasurer(): Measurer {
  return createMeasurer(measuringContext(newMeasuringContext()))
}

function newMeasuringContext(): MeasuringContext {
  return contextOf(newCanvas(1, 1))
}

function newCanvas(widthPx: number, heightPx: number): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width: widthPx, height: heightPx })
}

/** Adds `fontFeatureSettings`. It must be set after the font, as `setFont` does. */
function withFeatures<Any extends { font: string }>(context: Any): Any {
  if ('fontFeatureSettings' in context) return context
  let current = 'normal'
  return Object.defineProperty(context, 'fontFeatureSettings', {
    get: () => current,
    set: (features: string) => {
      current = features
      context.font = fontWithFeatures(context.font, features)
    },
  })
}
