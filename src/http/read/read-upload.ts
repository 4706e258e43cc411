import type { FastifyRequest } from 'fastify'
import { mustBe, required, unknownName } from '../../document/issue-wording.ts'
import { IMPORT_TYPE_NAMES, IMPORT_TYPES } from '../../document/import-types.ts'
import { UPLOAD_TYPE_NAMES, UPLOAD_TYPES } from '../../document/upload-types.ts'
import { Failure, type Issue, rejectIssues } from '../../failure.ts'
import type { UploadKind } from '../operation.ts'
import type { ReceivedFile } from './received-file.ts'

export const MAX_UPLOAD_BYTES = 25 * 1024 * 1024

/** What an upload of each kind can be, for sentences. */
export const UPLOAD_FILES: Readonly<Record<UploadKind, string>> = {
  asset: `a ${UPLOAD_TYPE_NAMES} file`,
  design: `an ${IMPORT_TYPE_NAMES} file`,
}

/** Content types of a raw body. The type of the file is detected from its content. */
export function bareTypesOf(kind: UploadKind): string[] {
  return [...Object.keys(kind === 'asset' ? UPLOAD_TYPES : IMPORT_TYPES), 'application/octet-stream']
}

export function bodyTypesOf(kind: UploadKind): string[] {
  return ['multipart/form-data', ...bareTypesOf(kind)]
}

/** Resolves to the file name, if any. @throws `body_too_large`, `invalid_input` for an empty body or an invalid form */
export async function readUpload(
  request: FastifyRequest,
  file: ReceivedFile,
  kind: UploadKind,
): Promise<string | undefined> {
  const allowed = UPLOAD_FILES[kind]
  if (!request.isMultipart()) {
    await readBareBody(request, file, allowed)
    return undefined
  }
  const form = await readForm(request, file).catch((error: unknown) => {
    throw asFailure(error)
  })
  const { fileName, issues } = form
  if (fileName === undefined && issues.length === 0) issues.push({ pointer: '/file', detail: required(allowed) })
  rejectIssues(issues)
  return form.name ?? fileName
}

async function readBareBody({ raw, headers }: FastifyRequest, file: ReceivedFile, allowed: string): Promise<void> {
  if (Number(headers['content-length']) > MAX_UPLOAD_BYTES) throw tooLarge()
  // The stream stays open if the body is too large, so that the client can read the response.
  for await (const chunk of raw.iterator({ destroyOnReturn: false })) {
    await append(file, chunk as Uint8Array)
  }
  if (file.bytes === 0) {
    throw new Failure('invalid_input', { issues: [{ pointer: '', detail: mustBe(allowed, 'nothing') }] })
  }
}

interface Form {
  fileName: string | undefined
  name: string | undefined
  readonly issues: Issue[]
}

// The parser accepts one byte more than allowed, so that `append` detects a file that is too large.
const FORM_LIMITS = { fileSize: MAX_UPLOAD_BYTES + 1, files: 4, fields: 20, fieldSize: 10_000 }

async function readForm(request: FastifyRequest, file: ReceivedFile): Promise<Form> {
  const form: Form = { fileName: undefined, name: undefined, issues: [] }
  for await (const part of request.parts({ limits: FORM_LIMITS })) {
    const pointer = `/${part.fieldname.slice(0, 100)}`
    if (part.type === 'field') {
      if (part.fieldname === 'name' && typeof part.value === 'string') form.name = part.value
      else form.issues.push({ pointer, detail: unknownName('field', part.fieldname, ['file', 'name']) })
      continue
    }
    const isFile = part.fieldname === 'file' && form.fileName === undefined
    // Rejected files are also read, because the parser waits until each file is read.
    for await (const chunk of part.file) if (isFile) await append(file, chunk as Uint8Array)
    if (isFile) form.fileName = part.filename
    else if (part.fieldname === 'file') form.issues.push({ pointer, detail: mustBe('one file', 'several') })
    else form.issues.push({ pointer, detail: unknownName('field', part.fieldname, ['file', 'name']) })
  }
  return form
}

async function append(file: ReceivedFile, chunk: Uint8Array): Promise<void> {
  if (file.bytes + chunk.length > MAX_UPLOAD_BYTES) throw tooLarge()
  await file.append(chunk)
}

function tooLarge(): Failure {
  return new Failure('body_too_large', { limitBytes: MAX_UPLOAD_BYTES })
}

function asFailure(error: unknown): unknown {
  if (error instanceof Failure || isDiskError(error)) return error
  const reason = error instanceof Error ? error.message : 'unexpected end'
  return new Failure(
    'invalid_input',
    { issues: [{ pointer: '', detail: `must be a valid multipart form; ${reason}` }] },
    error,
  )
}

function isDiskError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && error.syscall === 'write'
}
