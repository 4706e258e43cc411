/** What both sides have changed differently. */
export interface Conflict {
  /** Of the page or element; undefined for the document itself. */
  readonly id?: string
  /** Changed properties, or `removed` for what one side has removed and the other changed: it was kept. */
  readonly properties: readonly string[] | 'removed'
  /** Of the properties, my change was kept, unless the words of both are there. */
  readonly kept?: 'both'
}
