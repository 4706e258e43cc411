import type { ReadImage } from '../assets/read-images.ts'
import { type Origin, hashOrigin } from '../design-hash.ts'
import type { Document, Size } from '../document/document.ts'
import { type DrawnFilling, fillForDrawing } from '../document/fill-for-drawing.ts'
import { createDocumentRenderer } from '../render/render-document.ts'
import type { OnProgress, Output, RenderResult } from '../render/render-task.ts'

export interface PreparedDesign {
  readonly filling: DrawnFilling
  /** Filled, with all its pages, as it is drawn. */
  readonly document: Document
  readonly size: Size
  readonly origin: Origin
}

/** Fills a design. `adapt` changes the document that is drawn. @throws `invalid_input` */
export function prepareDesign(
  { document: source, width, height }: Size & { readonly document: Document },
  data: Readonly<Record<string, unknown>> | undefined,
  adapt: (flowed: Document) => Document,
): PreparedDesign {
  const filling = fillForDrawing(source, data, width)
  return {
    filling,
    document: adapt(filling.flowed),
    size: { width, height },
    origin: hashOrigin({ document: source, width, height }, data),
  }
}

interface DrawOptions {
  readonly images: ReadImage
  readonly profileFolder?: string | undefined
  readonly onProgress?: OnProgress | undefined
}

/** Draws files with stamps, in this process. @throws like `RenderDocument` */
export function drawPrepared(
  { document, size, origin }: PreparedDesign,
  output: Output,
  { images, profileFolder, onProgress }: DrawOptions,
): Promise<RenderResult> {
  const render = createDocumentRenderer({ profileFolder })
  return render({ document, size, output, origin, images }, { ...(onProgress && { onProgress }) })
}
