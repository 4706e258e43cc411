import { createCanvas, GlobalFonts, Path2D, setTextRenderer, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { BundledFonts } from '../assets/fonts/bundled-fonts.ts'
import type { Context, Layer, Path } from '../paint/canvas.ts'
import type { VectorLayer } from '../paint/environment.ts'
import type { Typesetting } from '../text/typesetting.ts'
import { createMeasurer } from '../text/measurer.ts'
import { measuringCanvas, measuringContext } from '../text/measuring-canvas.ts'
import { MAX_SIDE_PX } from './canvas-limits.ts'

/** Registers the fonts and the line breaker's canvas for the whole process. Idempotent. */
export function prepareSkia(fonts: BundledFonts): Typesetting {
  setTextRenderer('system')
  const registered = new Set(GlobalFonts.families.map(({ family }) => family))
  for (const { family, path } of fonts.files) {
    if (registered.has(family)) continue
    if (!GlobalFonts.registerFromPath(path, family))
      throw new Error(`the font "${family}" cannot be registered from ${path}; “node bin/setup.mjs” installs the fonts`)
  }
  const newContext = () => createCanvas(1, 1).getContext('2d')
  Object.assign(globalThis, { OffscreenCanvas: measuringCanvas(newContext) })
  return { fonts, measurer: createMeasurer(measuringContext(newContext())) }
}

/** Creates a canvas, to be freed with `releaseCanvas`. */
export function openCanvas(widthPx: number, heightPx: number): { canvas: Canvas; context: SKRSContext2D } {
  if (widthPx > MAX_SIDE_PX || heightPx > MAX_SIDE_PX) {
    throw new RangeError(`a canvas of ${widthPx} × ${heightPx} pixels would stay blank`)
  }
  const canvas = createCanvas(widthPx, heightPx)
  return { canvas, context: canvas.getContext('2d') }
}

/** Frees the pixels immediately, because the garbage collector sees only a small object. */
export function releaseCanvas(canvas: Canvas): void {
  canvas.width = 0
  canvas.height = 0
}

export function createLayer(widthPx: number, heightPx: number): Layer {
  const { canvas, context } = openCanvas(widthPx, heightPx)
  return { context: asContext(context), image: canvas, release: () => releaseCanvas(canvas) }
}

/** Creates a layer that records drawing operations, which `drawOnto` repeats as paths and text. */
export function createVectorLayer(width: number, height: number): VectorLayer {
  const { canvas, context } = openCanvas(width, height)
  return {
    context: asContext(context),
    drawOnto: (onto) => (onto as unknown as SKRSContext2D).drawCanvas(canvas, 0, 0),
    release: () => releaseCanvas(canvas),
  }
}

export function newPath(d?: string): Path {
  return d === undefined ? new Path2D() : new Path2D(d)
}

export function asContext(context: SKRSContext2D): Context {
  return context as unknown as Context
}
