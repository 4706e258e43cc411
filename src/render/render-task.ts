import { type ReadImage } from '../assets/read-images.ts'
import { type Document, type Size } from '../document/document.ts'
import { type Paint } from '../document/paint.ts'
import { type FormatName, type FormatOptions } from '../formats/formats.ts'
import { type Warning } from '../text/warning.ts'

/** What is drawn. */
export interface Drawing {
  readonly document: Document
  /** Of a page, in CSS pixels. */
  readonly size: Size
  readonly output: Output
}

/** A stored document, of any version. */
export interface StoredDocument {
  readonly json: string
  /** Whether its placeholders are drawn as they are: they come from data. Otherwise they become their defaults. */
  readonly isFilled: boolean
}

/** Plain data, so that it can be sent to a render process. That parses a stored document, which takes long where it is large. */
export interface SentDrawing extends Omit<Drawing, 'document'> {
  readonly document: Document | StoredDocument
}

/** One render from start to end. */
export interface RenderTask extends Drawing {
  readonly images: ImageSource
}

/** One render of the pool. */
export interface PoolTask extends SentDrawing {
  readonly images: ImageSource
}

/** The files of a document's images by `src`: all at hand, or read one by one as the pages need them. */
export type ImageSource = Readonly<Record<string, Uint8Array>> | ReadImage

/** Takes one file. The render goes on when it resolves and fails when it rejects. */
export type OnFile = (file: RenderedFile) => Promise<void>

export interface RenderEvents {
  /** Called after each page. */
  readonly onProgress?: OnProgress
  /** Takes each file as soon as it is encoded, one at a time; the result then holds none. */
  readonly onFile?: OnFile
}

/** What to make of a drawing: a format, and its options without those that only concern its files. */
export type Output = { readonly [Name in FormatName]: OutputAs<Name> }[FormatName]

export type OutputAs<Name extends FormatName> = FormatOptions<Name> & {
  readonly format: Name
  /** Device pixels per CSS pixel, 0.1–8. Scales the page size of a PDF. */
  readonly scale: number
  /** 1-based, in output order; all pages if absent. */
  readonly pages?: readonly number[]
  /** Replaces the background of every page. */
  readonly background?: Paint
}

export type PdfOutput = OutputAs<'pdf'>
export type RasterOutput = Exclude<Output, PdfOutput>

export interface RenderedFile {
  /** 1-based; null is the whole document in one file. */
  readonly page: number | null
  readonly bytes: Uint8Array
  /** In device pixels; of a PDF its first page, in CSS pixels. */
  readonly width: number
  readonly height: number
  readonly contentType: string
  /** Without a dot. */
  readonly extension: string
}

export interface RenderResult {
  readonly files: readonly RenderedFile[]
  readonly warnings: readonly Warning[]
}

export type OnProgress = (done: number, of: number) => void
