import { type Complete } from '../document/elements/element.ts'
import { type TextLayout } from '../text/text-layout.ts'
import { type Bounds } from './bounds.ts'
import { type Context } from './canvas.ts'
import { type PaintEnvironment } from './environment.ts'

/** Drawing state of an element. `context` is in the space of the element: the top left corner of its box is at 0,0. */
export interface Scope {
  readonly context: Context
  readonly environment: PaintEnvironment
  /** Whether `context` draws pixels or vectors. A layer of pixels inside a vector page is `raster`. */
  readonly target: 'raster' | 'vector'
  /** Visible area in the device space of `context`. Layers are never larger. */
  readonly visible: Bounds
  /** Returns the cached layout of a text, with its warnings already reported. */
  layoutOf(element: Complete<'text'>): TextLayout
}

/** The area that gradients and images cover, in CSS pixels. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
