import { STATUS_CODES } from 'node:http'
import type { Needs, Operation } from '../operation.ts'
import { describeProblem, type ProblemCode } from '../answer/problem.ts'
import { EVENTS_TYPE } from '../answer/send-events.ts'

export type Json = Readonly<Record<string, unknown>>

/** Headers of every response except a bare 204. */
const COMMON_HEADERS = ['X-Request-Id', 'X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset']

const HEADERS: Readonly<Record<string, { type: string; description: string }>> = {
  'X-Request-Id': {
    type: 'string',
    description: 'Include it when you report a problem. It is also in the server log.',
  },
  'X-RateLimit-Limit': { type: 'integer', description: 'Maximum requests in the current window.' },
  'X-RateLimit-Remaining': { type: 'integer', description: 'Requests remaining in the current window.' },
  'X-RateLimit-Reset': { type: 'integer', description: 'End of the current window, in UTC epoch seconds.' },
  ETag: { type: 'string', description: 'For `If-None-Match` and, for designs, `If-Match`.' },
  Location: { type: 'string', description: 'Path of the created resource.' },
  'Retry-After': { type: 'integer', description: 'Seconds to wait before the next request.' },
  'Preference-Applied': { type: 'string', description: 'The `wait` preference that was honored.' },
  'Idempotent-Replayed': { type: 'string', description: '`true` if this is a replay of the first response.' },
}

export interface Shared {
  readonly hoist: (schema: unknown) => unknown
  readonly responses: Record<string, Json>
}

export function describeSharedHeaders(): Json {
  return Object.fromEntries(
    Object.entries(HEADERS).map(([name, { type, description }]) => [name, { schema: { type }, description }]),
  )
}

export function describeResponses(operation: Operation, shared: Shared): Json {
  const responses: Record<string, unknown> = { [operation.answer.status]: describeSuccess(operation, shared) }
  if (hasTag(operation)) {
    responses['304'] = { description: 'Not modified.', headers: headersOf(['ETag']) }
  }
  for (const [status, description] of Object.entries(operation.otherAnswers ?? {})) {
    responses[status] = { description, headers: headersOf([]) }
  }
  for (const [status, codes] of Map.groupBy(failuresOf(operation), (code) => describeProblem(code).status)) {
    const name = nameOf(status, codes, shared.responses)
    shared.responses[name] ??= describeFailures(status, codes)
    responses[status] = { $ref: `#/components/responses/${name}` }
  }
  return responses
}

function describeSuccess(operation: Operation, { hoist }: Shared): Json {
  const { answer, method, needs, streams } = operation
  const { description, schema, example, headers = [] } = answer
  const names = [
    ...headers,
    ...(hasTag(operation) ? ['ETag'] : []),
    ...(method === 'POST' && isForKeys(needs) ? ['Idempotent-Replayed'] : []),
  ]
  const type = streams ? EVENTS_TYPE : 'application/json'
  if (answer.file) {
    const schema = { type: 'string', contentMediaType: answer.file }
    return { description, headers: headersOf(names), content: { [answer.file]: { schema } } }
  }
  const content = schema && { content: { [type]: { schema: hoist(schema), example } } }
  return { description, headers: headersOf(names), ...content }
}

function hasTag({ method, streams, answer }: Operation): boolean {
  return method === 'GET' && !streams && answer.file === undefined
}

function failuresOf(operation: Operation): ProblemCode[] {
  const { body, upload, method, needs, failures } = operation
  const codes: ProblemCode[] = [
    'invalid_input',
    ...(body ? (['malformed_json', 'body_too_large', 'unsupported_media_type'] as const) : []),
    ...(upload ? (['unsupported_media_type'] as const) : []),
    ...accessCodesOf(operation),
    ...(method === 'POST' && isForKeys(needs) ? (['idempotency_key_in_use', 'idempotency_key_reused'] as const) : []),
    ...failures,
    'rate_limited',
    ...(needs === 'nothing' ? [] : (['too_many_failed_attempts'] as const)),
    'internal_error',
    'shutting_down',
    'overloaded',
    ...(method === 'GET' ? [] : (['storage_full', 'disk_full'] as const)),
  ]
  return [...new Set(codes)]
}

export function isForKeys(needs: Needs): boolean {
  return needs === 'read' || needs === 'write'
}

function accessCodesOf({ needs, method }: Operation): ProblemCode[] {
  switch (needs) {
    case 'nothing':
      return method === 'GET' ? [] : ['cross_site']
    case 'session':
      return ['session_missing', 'session_ended', 'session_needed', 'account_suspended', 'cross_site']
    case 'owner':
      return ['session_missing', 'session_ended', 'session_needed', 'owner_needed', 'account_suspended', 'cross_site']
    default:
      return [
        'key_missing',
        'key_malformed',
        'key_unknown',
        'key_expired',
        'key_revoked',
        'account_suspended',
        'scope_missing',
      ]
  }
}

/** Returns a name that no response with other codes has: many codes are named by their status alone. */
function nameOf(status: number, codes: readonly ProblemCode[], responses: Readonly<Record<string, Json>>): string {
  const words =
    codes.length > 3 ? [STATUS_CODES[status] ?? String(status)] : codes.map((code) => code.replaceAll('_', ' '))
  const base = words.map((word) => word.replace(/(?:^| )(\w)/g, (_, first: string) => first.toUpperCase())).join('Or')
  const description = descriptionOf(codes)
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? base : `${base}${number}`
    if ((responses[name]?.['description'] ?? description) === description) return name
  }
}

function descriptionOf(codes: readonly ProblemCode[]): string {
  return codes.map((code) => `\`${code}\``).join(', ')
}

function describeFailures(status: number, codes: readonly ProblemCode[]): Json {
  const examples = codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])
  const content = {
    schema: { $ref: '#/components/schemas/Problem' },
    examples: Object.fromEntries(examples) as Json,
  }
  return {
    description: descriptionOf(codes),
    headers: headersOf(status === 429 || status === 503 ? ['Retry-After'] : []),
    content: { 'application/problem+json': content },
  }
}

function headersOf(names: readonly string[]): Json {
  return Object.fromEntries(
    [...COMMON_HEADERS, ...names].map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  )
}
