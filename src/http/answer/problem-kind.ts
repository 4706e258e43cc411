import type { FailureCode, FailureDetails } from '../../failure.ts'

interface TransportDetails {
  malformed_request: { reason: string }
  request_timeout: { reason?: string }
  headers_too_large: object
  internal_error: object
}

export type Details = FailureDetails & TransportDetails
export type ProblemCode = FailureCode | keyof TransportDetails

export interface Kind<Code extends ProblemCode> {
  readonly status: number
  readonly title: string
  detail(details: Details[Code]): string
}

/** A kind for each code; the compiler reports a code without one. */
export type Kinds = { readonly [Code in ProblemCode]: Kind<Code> }
