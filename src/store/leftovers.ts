/** What removed rows leave in the file store. Other rows may need some of it: check before removing a file. */
export interface Leftovers {
  /** The folders of exports' files. Equal exports of one account may share one. */
  readonly fileSets: readonly string[]
  /** The designs and templates that pictures may have been made of. */
  readonly pictured: readonly string[]
  readonly assets: readonly { readonly id: string; readonly sha256: string }[]
}

export const NO_LEFTOVERS: Leftovers = { fileSets: [], pictured: [], assets: [] }
