import type { Complete } from '../document/elements/element.ts'
import type { TextLayout } from '../text/text-layout.ts'
import type { Bounds } from './bounds.ts'
import type { Context } from './canvas.ts'
import type { PaintEnvironment } from './environment.ts'

/** The state for painting one element. In `context`, the top left corner of the element's box is at 0,0. */
export interface Scope {
  readonly context: Context
  readonly environment: PaintEnvironment
  /** `raster` also for layers of pixels on a vector page. */
  readonly target: 'raster' | 'vector'
  /** In device space. Limits the size of layers. */
  readonly visible: Bounds
  /** The color in which everything is drawn, with its own opacity: for a sharp shadow on a vector page. */
  readonly silhouette?: string
  /** Returns a cached layout, whose warnings have been reported. */
  layoutOf(element: Complete<'text'>): TextLayout
}

/** In CSS pixels. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
