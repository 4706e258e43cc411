import { type Context } from './canvas.ts'
import { type PaintEnvironment } from './environment.ts'

/** Where an element is drawn: `context` is in the element's own space, its box's top left corner at 0,0. */
export interface Scope {
  readonly context: Context
  readonly environment: PaintEnvironment
  /** Whether `context` draws pixels or vectors. A layer of pixels inside a vector page is `raster`. */
  readonly target: 'raster' | 'vector'
}

/** An element's own box, or what a paint fills: gradients and pictures are laid over it. In CSS pixels. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
