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
 * @throws `invalid_input` where the form has no `file`, more than one, or other fields, or cannot be read; `body_too_large`
 */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) return { bytes: bareBody(request.body), name: undefined }
  const form = await readForm(request).catch((error: unknown) => {
    throw asFailure(error)
  })
  const { upload, issues } = form
  if (!upload && issues.length === 0)
    issues.push({ pointer: '/file', detail: 'is missing; it must be a PNG, JPEG or WebP file' })
  if (!upload || issues.length > 0) throw new Failure('invalid_input', { issues })
  return { bytes: upload.bytes, name: form.name ?? upload.name }
}

function bareBody(body: unknown): Uint8Array {
  if (body instanceof Uint8Array && body.length > 0) return body
  throw new Failure('invalid_input', {
    issues: [{ pointer: '', detail: 'must be a PNG, JPEG or WebP file; received nothing' }],
  })
}

interface Form {
  upload: Upload | undefined
  name: string | undefined
  readonly issues: Issue[]
}

const FORM_LIMITS = { fileSize: MAX_UPLOAD_BYTES, files: 4, fields: 20, fieldSize: 10_000 }

async function readForm(request: FastifyRequest): Promise<Form> {
  const form: Form = { upload: undefined, name: undefined, issues: [] }
  for await (const part of request.parts({ limits: FORM_LIMITS })) {
    const pointer = `/${part.fieldname.slice(0, 100)}`
    if (part.type === 'field') {
      if (part.fieldname === 'name' && typeof part.value === 'string') form.name = part.value
      else form.issues.push({ pointer, detail: 'is not known; allowed are file, name' })
      continue
    }
    // Read whatever it is: the form goes on only after it.
    const bytes = await part.toBuffer()
    if (part.fieldname !== 'file')
      form.issues.push({ pointer, detail: 'is not known; the file belongs in the field "file"' })
    else if (form.upload) form.issues.push({ pointer, detail: 'must be one file; more came' })
    else form.upload = { bytes, name: part.filename }
  }
  return form
}

/** What the reader of forms throws is the sender's fault: it reads nothing but what was sent. */
function asFailure(error: unknown): Failure {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new Failure('body_too_large', { limitBytes: MAX_UPLOAD_BYTES })
  const reason = error instanceof Error ? error.message : 'it ends too early'
  return new Failure(
    'invalid_input',
    { issues: [{ pointer: '', detail: `is a form that cannot be read: ${reason}` }] },
    error,
  )
}
