import type { Document, Size } from '../document/document.ts'

/** A design made of a file of another program. Its document refers to `files` as `asset:<id>`. */
export interface Imported extends Size {
  readonly title: string
  readonly document: Document
  readonly files: readonly ImportedFile[]
  readonly report: readonly ImportNote[]
}

/** A picture in the file. Not verified yet. */
export interface ImportedFile {
  readonly id: string
  readonly name: string
  readonly bytes: Uint8Array
}

/** What the design has in another form than the file. Equal notes are one, with all their places. */
export interface ImportNote {
  /** What the file has, for example `Font Calibri`. */
  readonly what: string
  /** What became of it, as a sentence. */
  readonly how: string
  readonly count: number
  /** 1-based, in order. Empty for what concerns the whole file. */
  readonly pages: readonly number[]
  /** IDs in the document, at most 100. */
  readonly elements: readonly string[]
}

export interface FileToImport {
  readonly bytes: Uint8Array
  /** The file name, from which the title is made. */
  readonly name?: string | undefined
  /** Font families that the design can use. */
  readonly families: readonly string[]
  /** Pages of the file to import, 1-based. All without it. */
  readonly pages?: readonly number[] | undefined
}
