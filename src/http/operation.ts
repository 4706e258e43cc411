import { type Readable } from 'node:stream'
import { type Static, type TObject, type TSchema } from 'typebox'
import { type FailureCode, type Issue } from '../failure.ts'
import { type Caller, type SessionCaller } from '../service/access/caller.ts'
import { type Permission, type Permitted } from '../service/access/policy.ts'
import { type IdPrefix } from '../service/new-id.ts'

/** What an operation requires of its caller. */
export type Needs = Permission | 'nothing'

/** One operation of the API: the source of its route, checks and OpenAPI description. */
export interface Operation {
  /** Also the method name in generated clients. */
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** With parameters as `:id`. */
  readonly path: string
  readonly tag: string
  readonly summary: string
  readonly description: string
  readonly needs: Needs
  readonly query?: TObject
  readonly body?: TObject
  /** Issues in a body that JSON Schema cannot express. The body may violate its schema. */
  readonly rules?: (body: Readonly<Record<string, unknown>>) => Issue[]
  readonly bodyExample?: unknown
  /** The body may be omitted. */
  readonly bodyOptional?: true
  /** Takes a file instead: `multipart/form-data` or the raw bytes. */
  readonly upload?: true
  /** The ID prefix of the created resource. Its ID is chosen when the Idempotency-Key is first seen. */
  readonly creates?: IdPrefix
  /** Honors `Prefer: wait=N`. */
  readonly waits?: true
  /** Streams events until the client disconnects. */
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
  /** In addition to those of every operation. */
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

/** A validated request to `Op`. */
export interface Call<Op extends Operation = Operation> {
  readonly caller: CallerOf<Op['needs']>
  readonly visitor: () => Visitor
  /** The `:id` of the path, or empty. */
  readonly id: string
  readonly query: QueryOf<Op>
  readonly body: BodyOf<Op>
  /** ID for the resource that the operation creates. If it exists already, this is a retry, which returns it. */
  readonly chosenId: string | undefined
  readonly upload: Upload | undefined
  readonly ifMatch: string | undefined
  /** ID of the last event that the client received, to resume from. */
  readonly lastEventId: string | undefined
  /** From `Prefer: wait=N`; 0 if absent. */
  readonly waitMs: number
  /** Aborts when the client disconnects or the server drains. */
  readonly signal: () => AbortSignal
}

/** The client of a request, for rate limits and the list of sessions. */
export interface Visitor {
  readonly address: string
  /** User-Agent, at most 400 characters; empty if absent. */
  readonly userAgent: string
  /** Whether the request was sent from this machine, not through a proxy or by a foreign page under its own name. */
  readonly isLocal: boolean
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
  /** Replaces the body with a stream of events. */
  readonly events?: EventStream
  /** Replaces the body with a download, sent while it is created. */
  readonly file?: AnswerFile
  /** With quotes. Computed from the body of a GET by default. */
  readonly etag?: string
  /** Token of the session to set in the browser; null clears it. */
  readonly session?: string | null
}

export interface EventStream {
  /** Fragments of `text/event-stream`. */
  readonly texts: AsyncIterable<string>
  /** Ends the stream. The client has a moment to read the rest. */
  readonly signal: AbortSignal
}

export interface AnswerFile {
  readonly filename: string
  readonly stream: Readable
}

/** Handles requests whose query and body fit the schemas and rules of the operation. */
export type Handler<Op extends Operation> = (call: Call<Op>) => Promise<Answer>

/** A handler that finds further issues, such as those of a document, and reports them as `invalid_input`. */
export interface CheckingHandler<Op extends Operation> {
  readonly handle: Handler<Op>
  /** Finds the same issues in a body that violates its schema elsewhere, so that a response lists all issues of a request. */
  readonly findIssues: (body: FaultyBody<Op>) => readonly Issue[] | Promise<readonly Issue[]>
}

/** The valid part of a body. */
export interface FaultyBody<Op extends Operation = Operation> {
  readonly caller: CallerOf<Op['needs']>
  /** The fields without issues. */
  readonly valid: Partial<BodyOf<Op>>
  /** Names of the others. */
  readonly invalid: ReadonlySet<string>
}

/** A handler for each operation of a table. The compiler reports missing ones. */
export type Handlers<Table extends Readonly<Record<string, Operation>>> = {
  readonly [Name in keyof Table]: Handler<Table[Name]> | CheckingHandler<Table[Name]>
}

/** An operation and its handler, without their specific types. */
export interface Route {
  readonly operation: Operation
  readonly handle: (call: Call<never>) => Promise<Answer>
  readonly findIssues?: (body: FaultyBody<never>) => readonly Issue[] | Promise<readonly Issue[]>
}

/** Joins a table with its handlers. */
export function routesOf<Table extends Readonly<Record<string, Operation>>>(
  table: Table,
  handlers: Handlers<Table>,
): Route[] {
  return Object.keys(table).map((name) => {
    const operation = table[name]
    const handler = handlers[name]
    if (operation === undefined || handler === undefined) throw new Error(`Operation ${name} has no handler.`)
    return typeof handler === 'function' ? { operation, handle: handler } : { operation, ...handler }
  })
}
