import type { Readable } from 'node:stream'
import type { Static, TObject, TSchema } from '#typebox'
import type { FailureCode, FailureDetails, Issue } from '../failure.ts'
import type { Caller, SessionCaller } from '../service/access/caller.ts'
import type { Permission, Permitted } from '../service/access/policy.ts'
import type { IdPrefix } from '../service/new-id.ts'

export type UploadKind = 'asset' | 'design'
export type Needs = Permission | 'nothing'

export interface Operation {
  /** Also the method name in generated clients. */
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly tag: string
  readonly summary: string
  readonly description: string
  readonly needs: Needs
  readonly query?: TObject
  readonly body?: TObject
  /** Finds issues that JSON Schema cannot express. Also called with a body that violates its schema. */
  readonly rules?: (body: Readonly<Record<string, unknown>>) => Issue[]
  readonly bodyExample?: unknown
  readonly bodyOptional?: true
  /** Takes a file instead of a JSON body, as `multipart/form-data` or raw bytes. */
  readonly upload?: UploadKind
  /** The ID prefix of the created resource. Its ID is chosen at the first request with an Idempotency-Key. */
  readonly creates?: IdPrefix
  /** Honors `Prefer: wait=N`. */
  readonly waits?: true
  readonly streams?: true
  /** Honors `If-Match`. */
  readonly conditional?: true
  /** The response depends only on the account's designs, and is cached until they change. */
  readonly cached?: true
  readonly answer: {
    readonly status: number
    readonly description: string
    readonly schema?: TSchema
    readonly example?: unknown
    readonly headers?: readonly string[]
    /** Media type of a file response. */
    readonly file?: string
  }
  /** Additional responses without a body, by status. */
  readonly otherAnswers?: Readonly<Record<number, string>>
  /** The failures of this operation in addition to those of every operation. */
  readonly failures: readonly FailureCode[]
}

type QueryOf<Op extends Operation> = Op['query'] extends TObject ? Static<Op['query']> : object
type BodyOf<Op extends Operation> = Op['body'] extends TObject ? Static<Op['body']> : undefined

/** `caller` is nullable only for operations that allow anonymous access. */
type CallerOf<N extends Needs> = [N] extends [Permission]
  ? Permitted[N]
  : [N] extends ['nothing']
    ? SessionCaller | null
    : Caller | null

export interface Call<Op extends Operation = Operation> {
  readonly caller: CallerOf<Op['needs']>
  readonly visitor: () => Visitor
  /** Token of the sign-in that this browser has begun, unverified. */
  readonly pendingSignIn: () => string | undefined
  /** Identifies the request in the log. */
  readonly requestId: string
  /** The `:id` of the path. Empty if the path has none. */
  readonly id: string
  /** The `:revision` of the path. 0 if the path has none. */
  readonly revision: number
  readonly query: QueryOf<Op>
  readonly body: BodyOf<Op>
  /** The ID for the resource to create. If the resource already exists, the request is a retry, and returns it. */
  readonly chosenId: string | undefined
  readonly upload: Upload | undefined
  readonly ifMatch: string | undefined
  readonly lastEventId: string | undefined
  /** From `Prefer: wait=N`; 0 if absent. */
  readonly waitMs: number
  /** Aborts when the client disconnects or the server drains. */
  readonly signal: () => AbortSignal
}

export interface Visitor {
  readonly address: string
  readonly requestId: string
  /** User-Agent, at most 400 characters; empty if absent. */
  readonly userAgent: string
  /** Whether the request was sent from this machine, not through a proxy and not by a page of another host. */
  readonly isLocal: boolean
  /** Set if the page is this server's at another address than the public URL, to which providers return. */
  readonly otherAddress: FailureDetails['cross_site'] | undefined
}

export interface Upload {
  readonly bytes: Uint8Array
  readonly name: string | undefined
}

/** A response. Strings are sent unchanged, other bodies as JSON. */
export interface Answer {
  readonly status: number
  readonly body?: object | string
  readonly headers?: Readonly<Record<string, string>>
  readonly events?: EventStream
  /** Replaces the body, like `events`. The file is sent while it is created. */
  readonly file?: AnswerFile
  /** Includes the quotes. Defaults to a hash of the body for a GET. */
  readonly etag?: string
  /** Token of the session to set in the browser; null clears it. */
  readonly session?: string | null
  /** Token of the begun sign-in to set in the browser; null clears it. */
  readonly pendingSignIn?: string | null
}

export interface EventStream {
  readonly texts: AsyncIterable<string>
  readonly signal: AbortSignal
}

export interface AnswerFile {
  readonly filename: string
  readonly stream: Readable
}

export type Handler<Op extends Operation> = (call: Call<Op>) => Promise<Answer>

export interface CheckingHandler<Op extends Operation> {
  readonly handle: Handler<Op>
  /**
   * Finds the issues that `handle` would report, in a body that violates its schema, so that one
   * response lists all issues of a request.
   */
  readonly findIssues: (body: FaultyBody<Op>) => readonly Issue[] | Promise<readonly Issue[]>
}

export interface FaultyBody<Op extends Operation = Operation> {
  readonly caller: CallerOf<Op['needs']>
  /** The fields without issues. */
  readonly valid: Partial<BodyOf<Op>>
  readonly invalid: ReadonlySet<string>
}

export type Handlers<Table extends Readonly<Record<string, Operation>>> = {
  readonly [Name in keyof Table]: Handler<Table[Name]> | CheckingHandler<Table[Name]>
}

export interface Route {
  readonly operation: Operation
  readonly handle: (call: Call<never>) => Promise<Answer>
  readonly findIssues?: (body: FaultyBody<never>) => readonly Issue[] | Promise<readonly Issue[]>
}

/** The operations of a resource, and their routes. `Context` is what handlers need besides the services. */
export interface Resource<Services, Context = undefined> {
  readonly operations: readonly Operation[]
  readonly routes: (services: Services, context: Context) => Route[]
}

export function resource<Table extends Readonly<Record<string, Operation>>, Services, Context = undefined>(
  table: Table,
  createHandlers: (services: Services, context: Context) => Handlers<Table>,
): Resource<Services, Context> {
  return {
    operations: Object.values<Operation>(table),
    routes: (services, context) => routesOf(table, createHandlers(services, context)),
  }
}

function routesOf<Table extends Readonly<Record<string, Operation>>>(table: Table, handlers: Handlers<Table>): Route[] {
  return Object.keys(table).map((name) => {
    const operation = table[name]
    const handler = handlers[name]
    if (operation === undefined || handler === undefined) throw new Error(`Operation ${name} has no handler.`)
    return typeof handler === 'function' ? { operation, handle: handler } : { operation, ...handler }
  })
}
