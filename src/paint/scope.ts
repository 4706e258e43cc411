import type { Complete } from '../document/elements/element.ts'
import type { TextLayout } from '../text/text-layout.ts'
import type { Bounds } from './bounds.ts'
import type { Context, Layer, Matrix, Pattern } from './canvas.ts'
import type { PaintEnvironment, PaintPlace } from './environment.ts'

/** The state for painting one element. In `context`, the top left corner of the element's box is at 0,0. */
export interface Scope extends PaintPlace {
  readonly environment: PaintEnvironment
  readonly surface: Surface
  /** For a page of a PDF that has glass: what is beneath each element, by its ID. */
  readonly backdrops?: Map<string, Backdrop> | undefined
  /** Tiles by their properties, until the page is painted. */
  readonly tiles: Map<string, TilePattern>
  /** Returns a cached layout, whose warnings have been reported. */
  layoutOf(element: Complete<'text'>): TextLayout
}

/** A repeated tile. Its transform is set before each use. */
export interface TilePattern {
  readonly pattern: Pattern | null
  /** The image of the tile; undefined if it is the picture itself. */
  readonly layer: Layer | undefined
}

/** What a context draws on. */
export interface Surface {
  readonly context: Context
  /** In device space. */
  readonly extent: Bounds
  /** The surface beneath a layer, and the part of it that the layer covers. */
  readonly beneath?: { readonly surface: Surface; readonly bounds: Bounds; readonly density: number }
}

/** What is beneath an element, blurred. */
export interface Backdrop {
  readonly layer: Layer
  /** In the device space in which it was captured. */
  readonly bounds: Bounds
  /** From the element's space to that device space. */
  readonly matrix: Matrix
}

/** In CSS pixels. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
