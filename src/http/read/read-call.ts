import type { FastifyReply, FastifyRequest } from 'fastify'
import { isObject } from '../../document/check-schema.ts'
import { Failure, type Issue } from '../../failure.ts'
import type { Caller } from '../../service/access/caller.ts'
import { type Check, type Checks, NO_QUERY } from './check.ts'
import { unknownEndpoint, withoutSlash } from './unknown-endpoint.ts'
import type { Call, Operation, Upload } from '../operation.ts'
import { waitSecondsIn } from './prefer.ts'
import { untilClosed } from '../answer/until-closed.ts'
import { visitorOf } from '../admit/visitor.ts'
import type { Cookies } from '../admit/cookies.ts'

export interface CallReaderOptions {
  readonly checks: Checks
  readonly publicUrl: () => string
  readonly draining: AbortSignal
  readonly cookies: () => Cookies
}

type ReadCall = (
  request: FastifyRequest,
  reply: FastifyReply,
) => { readonly call: Call; readonly issues: readonly Issue[] }

/** Reads requests of an operation, with the issues of their query and body. */
export function createCallReader(
  operation: Operation,
  { checks, draining, publicUrl, cookies }: CallReaderOptions,
): ReadCall {
  const checkQuery = checks.query(operation.query ?? NO_QUERY)
  const checkBody = operation.body && checks.body(operation.body)
  return (request, reply) => {
    const id = idOf(request)
    const issues = [...checkQuery(request.query), ...bodyIssues(operation, request, checkBody)]
    if (issues.length > 0 && !checkBody) throw new Failure('invalid_input', { issues })
    const body = checkBody ? (request.body ?? (operation.bodyOptional ? {} : undefined)) : undefined
    const call = {
      caller: operation.needs === 'nothing' ? request.caller : callerOf(request),
      visitor: () => visitorOf(request, publicUrl()),
      pendingSignIn: () => cookies().pending.tokenIn(request.headers.cookie),
      requestId: request.id,
      id,
      revision: revisionOf(request),
      query: request.query as Call['query'],
      body: body as Call['body'],
      chosenId: undefined,
      upload: operation.upload ? (request.body as Upload) : undefined,
      ifMatch: request.headers['if-match'],
      lastEventId: headerOf(request, 'last-event-id'),
      waitMs: operation.waits ? 1000 * waitSecondsIn(headerOf(request, 'prefer')) : 0,
      signal: () => signalOf(reply, draining),
    }
    return { call, issues }
  }
}

export function callerOf(request: FastifyRequest): Caller {
  if (request.caller === null) throw new Error('A request reached its operation without a caller.')
  return request.caller
}

function bodyIssues(operation: Operation, request: FastifyRequest, check: Check | undefined): Issue[] {
  const { body } = request
  if (operation.upload) return []
  if (check) {
    if (body === undefined && operation.bodyOptional) return []
    return [...check(body), ...(isObject(body) ? (operation.rules?.(body) ?? []) : [])]
  }
  const empty = body === undefined || (isObject(body) && Object.keys(body).length === 0)
  return empty ? [] : [{ pointer: '', detail: 'must be empty; this endpoint takes no request body' }]
}

/** Rejects malformed IDs, because the store may not accept their text. */
function idOf(request: FastifyRequest): string {
  const { id } = request.params as { id?: string }
  if (id === undefined) return ''
  // The router matches `/api/designs/` as a design with an empty ID.
  if (id === '') throw unknownEndpoint(request, { near: withoutSlash(request.originalUrl.split('?', 1)[0] ?? '') })
  if (!/^[\w-]+$/.test(id)) throw new Failure('not_found', { resource: 'resource' })
  return id
}

/** Rejects text that is no positive integer, since no version has it. */
function revisionOf(request: FastifyRequest): number {
  const { revision } = request.params as { revision?: string }
  if (revision === undefined) return 0
  if (!/^[1-9]\d{0,14}$/.test(revision)) throw new Failure('not_found', { resource: 'version', id: revision })
  return Number(revision)
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value.join(',') : value
}

function signalOf(reply: FastifyReply, draining: AbortSignal): AbortSignal {
  return AbortSignal.any([untilClosed(reply), draining])
}
