import { type Issue } from '../failure.ts'

/**
 * What a client sent with a request that makes or changes something. The service reads every field of `body` itself and
 * trusts none, so a body may be handed on although its shape was found wanting: the faults named in `issues` and those
 * that only the service can find (in a document, in a template's data) are then told in one answer.
 */
export interface Sent {
  readonly body: unknown
  /** Faults found before; one found again at the same place is not repeated. */
  readonly issues?: readonly Issue[]
  /** The id the new thing is to have. Where it exists already, it is answered as it is: a repeated request makes nothing twice. */
  readonly id?: string
}

/** A page of a list. The edge has checked both: 1–100, and 0 or more. */
export interface PageOf {
  readonly limit: number
  readonly offset: number
}
