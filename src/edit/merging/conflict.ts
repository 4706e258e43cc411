/** What both sides have changed differently. My change was kept. */
export interface Conflict {
  /** Of the page or element; undefined for the document itself. */
  readonly id?: string
  /** Changed properties, or `removed` for what one side has removed and the other changed: it was kept. */
  readonly properties: readonly string[] | 'removed'
}
