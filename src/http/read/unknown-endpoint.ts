import type { FastifyRequest } from 'fastify'
import { Failure } from '../../failure.ts'
import { redactUrl } from '../answer/redact.ts'

const MAX_PATH_CHARACTERS = 200

export function withoutSlash(path: string): string | undefined {
  return path.endsWith('/') ? path.replace(/\/+$/, '') : undefined
}

/** Creates the failure of an unknown path. `hasExtraSlash`: the path is known without its trailing slashes. */
export function unknownEndpoint(
  { method, originalUrl }: FastifyRequest,
  { hasExtraSlash }: { readonly hasExtraSlash: boolean },
): Failure {
  const path = redactUrl(originalUrl.split('?', 1)[0] ?? '')
  const hint = hasExtraSlash ? ` Did you mean ${shortened(withoutSlash(path) ?? path)}?` : ''
  const reason = `Unknown endpoint ${method} ${shortened(path)}.${hint}`
  return new Failure('not_found', { resource: 'endpoint', reason })
}

function shortened(path: string): string {
  return path.length > MAX_PATH_CHARACTERS ? `${path.slice(0, MAX_PATH_CHARACTERS)}…` : path
}
