import { type Complete } from '../document/elements/element.ts'
import { type TextLayout } from '../text/text-layout.ts'
import { type Bounds } from './bounds.ts'
import { type Context } from './canvas.ts'
import { type PaintEnvironment } from './environment.ts'

/** State of one element. `context` is in its space, with the top left corner of its box at 0,0. */
export interface Scope {
  readonly context: Context
  readonly environment: PaintEnvironment
  /** A layer of pixels inside a vector page is `raster`. */
  readonly target: 'raster' | 'vector'
  /** In device space. Limits the size of layers. */
  readonly visible: Bounds
  /** Cached; warnings are already reported. */
  layoutOf(element: Complete<'text'>): TextLayout
}

/** In CSS pixels. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
