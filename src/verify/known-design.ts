import type { ReadImage } from '../assets/read-images.ts'
import type { Document, Size } from '../document/document.ts'

/** A document that a file may have been made from. */
export interface DesignVersion extends Partial<Size> {
  /** As part of a sentence: `revision 3 of des_… “Summer sale”, the current one`. */
  readonly label: string
  readonly document: Document
}

/** A design that files are compared with. */
export interface KnownDesign {
  /** As part of a sentence. */
  readonly label: string
  readonly current: DesignVersion
  /** Versions in the store, newest first. Absent for files. */
  readonly earlier?: () => AsyncIterable<DesignVersion>
  readonly images: ReadImage
  /** With ICC profiles of the operator. */
  readonly profileFolder: string | undefined
  /** Adds the fonts that are available to it, if it was filled with data or not. */
  withFonts(document: Document, isFilled: boolean): Document
  close(): Promise<void>
}
