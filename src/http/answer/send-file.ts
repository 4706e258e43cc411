import type { FastifyReply, FastifyRequest } from 'fastify'
import { attachment } from './content-disposition.ts'
import type { AnswerFile } from '../operation.ts'

/** Sends a file while it is created. A failure closes the connection, so that a partial file does not look complete. */
export function sendAttachment(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, file }: { readonly type: string; readonly file: AnswerFile },
): FastifyReply {
  reply.headers({
    'cache-control': 'no-store',
    'content-disposition': attachment(file.filename),
    'content-type': type,
  })
  if (request.method !== 'HEAD') return reply.send(file.stream)
  file.stream.destroy()
  return reply.send()
}
