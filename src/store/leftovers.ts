/** The folder of an export's files. Equal exports of one account may share it. */
export interface FileSet {
  readonly accountId: string
  readonly name: string
}

/** What removed rows leave in the file store. Other rows may need some of it: check before removing a file. */
export interface Leftovers {
  readonly fileSets: readonly FileSet[]
  /** The designs and templates that pictures may have been made of. */
  readonly pictured: readonly string[]
  readonly assets: readonly { readonly id: string; readonly sha256: string }[]
}

export const NO_LEFTOVERS: Leftovers = { fileSets: [], pictured: [], assets: [] }
