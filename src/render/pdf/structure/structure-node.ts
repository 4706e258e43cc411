import type { Bounds } from '../../../paint/bounds.ts'
import type { PdfValue } from '../pdf-value.ts'

export type HeadingType = 'H1' | 'H2' | 'H3' | 'H4' | 'H5' | 'H6'

/** ISO 32000-1, 14.8.4. */
export type StructureType =
  | HeadingType
  | 'Sect'
  | 'P'
  | 'Span'
  | 'Link'
  | 'Figure'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'

/** A part of a page and what it means to readers of the file. */
export interface StructureNode {
  type: StructureType
  /** In the order of reading. */
  readonly kids: (StructureNode | DrawnPart)[]
  readonly alt?: string
  /** BCP 47, if it differs from that of the node around it. */
  readonly language?: string | undefined
  readonly title?: string
  /** In CSS pixels of the page. */
  readonly bounds?: Bounds
  /** The element whose link annotation belongs to this node. */
  readonly linkOf?: string
  /** By owner: ISO 32000-1, 14.8.5. */
  readonly attributes?: Readonly<Record<string, Readonly<Record<string, PdfValue>>>>
}

/** What is drawn between two marks. */
export interface DrawnPart {
  /** Unique on the page. */
  readonly mark: number
}

export function isDrawnPart(kid: StructureNode | DrawnPart): kid is DrawnPart {
  return 'mark' in kid
}
