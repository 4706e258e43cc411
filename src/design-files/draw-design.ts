import type { BuiltinPictures } from '../assets/builtin-pictures.ts'
import { createImageReader, type ReadImage } from '../assets/read-images.ts'
import { createRemoteImages } from '../assets/remote/remote-images.ts'
import { createImageVerifier } from '../assets/verify-image.ts'
import { hashDesign, hashJson, type Origin } from '../design-hash.ts'
import { addFonts } from '../document/add-fonts.ts'
import type { Document, DocumentFontSource, Size } from '../document/document.ts'
import { fillDefaults, fillDocument } from '../document/fill-document.ts'
import { flowDocument } from '../document/flow/flow-document.ts'
import { followTexts } from '../document/mirroring/follow-texts.ts'
import { createDocumentRenderer } from '../render/render-document.ts'
import type { OnProgress, Output, RenderResult } from '../render/render-task.ts'

export interface PreparedDesign {
  /** Filled, with all its pages. */
  readonly document: Document
  readonly size: Size
  readonly origin: Origin
}

/** Fills a design. `adapt` changes the filled document. @throws `invalid_input` */
export function prepareDesign(
  { document: source, width, height }: Size & { readonly document: Document },
  data: Readonly<Record<string, unknown>> | undefined,
  adapt: (filled: Document) => Document,
): PreparedDesign {
  const filled = data === undefined ? fillDefaults(source) : followTexts(fillDocument(source, data), width)
  const origin = { document: hashDesign({ document: source, width, height }), ...(data && { data: hashJson(data) }) }
  return { document: adapt(flowDocument(filled)), size: { width, height }, origin }
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

/** Reads images without a server: those of `assets` by their `src`, built-in ones, and those at URLs. */
export function localImages(assets: ReadonlyMap<string, Uint8Array>, builtin: BuiltinPictures): ReadImage {
  const remoteImages = createRemoteImages({ policy: 'on', verifyImage: createImageVerifier() })
  const imageReaderOf = createImageReader({
    readAsset: (_account, id) => Promise.resolve(assets.get(`asset:${id}`)),
    readBuiltin: (name) => builtin.read(name),
    readRemote: async (url) => (await remoteImages.fetch(url)).bytes,
  })
  return imageReaderOf(null)
}

/** Fonts of the folder replace those of the same family in the document, which are only in the service. */
export function withFonts(document: Document, fonts: readonly DocumentFontSource[]): Document {
  const present = new Set(fonts.map(({ family }) => family.toLowerCase()))
  const others = document.fonts?.filter(({ family }) => !present.has(family.toLowerCase())) ?? []
  return addFonts({ ...document, fonts: others }, fonts)
}
