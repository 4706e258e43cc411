import { type Complete } from '../document/elements/element.ts'
import { type TextLayout } from '../text/text-layout.ts'
import { type Bounds } from './bounds.ts'
import { type Context } from './canvas.ts'
import { type PaintEnvironment } from './environment.ts'

/** Where an element is drawn: `context` is in the element's own space, its box's top left corner at 0,0. */
export interface Scope {
  readonly context: Context
  readonly environment: PaintEnvironment
  /** Whether `context` draws pixels or vectors. A layer of pixels inside a vector page is `raster`. */
  readonly target: 'raster' | 'vector'
  /** What can be seen of what is drawn, in `context`'s device space: layers are never larger. */
  readonly visible: Bounds
  /** A text's layout, made once however often it is measured and drawn; its warnings have been told. */
  layoutOf(element: Complete<'text'>): TextLayout
}

/** An element's own box, or what a paint fills: gradients and pictures are laid over it. In CSS pixels. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
