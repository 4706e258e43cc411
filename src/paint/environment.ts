import type { Size } from '../document/document.ts'
import type { TableGrid } from '../document/tables/table-grid.ts'
import type { LayoutText } from '../text/layout-cache.ts'
import type { GlyphRun, TextLayout } from '../text/text-layout.ts'
import type { Warning } from '../text/warning.ts'
import type { Complete } from '../document/elements/element.ts'
import type { Bounds } from './bounds.ts'
import type { EncodeCode } from './codes/encode-code.ts'
import type { Context, Layer, PaintImage, Path, Picture } from './canvas.ts'
import type { ReadableLine } from './readable-line.ts'

export interface PaintEnvironment {
  readonly size: Size
  /** Painted area beyond each edge, in CSS pixels. */
  readonly bleed?: number
  /** The part of the target that is needed, in device space. Default: all of the page. */
  readonly shown?: Bounds
  readonly layoutText: LayoutText
  /** Decoded images by `src`. A missing image is omitted with a warning. */
  readonly pictures: ReadonlyMap<string, Picture>
  /** From `loadCodeEncoder`. Absent if no code is painted. */
  readonly encodeCode?: EncodeCode | undefined
  /** Pixels, or in a PDF units of 1/96 inch, for a CSS pixel in the output. Absent in a preview. */
  readonly outputScale?: number
  /** `vector` draws paths and text, and images only for content that has no vector form. */
  readonly target: 'raster' | 'vector'
  /** For `vector`: layer pixels per device unit, which is a point in a PDF, for shadows and filters. */
  readonly vectorDensity?: number
  /** For `vector`: the margin of the tiles of patterns, by which the target lets them overlap. */
  readonly tileMarginPx?: number
  /** For `vector`: the remaining pixels for effects on all pages, which stay in memory until the file is closed. */
  readonly effects?: { leftPx: number }
  /** The remaining pixels for layers of the page, and for reading from it. */
  readonly layers?: { leftPx: number; leftReadPx: number }
  /** The remaining microseconds for the expensive outlines of the page. */
  readonly outlines?: { leftUs: number }
  readonly layouts?: PageLayouts
  /** Creates a transparent layer with the identity transform. */
  createLayer(widthPx: number, heightPx: number): Layer
  /** For `vector`: creates a layer that stays vectors. If absent, groups with opacity or blend mode become images. */
  createVectorLayer?(width: number, height: number, options?: VectorLayerOptions): VectorLayer
  /** For `vector`: returns the image of this name that was created from another; undefined if it keeps none. */
  readonly derive?: (from: PaintImage, derived: DerivedImage) => Omit<Layer, 'context'> | undefined
  /** Paints an element, and records what it means to readers of the file. */
  tag?(place: PaintPlace, element: Complete, paint: () => void): void
  /** Paints the parts of the text that `tag` paints. `paint` takes a range of their indexes, whose end is exclusive. */
  tagText?(place: PaintPlace, parts: readonly TextPart[], paint: (from: number, to: number) => void): void
  /** Paints text that readers of the file extract as `lines` instead. */
  readAs?(context: Context, lines: readonly ReadableLine[], paint: () => void): void
  readonly newPath: (d?: string) => Path
  warn(warning: Warning): void
}

/** What is laid out once for all effects of a page, by IDs of elements. The cache of layouts holds no long texts. */
export interface PageLayouts {
  readonly texts: Map<string, TextLayout>
  readonly tables: Map<string, TableGrid>
  /** Of the texts of codes, charts and tables, whose IDs are only unique among the parts of their element. */
  readonly parts: Map<string, Map<string, TextLayout>>
}

/** `name` identifies what `create` draws among all that is drawn from the same image. */
export interface DerivedImage {
  readonly name: string
  /** Whether the image is opaque if the one that it is derived from is. */
  readonly keepsOpacity: boolean
  readonly create: () => Layer
}

/** What an element is painted on. In `context`, the top left corner of the element's box is at 0,0. */
export interface PaintPlace {
  readonly context: Context
  /** `raster` also for layers of pixels on a vector page. */
  readonly target: 'raster' | 'vector'
  /** In device space. Limits the size of layers. */
  readonly visible: Bounds
  /** The color in which everything is drawn, with its own opacity: for a sharp shadow on a vector page. */
  readonly silhouette?: string
}

/** A part of a text that is painted at once. */
export interface TextPart {
  /** Where its line begins in the text of the element, in UTF-16 code units. */
  readonly lineStart: number
  /** A leader fills the way to a tab stop, for example with dots. */
  readonly role: GlyphRun['role'] | 'leader'
  /** Index of the run in the element. */
  readonly run: number
}

export interface VectorLayerOptions {
  /** Whether the page has everything in the layer again, so that its text is not part of the page's text. */
  readonly isShadow?: boolean
}

export interface VectorLayer {
  readonly context: Context
  /** Draws at 0,0 in the current space of `onto`, with the alpha and blend mode of `onto` applied to the whole. */
  drawOnto(onto: Context): void
  release(): void
}
