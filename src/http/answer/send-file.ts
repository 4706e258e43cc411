import { type FastifyReply, type FastifyRequest } from 'fastify'
import { attachment } from './content-disposition.ts'
import { type AnswerFile } from '../operation.ts'

/** On failure the connection breaks, so that a partial file is not mistaken for a complete one. */
export function sendMadeFile(
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
