import { type Readable } from 'node:stream'
import { type Static, type TObject, type TSchema } from 'typebox'
import { type FailureCode } from '../failure.ts'
import { type Caller, type Scope, type SessionCaller } from '../service/caller.ts'
import { type IdPrefix } from '../service/idempotency.ts'
import { type Sent } from '../service/sent.ts'

/**
 * Who may ask for an operation: whoever holds a key of that scope or is signed in; who is signed in, and no key; who is signed in to an
 * account that runs the service; anybody.
 */
export type Needs = Scope | 'session' | 'owner' | 'nothing'

/** One operation of the API: from this the routes, the checks and the OpenAPI description are made. */
export interface Operation {
  /** Also the name of its method in a generated client. */
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
  readonly bodyExample?: unknown
  /** A body may also be left out. */
  readonly bodyOptional?: true
  /** Takes a file instead: `multipart/form-data` or the bare bytes. */
  readonly upload?: true
  /** What a POST makes: its id is chosen when the request's Idempotency-Key is first seen. */
  readonly makes?: IdPrefix
  /** Honours `Prefer: wait=N`. */
  readonly waits?: true
  /** Answers with events, for as long as the client listens. */
  readonly streams?: true
  /** Honours `If-Match`. */
  readonly conditional?: true
  /** The answer depends on the account's designs alone, so it may be kept until they change. */
  readonly kept?: true
  readonly answer: {
    readonly status: number
    readonly description: string
    readonly schema?: TSchema
    readonly example?: unknown
    readonly headers?: readonly string[]
    /** The media type of a file that it is instead. */
    readonly file?: string
  }
  /** Answers beside it that hold nothing, by status. */
  readonly otherAnswers?: Readonly<Record<number, string>>
  /** Beside those that every operation has. */
  readonly failures: readonly FailureCode[]
}

type QueryOf<Op extends Operation> = Op['query'] extends TObject ? Static<Op['query']> : object

/** Nobody is told from somebody only where both may ask. */
type CallerOf<N> = [N] extends [Scope]
  ? Caller
  : [N] extends ['session' | 'owner']
    ? SessionCaller
    : [N] extends ['nothing']
      ? SessionCaller | null
      : Caller | null

/** One request to `Op`, checked. */
export interface Call<Op extends Operation = Operation> {
  readonly caller: CallerOf<Op['needs']>
  /** Where it came from, as far as that is known. */
  readonly visitor: () => Visitor
  /** The path's own parameter; empty where it has none. */
  readonly id: string
  readonly query: QueryOf<Op>
  /** Of an operation with a body: the service tells its faults together with those it finds itself. */
  readonly sent: Sent
  readonly upload: Upload | undefined
  readonly ifMatch: string | undefined
  /** The id of the last event that the client has heard, where it goes on. */
  readonly lastEventId: string | undefined
  /** From `Prefer: wait=N`; 0 where there was none. */
  readonly waitMs: number
  /** Aborts when the client has left or the server drains: nobody needs to wait any longer. */
  readonly signal: () => AbortSignal
}

/** Who sends a request, for what is not about an account: limits, and the list of sessions. */
export interface Visitor {
  readonly address: string
  /** Of the header User-Agent, at most 400 characters; empty where there was none. */
  readonly userAgent: string
  /** For all that can be seen, somebody at this very machine: not through a proxy, and not a page of elsewhere under a name of its own. */
  readonly isLocal: boolean
}

export interface Upload {
  readonly bytes: Uint8Array
  readonly name: string | undefined
}

/** What goes out. A text is sent as it is, anything else as its JSON. */
export interface Answer {
  readonly status: number
  readonly body?: object | string
  readonly headers?: Readonly<Record<string, string>>
  /** In the place of a body: what goes out as it comes, until it ends or the client leaves. */
  readonly events?: EventStream
  /** In the place of a body: a file to be saved, sent while it is made. */
  readonly file?: AnswerFile
  /** In its quotes. A GET without one has one made of its body. */
  readonly etag?: string
  /** The session that the browser has from now on, by its token; null where it has none any more. */
  readonly session?: string | null
}

export interface EventStream {
  /** Each a piece of `text/event-stream`. */
  readonly texts: AsyncIterable<string>
  /** Whatever is not read a moment after this aborts is not sent. */
  readonly signal: AbortSignal
}

export interface AnswerFile {
  readonly filename: string
  readonly stream: Readable
}

export type Handler<Op extends Operation> = (call: Call<Op>) => Promise<Answer>

/** A handler for each operation of a table: the compiler names the one that is missing. */
export type Handlers<Table extends Readonly<Record<string, Operation>>> = {
  readonly [Name in keyof Table]: Handler<Table[Name]>
}

/** An operation and its handler, for whoever runs them without regard to their types. */
export interface Route {
  readonly operation: Operation
  readonly handle: (call: Call<never>) => Promise<Answer>
}

/** Joins a table with its handlers. */
export function routesOf<Table extends Readonly<Record<string, Operation>>>(
  table: Table,
  handlers: Handlers<Table>,
): Route[] {
  return Object.keys(table).map((name) => {
    const operation = table[name]
    const handle = handlers[name]
    if (operation === undefined || handle === undefined) throw new Error(`The operation ${name} has no handler.`)
    return { operation, handle: handle }
  })
}
