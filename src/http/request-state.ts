import type { Span } from '../tracing/tracer.ts'
import type { Caller } from '../service/access/caller.ts'
import type { BodyWatch } from './read/body-watch.ts'
import type { Needs } from './operation.ts'
import type { ProblemCode } from './answer/problem.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the key or session is accepted. */
    caller: Caller | null
    /** The raw JSON body of a request with an Idempotency-Key, to compare retries with the first request. */
    rawBody: Uint8Array | null
    problem: ProblemCode | null
    /** Null if traces are not configured. */
    span: Span | null
    bodyWatch: BodyWatch | null
    /** Releases the place of the upload. */
    releaseUploadPlace: (() => void) | null
  }
  interface FastifyContextConfig {
    pattern?: string
    /** The permission that the caller needs. Absent for routes without authentication. */
    needs?: Needs
    /** The allowed content types. Defaults to JSON. */
    bodyTypes?: readonly string[]
    maxBodyBytes?: number
  }
}
