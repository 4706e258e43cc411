import type { Socket } from 'node:net'
import type { Logger } from 'pino'
import { answerProblem } from './answer-problem.ts'
import type { Fault } from './problem.ts'
import { fixedHeaders } from './fixed-headers.ts'
import { PROBLEM_TYPE } from './send.ts'

export interface ClientErrorContext {
  readonly log: Logger
  readonly publicUrl: () => string
  readonly newRequestId: () => string
}

/** Responds to input that is not a valid request. There is no response object, so this writes to the socket. */
export function answerClientError(context: ClientErrorContext, error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || error.code === INCOMPLETE_REQUEST || !socket.writable) {
    socket.destroy()
    return
  }
  const requestId = context.newRequestId()
  const publicUrl = context.publicUrl()
  const { status, problem } = answerProblem(faultOf(error.code), { requestId, publicUrl })
  context.log.info(
    { requestId, address: socket.remoteAddress, status, problem: problem.code, reason: error.code },
    'malformed HTTP request',
  )
  const body = JSON.stringify(problem)
  const head = [
    `HTTP/1.1 ${status} ${problem.title}`,
    `Content-Type: ${PROBLEM_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...Object.entries(fixedHeaders(publicUrl).api).map(([name, value]) => `${name}: ${value}`),
    'Cache-Control: no-store',
    `X-Request-Id: ${requestId}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.setTimeout(CLOSE_TIMEOUT_MS, () => socket.destroy())
}

const CLOSE_TIMEOUT_MS = 2_000
/** The connection ended within a request, for example after a 413 that the client did not wait for. */
const INCOMPLETE_REQUEST = 'HPE_INVALID_EOF_STATE'

function faultOf(code: string | undefined): Fault {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return { code: 'request_timeout', details: {} }
  if (code === 'HPE_HEADER_OVERFLOW') return { code: 'headers_too_large', details: {} }
  return { code: 'malformed_request', details: { reason: 'The request is not valid HTTP.' } }
}
