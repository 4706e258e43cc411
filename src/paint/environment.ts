import { type Size } from '../document/document.ts'
import { type LayoutText } from '../text/layout-cache.ts'
import { type Warning } from '../text/warning.ts'
import { type Context, type Layer, type Path, type Picture } from './canvas.ts'

/** Everything the painter requires from its host. */
export interface PaintEnvironment {
  /** Page size in CSS pixels. */
  readonly size: Size
  /** Painted area beyond each edge of the page, in CSS pixels. 0 except for print. */
  readonly bleed?: number
  readonly layoutText: LayoutText
  /** Decoded images by `src`. A missing one is omitted with a warning. */
  readonly pictures: ReadonlyMap<string, Picture>
  /** `raster` draws pixels; `vector` draws paths and text, and images only for content that has no vector form. */
  readonly target: 'raster' | 'vector'
  /** For a `vector` target: layer pixels per CSS pixel for shadows and filters. */
  readonly vectorDensity?: number
  /** For a `vector` target: the remaining pixels for effects on all pages, which stay in memory until the file is closed. */
  readonly effects?: { leftPx: number }
  /** Creates a transparent layer with the identity transform. */
  createLayer(widthPx: number, heightPx: number): Layer
  /**
   * For a `vector` target: creates a layer that records drawing operations and replays them as vectors. Without it, a group
   * with an opacity or a blend mode becomes an image.
   */
  createVectorLayer?(width: number, height: number): VectorLayer
  newPath(d?: string): Path
  warn(warning: Warning): void
}

export interface VectorLayer {
  readonly context: Context
  /** Replays the recording at 0,0 in the current space of `onto`. Alpha and blend mode apply to the whole. */
  drawOnto(onto: Context): void
  release(): void
}
