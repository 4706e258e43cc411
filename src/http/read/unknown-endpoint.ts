import type { FastifyRequest } from 'fastify'
import { Failure } from '../../failure.ts'
import { redactUrl } from '../answer/redact.ts'

const MAX_PATH_CHARACTERS = 200

export function withoutSlash(path: string): string | undefined {
  return path.endsWith('/') ? path.replace(/\/+$/, '') : undefined
}

/** Creates the failure of an unknown path. `near` is a known path that was probably meant. */
export function unknownEndpoint(
  { method, originalUrl }: FastifyRequest,
  { near }: { readonly near?: string | undefined } = {},
): Failure {
  const path = redactUrl(originalUrl.split('?', 1)[0] ?? '')
  const hint = near === undefined ? '' : ` Did you mean ${shortened(redactUrl(near))}?`
  const reason = `Unknown endpoint ${method} ${shortened(path)}.${hint}`
  return new Failure('not_found', { resource: 'endpoint', reason })
}

function shortened(path: string): string {
  return path.length > MAX_PATH_CHARACTERS ? `${path.slice(0, MAX_PATH_CHARACTERS)}…` : path
}
