import type { StructureNode } from './structure-node.ts'

/** The structure of a page before it is drawn, and which elements are drawn for which nodes. */
export interface PagePlan {
  /** In the order of reading. */
  readonly nodes: readonly StructureNode[]
  /** By IDs of elements that are read as one, whatever is in them. */
  readonly figures: ReadonlyMap<string, StructureNode>
  /** By IDs of texts, or of a table, a slash, and the ID of a cell. */
  readonly texts: ReadonlyMap<string, TextPlan>
}

export interface TextPlan {
  readonly paragraphs: readonly Paragraph[]
  /** Of the runs of the text, where it differs from that of the text. */
  readonly languages: readonly (string | undefined)[]
  readonly spans: Map<string, StructureNode>
}

export interface Paragraph {
  /** In UTF-16 code units of the text. */
  readonly start: number
  readonly body: StructureNode
  /** Of the bullet or number. */
  readonly label?: StructureNode
}
