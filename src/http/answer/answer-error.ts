import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { Failure } from '../../failure.ts'
import { answerFailure, answerProblem, type ProblemAnswer } from './answer-problem.ts'
import type { Fault } from './problem.ts'
import { PROBLEM_TYPE } from './send.ts'

export interface ErrorContext {
  readonly log: Logger
  readonly publicUrl: () => string
}

/** Responds with the problem of an error. An unknown error is a defect: its cause is only logged. */
export function answerError(
  { log, publicUrl }: ErrorContext,
  error: unknown,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): FastifyReply {
  const context = { requestId: request.id, publicUrl: publicUrl() }
  if (error instanceof Failure) {
    if (error.cause !== undefined) log.warn({ requestId: request.id, err: error }, 'request failed')
    return sendProblem(request, reply, answerFailure(error as Failure, context))
  }
  const fault = faultOf(error, request)
  if (fault.code === 'internal_error') log.error({ requestId: request.id, err: error }, 'request failed unexpectedly')
  return sendProblem(request, reply, answerProblem(fault, context))
}

function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, problem }: ProblemAnswer,
): FastifyReply {
  request.problem = problem.code
  // Fastify would close the connection after a body that is too large, and a client that is still
  // sending might see a reset instead of the response. Node discards the rest of the body if the
  // connection stays open.
  reply.removeHeader('connection')
  if (problem.code === 'shutting_down' || problem.code === 'request_timeout') reply.header('connection', 'close')
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'content-type': PROBLEM_TYPE, ...headers })
    .send(JSON.stringify(problem))
}

function faultOf(error: unknown, request: FastifyRequest): Fault {
  const { config } = request.routeOptions
  switch (codeOf(error)) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
    case 'FST_REQ_FILE_TOO_LARGE':
      return { code: 'body_too_large', details: sizesOf(request) }
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_ERR_CTP_INVALID_TYPE':
    case 'FST_INVALID_MULTIPART_CONTENT_TYPE': {
      const received = (request.headers['content-type'] ?? '').slice(0, 100)
      return {
        code: 'unsupported_media_type',
        details: { received, allowed: config.bodyTypes ?? ['application/json'] },
      }
    }
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return malformed('The length of the request body does not match Content-Length.')
    case 'PLATEN_SLOW_BODY':
      return { code: 'request_timeout', details: { reason: 'The request body was sent too slowly.' } }
    case 'ECONNRESET':
      // The client disconnected and receives no response, but this must not be logged as a defect.
      return malformed('The connection was closed before the request body was complete.')
    case 'FST_ERR_BAD_URL':
      return malformed('The path contains an invalid percent-encoding.')
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return { code: 'not_found', details: { resource: 'endpoint' } }
    default:
      return { code: 'internal_error', details: {} }
  }
}

function malformed(reason: string): Fault {
  return { code: 'malformed_request', details: { reason } }
}

function sizesOf({ headers, routeOptions }: FastifyRequest): { limitBytes: number; receivedBytes?: number } {
  const limitBytes = routeOptions.config.maxBodyBytes ?? routeOptions.bodyLimit
  const receivedBytes = Number(headers['content-length'])
  return { limitBytes, ...(receivedBytes > limitBytes && { receivedBytes }) }
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
}
