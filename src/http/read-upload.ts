import { type FastifyRequest } from 'fastify'
import { Failure, type Issue } from '../failure.ts'
import { type Upload } from './operation.ts'

export const MAX_UPLOAD_BYTES = 25 * 1024 * 1024

/** What a bare body may say that it is; what it truly is, decoding tells. */
export const BARE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'application/octet-stream']
export const UPLOAD_TYPES = ['multipart/form-data', ...BARE_TYPES]

/**
 * The file of a form, or the bare body.
 *
 * @throws `invalid_input` where the form has no `file`, more than one, or other fields; `body_too_large`
 */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) return { bytes: bareBody(request.body), name: undefined }
  const issues: Issue[] = []
  let upload: Upload | undefined
  let name: string | undefined
  for await (const part of parts(request)) {
    if (part.type === 'field') {
      if (part.fieldname === 'name' && typeof part.value === 'string') name = part.value
      else issues.push({ pointer: `/${part.fieldname.slice(0, 100)}`, detail: 'is not known; allowed are file, name' })
      continue
    }
    // Read whatever it is: the form goes on only after it.
    const bytes = await part.toBuffer()
    if (part.fieldname !== 'file') {
      issues.push({
        pointer: `/${part.fieldname.slice(0, 100)}`,
        detail: 'is not known; the file belongs in the field "file"',
      })
    } else if (upload) issues.push({ pointer: '/file', detail: 'must be one file; more came' })
    else upload = { bytes, name: part.filename }
  }
  if (!upload && issues.length === 0) issues.push({ pointer: '/file', detail: 'is missing; it must be a file' })
  if (!upload || issues.length > 0) throw new Failure('invalid_input', { issues })
  return { bytes: upload.bytes, name: name ?? upload.name }
}

function bareBody(body: unknown): Uint8Array {
  if (body instanceof Uint8Array && body.length > 0) return body
  throw new Failure('invalid_input', { issues: [{ pointer: '', detail: `the body must be a file; received nothing` }] })
}

async function* parts(request: FastifyRequest): ReturnType<FastifyRequest['parts']> {
  try {
    yield* request.parts({ limits: { fileSize: MAX_UPLOAD_BYTES, files: 4, fields: 20, fieldSize: 10_000 } })
  } catch (error) {
    if (error instanceof Failure) throw error
    throw asFailure(error)
  }
}

function asFailure(error: unknown): unknown {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new Failure('body_too_large', { limitBytes: MAX_UPLOAD_BYTES })
  if (code === 'ERR_STREAM_PREMATURE_CLOSE' || code.startsWith('FST_REQ') || code === 'FST_ERR_REP_ALREADY_SENT')
    return error
  const reason = error instanceof Error ? error.message : 'it cannot be read'
  return new Failure(
    'invalid_input',
    { issues: [{ pointer: '', detail: `the form cannot be read: ${reason}` }] },
    error,
  )
}
