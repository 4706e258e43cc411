import { type ReadImage } from '../assets/read-images.ts'
import { type Document, type Size } from '../document/document.ts'
import { type Paint } from '../document/paint.ts'
import { type Warning } from '../text/warning.ts'

/** What is drawn: plain data, so that it can be sent to a render process. */
export interface Drawing {
  readonly document: Document
  /** Of a page, in CSS pixels. */
  readonly size: Size
  readonly output: Output
}

/** One render from start to end. */
export interface RenderTask extends Drawing {
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

export type Output = PngOutput | JpegOutput | WebpOutput | PdfOutput
export type RasterOutput = Exclude<Output, PdfOutput>

interface AnyOutput {
  /** Device pixels to a CSS pixel, 0.1–8. A PDF's page grows by it. */
  readonly scale: number
  /** 1-based, in the order to be made; absent is all. */
  readonly pages?: readonly number[]
  /** Takes the place of every page's own. */
  readonly background?: Paint
}

export interface PngOutput extends AnyOutput {
  readonly format: 'png'
  /** Leaves the pages' own backgrounds out; a `background` is painted all the same. */
  readonly transparent: boolean
}

/** Has no transparency: what is transparent becomes `background`, or white. */
export interface JpegOutput extends AnyOutput {
  readonly format: 'jpeg'
  /** 1–100. */
  readonly quality: number
}

export interface WebpOutput extends AnyOutput {
  readonly format: 'webp'
  /** 1–100; 100 is lossless. */
  readonly quality: number
  readonly transparent: boolean
}

export interface PdfOutput extends AnyOutput {
  readonly format: 'pdf'
  /** Added on each side of the page, in CSS pixels; the background reaches into it. */
  readonly bleed: number
  readonly cropMarks: boolean
  readonly metadata: PdfMetadata
}

export interface PdfMetadata {
  readonly title?: string
  readonly author?: string
  readonly subject?: string
  readonly keywords?: readonly string[]
}

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
