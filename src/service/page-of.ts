/** A page of a list: `limit` 1–100, `offset` 0 or more, both validated. */
export interface PageOf {
  readonly limit: number
  readonly offset: number
}
