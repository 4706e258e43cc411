/** See versions/keep-version.ts. */
export interface VersionRow {
  design_id: string
  revision: number
  account_id: string
  began_at: number
  saved_at: number
  width: number
  height: number
  page_count: number
  origin: string
  /** Null if it was made in a session. */
  key_id: string | null
  name: string | null
  /** The key of its document; null if it is the design's current one. */
  sha256: string | null
  /** When thinning considers it next; null if it is the last version or named. */
  thin_at: number | null
}

/** Equal documents of one account are one row. */
export interface VersionDocumentRow {
  account_id: string
  /** Of the document's text, in hexadecimal. */
  sha256: string
  /** Deflated, in Base64. */
  document: string
  /** Length of `document`. */
  bytes: number
}
