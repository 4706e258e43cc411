/** What both sides have changed differently. */
export interface Conflict {
  /** Of the page or element; undefined for the document itself. */
  readonly id?: string
  /** Changed properties, or `removed` for what one side has removed and the other did not: it was kept. */
  readonly properties: readonly string[] | 'removed'
  /**
   * Of the properties, my change was kept, unless the words of both are there. What one side removed was
   * changed by the other, unless it is one of the last pages: each side removed those that the other left.
   */
  readonly kept?: 'both' | 'last'
}
