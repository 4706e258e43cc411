import { type FastifyReply, type FastifyRequest } from 'fastify'
import { type Logger } from 'pino'
import { Failure } from '../failure.ts'
import { answerFailure, answerProblem, type ProblemAnswer } from './answer-problem.ts'
import { type Fault } from './problem.ts'
import { PROBLEM_TYPE } from './send.ts'

export interface ErrorContext {
  readonly log: Logger
  readonly publicUrl: () => string
}

/** Answers whatever was thrown while a request was handled. What is no failure of ours is a defect: its cause goes to the log alone. */
export function answerError(
  { log, publicUrl }: ErrorContext,
  error: unknown,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): FastifyReply {
  const occasion = { requestId: request.id, publicUrl: publicUrl() }
  if (error instanceof Failure) {
    if (error.cause !== undefined) log.warn({ requestId: request.id, err: error }, 'a request failed')
    return sendProblem(request, reply, answerFailure(error as Failure, occasion))
  }
  const fault = faultOf(error, request)
  if (fault.code === 'internal_error') log.error({ requestId: request.id, err: error }, 'a request failed by a defect')
  return sendProblem(request, reply, answerProblem(fault, occasion))
}

function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, problem }: ProblemAnswer,
): FastifyReply {
  request.problem = problem.code
  // Fastify asks to close after a body that is too large. Then the client, still sending, may see a broken connection in place of
  // the answer; left open, Node reads the rest and throws it away, for as long as a request may take.
  reply.removeHeader('connection')
  if (problem.code === 'shutting_down' || problem.code === 'request_timeout') reply.header('connection', 'close')
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'content-type': PROBLEM_TYPE, ...headers })
    .send(JSON.stringify(problem))
}

/** What Fastify and its plugins throw, in this API's words. */
function faultOf(error: unknown, request: FastifyRequest): Fault {
  const { config } = request.routeOptions
  switch (codeOf(error)) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
    case 'FST_REQ_FILE_TOO_LARGE':
      return { code: 'body_too_large', details: { limitBytes: config.maxBodyBytes ?? request.routeOptions.bodyLimit } }
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
      return malformed('The body is not as long as Content-Length says.')
    case 'PLATEN_SLOW_BODY':
      return { code: 'request_timeout', details: { reason: 'The body of the request arrived too slowly.' } }
    case 'ECONNRESET':
      // The client hung up within its body: nobody hears this, and it is no defect.
      return malformed('The connection ended within the body.')
    case 'FST_ERR_BAD_URL':
      return malformed('The path holds a percent sign that begins no escape.')
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return { code: 'not_found', details: { resource: 'such path' } }
    default:
      return { code: 'internal_error', details: {} }
  }
}

function malformed(reason: string): Fault {
  return { code: 'malformed_request', details: { reason } }
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
}
