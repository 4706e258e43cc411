import type { XmlElement } from '@rgrove/parse-xml'
import type { Matrix } from '../../paint/canvas.ts'
import type { ImportDraft } from '../draft.ts'
import type { Rule, SvgStyle } from './svg-css.ts'

/** What the elements of one file share. */
export interface SvgImport {
  readonly root: XmlElement
  readonly draft: ImportDraft
  readonly rules: readonly Rule[]
  readonly byId: ReadonlyMap<string, XmlElement>
  /** In user units of the root. */
  readonly viewport: { readonly width: number; readonly height: number }
  /** The page in pixels. */
  readonly size: { readonly width: number; readonly height: number }
  readonly left: { elements: number; drawings: number }
}

/** Where and how an element is drawn. */
export interface SvgContext {
  /** From the coordinates of the element to those of the page. */
  readonly matrix: Matrix
  readonly style: SvgStyle
  /** Of references and groups. */
  readonly depth: number
  readonly link?: string
}

/** Thrown if a file has more than a design can have. It then becomes one drawing. */
export class TooComplex extends Error {}

export const MAX_ELEMENTS = 4_000
export const MAX_DRAWINGS = 200

export function countElement({ left }: SvgImport): void {
  left.elements -= 1
  if (left.elements < 0) throw new TooComplex('too many elements')
}
