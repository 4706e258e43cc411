import type { Document, Page, Size } from '../../document/document.ts'
import { drawnDocument } from '../../document/drawn-document.ts'
import type { Complete } from '../../document/elements/element.ts'
import { fillDefaults, fillDocument } from '../../document/fill-document.ts'
import type { Numbering } from '../../document/page-numbers.ts'
import { followTexts } from '../../document/mirroring/follow-texts.ts'
import { arrangePage } from '../../paint/layout/arrange-page.ts'
import { paintPage } from '../../paint/paint-page.ts'
import type { Warning } from '../../text/warning.ts'
import { contextOf } from './browser-canvas.ts'
import type { PaintCatalog } from './catalog.ts'
import { createPageResources, type LoadPageResources, type PageResources } from './page-resources.ts'
import type { PictureUrls } from './picture-loader.ts'

export interface PainterOptions extends PictureUrls {
  readonly catalog: () => Promise<PaintCatalog>
}

export interface ShownPage {
  readonly document: Document
  /** 1-based. */
  readonly page: number
  /** Slots and placeholders without a value show their defaults. */
  readonly data?: Readonly<Record<string, unknown>> | undefined
  /** Of the first page of the document, if it has only some of the pages. */
  readonly numbering?: (() => Numbering) | undefined
  /** Of the pages, for documents that are mirrored when data fills them. */
  readonly size?: Size | undefined
  readonly signal?: AbortSignal | undefined
}

export interface Extent {
  /** In CSS pixels. */
  readonly size: Size
  /** Canvas pixels per CSS pixel of the design. */
  readonly scale: number
}

export interface Drawing extends Omit<ShownPage, 'size'>, Extent {
  readonly canvas: HTMLCanvasElement
}

export interface PreparedPage {
  /** As it is drawn, with the values of slots, the entries of repeats and the colors of the brand. */
  readonly page: Page
  /** 1-based. */
  readonly number: number
  readonly resources: PageResources
}

export interface DrawnPage {
  readonly warnings: readonly Warning[]
  /** With the positions that layouts give its elements. */
  readonly page: Page
  /** Returns the height of a text that grows with its lines, in CSS pixels. */
  readonly textHeight: (element: Complete<'text'>) => number
}

export interface Painter {
  /** Loads what a page needs, so that `paintOn` can paint it. Throws `invalid_input` for invalid data. */
  preparePage(shown: ShownPage): Promise<PreparedPage>
  /** Leaves the canvas unchanged until all resources have loaded. Throws `invalid_input` for invalid data. */
  drawPage(drawing: Drawing): Promise<DrawnPage>
}

/** Larger canvases stay blank in some browsers. */
const MAX_PIXELS = 16_000_000
const MAX_SIDE_PX = 8_192

export function createPainter({ catalog: loadCatalog, ...urls }: PainterOptions): Painter {
  let loading: Promise<LoadPageResources> | undefined
  const load = (): Promise<LoadPageResources> => {
    const resources = (loading ??= loadCatalog().then((catalog) => createPageResources(catalog, urls)))
    resources.catch(() => (loading = undefined))
    return resources
  }

  async function preparePage({
    document,
    page: number,
    data,
    numbering,
    size,
    signal,
  }: ShownPage): Promise<PreparedPage> {
    const given = data === undefined ? fillDefaults(document) : fillDocument(document, data, 'keep')
    const filled = data === undefined || !size ? given : followTexts(given, size.width)
    const page = drawnDocument(filled, numbering).pages[number - 1]
    if (!page) throw new RangeError(`Page ${number} does not exist.`)
    const loadResources = await load()
    return { page, number, resources: await loadResources(filled, page, signal) }
  }

  return {
    preparePage,
    async drawPage({ canvas, size, scale, ...shown }) {
      const prepared = await preparePage({ ...shown, size })
      shown.signal?.throwIfAborted()
      return paintOn(canvas, prepared, { size, scale })
    },
  }
}

/** Paints at once. `page` can be a changed one, as long as it needs no other fonts and pictures. */
export function paintOn(
  canvas: HTMLCanvasElement,
  { page, number, resources }: PreparedPage,
  { size, scale }: Extent,
): DrawnPage {
  const warnings: Warning[] = [...resources.warnings]
  const drawnScale = Math.min(scale, largestScale(size))
  canvas.width = Math.max(1, Math.round(size.width * drawnScale))
  canvas.height = Math.max(1, Math.round(size.height * drawnScale))
  const context = contextOf(canvas)
  context.setTransform(drawnScale, 0, 0, drawnScale, 0, 0)
  const environment = resources.environmentOf(size, (warning) => void warnings.push({ page: number, ...warning }))
  const arranged = arrangePage(page, environment)
  paintPage(context, arranged, environment)
  return { warnings, page: arranged, textHeight: (text) => environment.layoutText(text).heightPx }
}

function largestScale({ width, height }: Size): number {
  return Math.min(MAX_SIDE_PX / Math.max(width, height), Math.sqrt(MAX_PIXELS / (width * height)))
}
