/** Files of removed rows. Other rows may share them: check before removing a file. */
export interface Leftovers {
  readonly fileSets: readonly string[]
  readonly thumbnailIds: readonly string[]
  /** SHA-256 in hexadecimal. */
  readonly assetHashes: readonly string[]
}

export const NO_LEFTOVERS: Leftovers = { fileSets: [], thumbnailIds: [], assetHashes: [] }
