import type { Document } from '../../../../document/document.ts'
import { isSame } from '../../../../edit/merging/same-value.ts'
import type { OpenDesign } from '../../../api/design-queries.ts'
import { checkedDocument } from '../../../painter/checked-document.ts'

/** What is saved of a design. Immutable: a change makes a new one. */
export interface DesignContent {
  readonly document: Document
  readonly title: string
  /** In CSS pixels. */
  readonly width: number
  readonly height: number
}

/** A content that the server has stored. */
export interface StoredContent {
  readonly content: DesignContent
  readonly revision: number
}

export function storedContent({ document, title, width, height, revision }: OpenDesign): StoredContent {
  return { content: { document: checkedDocument(document), title, width, height }, revision }
}

/** Whether nothing was edited in between: compares documents by identity. */
export function isUnedited(a: DesignContent, b: DesignContent): boolean {
  return a.document === b.document && a.title === b.title && a.width === b.width && a.height === b.height
}

/** Whether two contents are the same, also if they are copies. */
export function isEqualContent(a: DesignContent, b: DesignContent): boolean {
  return isSame(a, b)
}
