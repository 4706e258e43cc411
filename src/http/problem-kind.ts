import { type FailureCode, type FailureDetails } from '../failure.ts'

/** Faults of the exchange itself, which no other room can know. */
interface TransportDetails {
  malformed_request: { reason: string }
  request_timeout: { reason?: string }
  headers_too_large: object
  internal_error: object
}

/** What each code needs to be told. */
export type Details = FailureDetails & TransportDetails
export type ProblemCode = FailureCode | keyof TransportDetails

/** A code's status and texts. */
export interface Kind<Code extends ProblemCode> {
  readonly status: number
  readonly title: string
  detail(details: Details[Code]): string
}
