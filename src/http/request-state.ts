import { type Caller } from '../service/access/caller.ts'
import { type BodyWatch } from './read/body-watch.ts'
import { type Needs } from './operation.ts'
import { type ProblemCode } from './answer/problem.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the key or session is accepted. */
    caller: Caller | null
    /** Raw JSON body, to compare retries with the first request. */
    rawBody: Uint8Array | null
    problem: ProblemCode | null
    bodyWatch: BodyWatch | null
    uploadPlace: (() => void) | null
  }
  interface FastifyContextConfig {
    pattern?: string
    /** What the caller needs; absent for routes without authentication. */
    needs?: Needs
    /** Allowed content types, if not JSON. */
    bodyTypes?: readonly string[]
    maxBodyBytes?: number
  }
}
