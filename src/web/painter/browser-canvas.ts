import type { Context, Layer, Path } from '../../paint/canvas.ts'
import { createMeasurer, type Measurer } from '../../text/measurer.ts'
import { measuringCanvas, measuringContext, type MeasuringContext } from '../../text/measuring-canvas.ts'
import { withFilter } from './canvas-filter.ts'
import { fontWithFeatures } from './font-features.ts'
import { keepReleased, type OpenLayer, takeReleased } from './released-layers.ts'

/** Makes the browser draw on the CPU, like the server, for identical pixels and fast reads. */
const SETTINGS = { willReadFrequently: true } as const

export function contextOf(canvas: HTMLCanvasElement | OffscreenCanvas): Context {
  const context = canvas.getContext('2d', SETTINGS) as
    | CanvasRenderingContext2D
    | OffscreenCanvasRenderingContext2D
    | null
  if (!context) throw new Error('This browser doesn’t support canvas.')
  return withFilter(withFeatures(context))
}

/** Uses a canvas element, since Chromium does not antialias the clips of an OffscreenCanvas. */
export function createLayer(widthPx: number, heightPx: number): Layer {
  let layer: OpenLayer | undefined = takeReleased(widthPx, heightPx) ?? openLayer(widthPx, heightPx)
  return { ...layer, release }

  function release(): void {
    if (layer) keepReleased(layer)
    layer = undefined
  }
}

function openLayer(widthPx: number, heightPx: number): OpenLayer {
  const image = newCanvas(widthPx, heightPx)
  return { context: contextOf(image), image }
}

export function newPath(d?: string): Path {
  return d === undefined ? new Path2D() : new Path2D(d)
}

/**
 * Runs `work` with a replacement of the global OffscreenCanvas, since the line breaker measures only with that.
 * `work` is synchronous, so no other code sees the replacement.
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

/** Adds `fontFeatureSettings` if the browser lacks it. Callers must set it after the font, as `setFont` does. */
function withFeatures<Target extends { font: string }>(context: Target): Target {
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
