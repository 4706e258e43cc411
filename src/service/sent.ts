import { type Issue } from '../failure.ts'

/**
 * The body of a request. Services read every field of `body` themselves and trust none, so an invalid body may be passed on: `issues` and
 * those that only the service can find, in documents and data, are then returned together.
 */
export interface Sent {
  readonly body: unknown
  /** Issues found by the schema. Services do not repeat an issue at the same pointer. */
  readonly issues?: readonly Issue[]
  /** ID of the new resource. If it exists, it is returned unchanged, so that a retry creates nothing twice. */
  readonly id?: string
}

/** A page of a list: `limit` 1–100, `offset` 0 or more, both validated. */
export interface PageOf {
  readonly limit: number
  readonly offset: number
}
