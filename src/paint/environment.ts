import { type Size } from '../document/document.ts'
import { type LayoutText } from '../text/layout-memory.ts'
import { type Warning } from '../text/warning.ts'
import { type Context, type Layer, type Path, type Picture } from './canvas.ts'

/** All that the painter needs from the world around it. */
export interface PaintEnvironment {
  /** The page's, in CSS pixels. */
  readonly size: Size
  /** How far the paint may reach beyond each side of the page, in CSS pixels: for print, 0 elsewhere. */
  readonly bleed?: number
  readonly layoutText: LayoutText
  /** By `src`. One that is missing is left out, with a warning. */
  readonly pictures: ReadonlyMap<string, Picture>
  /** `raster` draws pixels; `vector` keeps all it can as paths and text, and makes pictures only of what has no other form. */
  readonly target: 'raster' | 'vector'
  /** Pixels of a layer to one CSS pixel, for a `vector` target only: shadows and filters become pictures of this density. */
  readonly vectorDensity?: number
  /** For a `vector` target: the pixels its effects may still become, over all pages. A file holds them until it is closed. */
  readonly effects?: { leftPx: number }
  /** A transparent layer of so many whole pixels, its transform the identity. */
  createLayer(widthPx: number, heightPx: number): Layer
  /**
   * For a `vector` target: a layer that records what is drawn and repeats it as vectors, so that a group keeps its text and
   * paths under an opacity or a blend mode. Without it such a group becomes a picture.
   */
  createVectorLayer?(width: number, height: number): VectorLayer
  newPath(d?: string): Path
  warn(warning: Warning): void
}

export interface VectorLayer {
  readonly context: Context
  /** Repeats the recording at 0,0 in `onto`'s present space, as one: its alpha and blend mode apply to the whole. */
  drawOnto(onto: Context): void
  release(): void
}
