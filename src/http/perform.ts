import type { FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../failure.ts'
import type { Caller } from '../service/access/caller.ts'
import type { StoredAnswer } from '../service/idempotency.ts'
import type { AnswerCache } from './answer/answer-cache.ts'
import { tagOf } from './read/entity-tag.ts'
import { hadNoEffect, withIdempotency } from './answer/with-idempotency.ts'
import type { Answer, Call, Route } from './operation.ts'
import { invalidInput } from './read/invalid-input.ts'
import { answerFailure, type ProblemContext } from './answer/answer-problem.ts'
import { describeProblem, type Problem } from './answer/problem.ts'
import { sendAttachment } from './answer/send-file.ts'
import { JSON_TYPE, PROBLEM_TYPE, sendTagged } from './answer/send.ts'
import { sendEvents } from './answer/send-events.ts'
import type { Services } from './services.ts'
import { callerOf, type CallReaderOptions, createCallReader } from './read/read-call.ts'

export interface PerformerOptions extends CallReaderOptions {
  readonly services: Pick<Services, 'idempotency'>
  readonly cache: AnswerCache
  readonly pathPrefix: () => string
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

function withId(call: Call, chosenId: string | undefined): Call<never> {
  return { ...call, chosenId } as Call<never>
}
