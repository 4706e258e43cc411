import { type Caller } from '../service/caller.ts'
import { type BodyWatch } from './body-watch.ts'
import { type Needs } from './operation.ts'
import { type ProblemCode } from './problem.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose request it is, once its key or session was accepted. */
    caller: Caller | null
    /** A JSON body as it came, for the comparison of requests that are made again. */
    rawBody: Uint8Array | null
    /** What it was refused for, or why it failed: the code of the problem that it was answered with. */
    problem: ProblemCode | null
    /** Of a request whose body has not arrived yet. */
    bodyWatch: BodyWatch | null
    /** Gives up the place in which an upload is received. */
    uploadPlace: (() => void) | null
  }
  interface FastifyContextConfig {
    /** The path as the API is described: what requests are counted under. */
    pattern?: string
    /** Who may ask; absent where nobody is looked for. */
    needs?: Needs
    /** Its answer may be held back until an export has ended. */
    waits?: boolean
    /** What a body may be, where it is not JSON. */
    bodyTypes?: readonly string[]
    maxBodyBytes?: number
  }
}
