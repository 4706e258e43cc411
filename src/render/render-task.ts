import type { Origin } from '../design-hash.ts'
import type { ReadImage } from '../assets/read-images.ts'
import type { Document, Size } from '../document/document.ts'
import type { Paint } from '../document/paint.ts'
import type { FormatName, FormatOptions } from '../formats/formats.ts'
import type { Warning } from '../text/warning.ts'

export interface Drawing {
  readonly document: Document
  /** Page size in CSS pixels. */
  readonly size: Size
  readonly output: Output
  /** What the stamp of each file says; without it, files have none. `document`: the hash of `document` itself. */
  readonly origin?: Origin | 'document' | undefined
  /** The digest that the content of the color profile must have; without it, any will do. */
  readonly profileDigest?: string | undefined
}

export interface StoredDocument {
  readonly json: string
  /** If true, placeholders come from data and are drawn as written; otherwise they become their defaults. */
  readonly isFilled: boolean
}

/** A drawing as plain data. The render process parses stored documents, because parsing large ones takes long. */
export interface SerializableDrawing extends Omit<Drawing, 'document'> {
  readonly document: Document | StoredDocument
}

export interface RenderTask extends Drawing {
  readonly images: ImageSource
}

export interface PoolTask extends SerializableDrawing {
  readonly images: ImageSource
}

export type ImageSource = Readonly<Record<string, Uint8Array>> | ReadImage

/** Receives a file. The render waits for the promise and fails if it rejects. */
export type OnFile = (file: RenderedFile) => Promise<void>

export interface RenderEvents {
  readonly onProgress?: OnProgress
  /** Called with each file once it is encoded. The result then contains no files. */
  readonly onFile?: OnFile
}

export type Output = { readonly [Name in FormatName]: OutputAs<Name> }[FormatName]

/** Options that exports lack that were queued before the options existed. */
type LaterOption = 'conformsTo' | 'colorProfile'

export type OutputAs<Name extends FormatName> = WithOptional<FormatOptions<Name>, LaterOption> & {
  readonly format: Name
  /** Device pixels per CSS pixel, 0.1–8. Scales the page size of a PDF. */
  readonly scale: number
  /** 1-based page numbers in output order; all pages if absent. */
  readonly pages?: readonly number[]
  readonly background?: Paint
}

type WithOptional<Options, Names extends string> = Omit<Options, Names> & Partial<Pick<Options, Names & keyof Options>>

export type PdfOutput = OutputAs<'pdf'>
export type SvgOutput = OutputAs<'svg'>
export type PptxOutput = OutputAs<'pptx'>
export type GifOutput = OutputAs<'gif'>
/** Formats with a picture of each page. */
export type RasterOutput = Exclude<Output, PdfOutput | SvgOutput | PptxOutput | GifOutput>
export type AnimationOutput = GifOutput | OutputAs<'webp'>

export interface RenderedFile {
  /** 1-based page number; null for a file that contains all pages. */
  readonly page: number | null
  readonly bytes: Uint8Array
  /** In device pixels. For a PDF: the page with bleed and margins in CSS pixels, times the scale. */
  readonly width: number
  readonly height: number
  readonly contentType: string
  readonly extension: string
  readonly times?: StepTimes
}

/** How long the steps of a file took, in milliseconds. */
export interface StepTimes {
  /** Part of `paintMs`. */
  readonly layoutMs: number
  readonly paintMs: number
  readonly encodeMs: number
}

export interface RenderResult {
  readonly files: readonly RenderedFile[]
  readonly warnings: readonly Warning[]
}

export type OnProgress = (done: number, total: number) => void
