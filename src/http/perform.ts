import type { FastifyReply, FastifyRequest } from 'fastify'
import { isObject } from '../document/check-schema.ts'
import { Failure, type Issue } from '../failure.ts'
import type { Caller } from '../service/access/caller.ts'
import type { StoredAnswer } from '../service/idempotency.ts'
import type { AnswerCache } from './answer/answer-cache.ts'
import { type Check, type Checks, NO_QUERY } from './read/check.ts'
import { tagOf } from './read/entity-tag.ts'
import { unknownEndpoint } from './read/unknown-endpoint.ts'
import { hadNoEffect, withIdempotency } from './answer/with-idempotency.ts'
import type { Answer, Call, Operation, Route, Upload } from './operation.ts'
import { invalidInput } from './read/invalid-input.ts'
import { waitSecondsIn } from './read/prefer.ts'
import { answerFailure, type ProblemContext } from './answer/answer-problem.ts'
import { describeProblem, type Problem } from './answer/problem.ts'
import { sendAttachment } from './answer/send-file.ts'
import { JSON_TYPE, PROBLEM_TYPE, sendTagged } from './answer/send.ts'
import { sendEvents } from './answer/send-events.ts'
import type { Services } from './services.ts'
import type { Cookies } from './admit/cookies.ts'
import { untilClosed } from './answer/until-closed.ts'
import { visitorOf } from './admit/visitor.ts'

export interface PerformerOptions {
  readonly services: Pick<Services, 'idempotency'>
  readonly checks: Checks
  readonly cache: AnswerCache
  readonly publicUrl: () => string
  readonly pathPrefix: () => string
  readonly draining: AbortSignal
  readonly cookies: () => Cookies
}

export type Performer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

export function createPerformer(route: Route, options: PerformerOptions): Performer {
  const { operation, handle } = route
  const { cache } = options
  const readCall = createCallReader(operation, options)
  // Responses of other POSTs may contain an API key or start a session, so they are not stored.
  const isKeyed = operation.method === 'POST' && (operation.needs === 'read' || operation.needs === 'write')

  return async (request, reply) => {
    if (operation.cached) {
      const caller = callerOf(request)
      const page = cache.find(pageKey(caller, request), caller.changes)
      if (page) return sendTagged(request, reply, page)
    }
    const { call, issues } = readCall(request, reply)
    const perform = async (chosenId?: string): Promise<Answer> => {
      if (issues.length > 0) throw await invalidInput(route, call, issues)
      return handle(withId(call, chosenId))
    }
    const key = request.headers['idempotency-key']
    if (isKeyed && typeof key === 'string') {
      const context = { requestId: request.id, publicUrl: options.publicUrl() }
      const { answer, replayed } = await withIdempotency(
        options.services.idempotency,
        {
          caller: callerOf(request),
          key,
          method: 'POST',
          path: request.originalUrl,
          body: call.upload?.bytes ?? request.rawBody ?? '',
          name: call.upload?.name,
          idPrefix: operation.creates ?? 'des',
        },
        (id) => answerOrProblem(async () => replayable(await perform(id), options.pathPrefix()), context),
      )
      if (replayed) reply.header('idempotent-replayed', 'true')
      if (answer.status >= 400) request.problem = (JSON.parse(answer.body) as Problem).code
      return reply.code(answer.status).headers(answer.headers).send(answer.body)
    }
    const answer = await perform()
    const { session, pending } = options.cookies()
    if (answer.session !== undefined) reply.header('set-cookie', session.set(answer.session))
    if (answer.pendingSignIn !== undefined) reply.header('set-cookie', pending.set(answer.pendingSignIn))
    if (operation.method !== 'GET') {
      const { status, headers, body } = replayable(answer, options.pathPrefix())
      return reply
        .code(status)
        .headers(headers)
        .send(body === '' ? undefined : body)
    }
    if (answer.file) return sendAttachment(request, reply, { type: operation.answer.file ?? '', file: answer.file })
    if (answer.events) return sendEvents(request, reply, answer.events)
    const page = { body: textOf(answer), etag: '' }
    page.etag = answer.etag ?? tagOf(page.body)
    if (operation.cached) {
      const caller = callerOf(request)
      cache.set(pageKey(caller, request), caller.changes, page)
    }
    if (answer.headers) reply.headers(answer.headers)
    return sendTagged(request, reply, page)
  }
}

function callerOf(request: FastifyRequest): Caller {
  if (request.caller === null) throw new Error('A request reached its operation without a caller.')
  return request.caller
}

function pageKey(caller: Caller, request: FastifyRequest): string {
  return `${caller.accountId}${request.url}`
}

function textOf({ body }: Answer): string {
  if (body === undefined) return ''
  return typeof body === 'string' ? body : JSON.stringify(body)
}

function replayable(answer: Answer, pathPrefix: string): StoredAnswer {
  const headers: Record<string, string> = { 'cache-control': 'private, no-cache', ...answer.headers }
  if (answer.body !== undefined) headers['content-type'] = JSON_TYPE
  if (answer.etag !== undefined) headers.etag = answer.etag
  if (headers.location !== undefined) headers.location = `${pathPrefix}${headers.location}`
  return { status: answer.status, headers, body: textOf(answer) }
}

/** Returns a permanent rejection as a response to store. Rethrows invalid input, rate limits and server errors. */
async function answerOrProblem(work: () => Promise<StoredAnswer>, context: ProblemContext): Promise<StoredAnswer> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Failure) || hadNoEffect(error)) throw error
    const failure: Failure = error as Failure
    const { status } = describeProblem(failure.code)
    if (status >= 500) throw error
    const { headers, problem } = answerFailure(failure, context)
    return { status, headers: { ...headers, 'content-type': PROBLEM_TYPE }, body: JSON.stringify(problem) }
  }
}

type ReadCall = (
  request: FastifyRequest,
  reply: FastifyReply,
) => { readonly call: Call; readonly issues: readonly Issue[] }

function createCallReader(operation: Operation, { checks, draining, publicUrl, cookies }: PerformerOptions): ReadCall {
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

function withId(call: Call, chosenId: string | undefined): Call<never> {
  return { ...call, chosenId } as Call<never>
}

/** Rejects malformed IDs, because the store may not accept their text. */
function idOf(request: FastifyRequest): string {
  const { id } = request.params as { id?: string }
  if (id === undefined) return ''
  // The router matches `/api/designs/` as a design with an empty ID.
  if (id === '') throw unknownEndpoint(request, { hasExtraSlash: true })
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
