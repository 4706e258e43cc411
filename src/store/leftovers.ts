/** Files that removed rows leave in the file store. Other rows may need some of them: check before removing a file. */
export interface Leftovers {
  /** The folders of exports' files. Equal exports of one account may share one. */
  readonly fileSets: readonly string[]
  /** The IDs of designs, templates and assets that may have thumbnails. */
  readonly thumbnailIds: readonly string[]
  /** The SHA-256 hashes of assets' bytes, in hexadecimal. Equal bytes are one file for all accounts. */
  readonly assetHashes: readonly string[]
}

export const NO_LEFTOVERS: Leftovers = { fileSets: [], thumbnailIds: [], assetHashes: [] }
