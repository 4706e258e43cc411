import { STATUS_CODES } from 'node:http'
import { type Needs, type Operation } from './operation.ts'
import { describeProblem, PROBLEM_CODES, type ProblemCode } from './problem.ts'
import { EVENTS_TYPE } from './send-events.ts'

/** A part of an OpenAPI document. */
export type Json = Readonly<Record<string, unknown>>

/** What every answer but a bare 204 is told with. */
const COMMON_HEADERS = ['X-Request-Id', 'X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset']

const HEADERS: Readonly<Record<string, { type: string; description: string }>> = {
  'X-Request-Id': { type: 'string', description: 'Name it when you report a problem: the log has the same.' },
  'X-RateLimit-Limit': { type: 'integer', description: 'Requests that the plan allows in the window.' },
  'X-RateLimit-Remaining': { type: 'integer', description: 'Requests that are left in the window.' },
  'X-RateLimit-Reset': { type: 'integer', description: 'When the window ends, in UTC epoch seconds.' },
  ETag: { type: 'string', description: 'For If-None-Match and, of a design, If-Match.' },
  Location: { type: 'string', description: 'The path of what was made.' },
  'Retry-After': { type: 'integer', description: 'Seconds to wait before asking again.' },
  'Preference-Applied': { type: 'string', description: 'The wait that was kept to.' },
  'Idempotent-Replayed': { type: 'string', description: '`true` where this is the first answer again.' },
}

/** The schema of a problem, with the closed list of its codes. */
export const PROBLEM_SCHEMA = {
  type: 'object',
  description: 'Why a request was refused or failed, as RFC 9457 has it.',
  properties: {
    type: { type: 'string', format: 'uri', description: 'A page about this kind of problem.' },
    title: { type: 'string', description: 'The kind of problem in a few words, the same for every one of its code.' },
    status: { type: 'integer', description: 'The status of the answer.' },
    detail: { type: 'string', description: 'What was wrong this time, what is allowed, and what was received.' },
    code: {
      type: 'string',
      enum: PROBLEM_CODES,
      description: 'The kind of problem, for programs. From a closed list.',
    },
    requestId: { type: 'string', description: 'Name it when you report a problem: the log has the same.' },
    errors: {
      type: 'array',
      description: 'For `invalid_input`: every fault, at most 50.',
      items: {
        type: 'object',
        properties: {
          pointer: {
            type: 'string',
            description: 'A JSON Pointer into the body, or `query/<name>` or `header/<name>`.',
          },
          detail: { type: 'string', description: 'What must be there, and what was received.' },
        },
        required: ['pointer', 'detail'],
        additionalProperties: false,
      },
    },
  },
  required: ['type', 'title', 'status', 'detail', 'code', 'requestId'],
  additionalProperties: false,
} as const

/** Parts that operations share, to be referred to. */
export interface Shared {
  /** The schema with references in place of every schema that has a name. */
  readonly hoist: (schema: unknown) => unknown
  /** Answers by name; grows as operations are described. */
  readonly responses: Record<string, Json>
}

/** The headers that answers refer to. */
export function describeSharedHeaders(): Json {
  return Object.fromEntries(
    Object.entries(HEADERS).map(([name, { type, description }]) => [name, { schema: { type }, description }]),
  )
}

/** An example of each problem, to be referred to. */
export function describeProblemExamples(): Json {
  return Object.fromEntries(
    PROBLEM_CODES.map((code) => {
      const { status, title } = describeProblem(code)
      const type = `http://localhost:4400/problems/${code}`
      const value = { type, title, status, detail: '…', code, requestId: 'req_k3v9x21a' }
      return [code, { summary: title, value: code === 'invalid_input' ? { ...value, errors: EXAMPLE_ERRORS } : value }]
    }),
  )
}

/** The answers of `operation` by status: its own, and every failure that it can end in. */
export function describeResponses(operation: Operation, shared: Shared): Json {
  const responses: Record<string, unknown> = { [operation.answer.status]: describeAnswer(operation, shared) }
  if (hasTag(operation)) {
    responses['304'] = { description: 'What the client has still holds.', headers: headersOf(['ETag']) }
  }
  for (const [status, description] of Object.entries(operation.otherAnswers ?? {})) {
    responses[status] = { description, headers: headersOf([]) }
  }
  for (const [status, codes] of Map.groupBy(failuresOf(operation), (code) => describeProblem(code).status)) {
    const name = nameOf(status, codes)
    shared.responses[name] ??= describeFailures(status, codes)
    responses[status] = { $ref: `#/components/responses/${name}` }
  }
  return responses
}

function describeAnswer(operation: Operation, { hoist }: Shared): Json {
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

/** Whether its answers are compared with what the client has. */
function hasTag({ method, streams, answer }: Operation): boolean {
  return method === 'GET' && !streams && answer.file === undefined
}

function failuresOf(operation: Operation): ProblemCode[] {
  const { body, upload, method, needs, failures } = operation
  const codes: ProblemCode[] = [
    'invalid_input',
    ...(body ? (['malformed_json', 'body_too_large', 'unsupported_media_type'] as const) : []),
    ...(upload ? (['unsupported_media_type'] as const) : []),
    ...refusalsOf(operation),
    ...(method === 'POST' && isForKeys(needs) ? (['idempotency_key_in_use', 'idempotency_key_reused'] as const) : []),
    ...failures,
    'rate_limited',
    ...(needs === 'nothing' ? [] : (['too_many_failed_attempts'] as const)),
    'internal_error',
    'shutting_down',
    'overloaded',
    ...(method === 'GET' ? [] : (['storage_full'] as const)),
  ]
  return [...new Set(codes)]
}

/** Whether programs may ask too. */
export function isForKeys(needs: Needs): boolean {
  return needs === 'read' || needs === 'write'
}

/** What somebody is told who may not ask. */
function refusalsOf({ needs, method }: Operation): ProblemCode[] {
  switch (needs) {
    case 'nothing':
      return method === 'GET' ? [] : ['cross_site']
    case 'session':
      return ['session_missing', 'session_ended', 'session_needed', 'cross_site']
    case 'owner':
      return ['session_missing', 'session_ended', 'session_needed', 'owner_needed', 'cross_site']
    default:
      return ['key_missing', 'key_malformed', 'key_unknown', 'key_expired', 'key_revoked', 'scope_missing']
  }
}

/** Told by its codes where they are few, else by its status. */
function nameOf(status: number, codes: readonly ProblemCode[]): string {
  const words =
    codes.length > 3 ? [STATUS_CODES[status] ?? String(status)] : codes.map((code) => code.replaceAll('_', ' '))
  return words.map((word) => word.replace(/(?:^| )(\w)/g, (_, first: string) => first.toUpperCase())).join('Or')
}

function describeFailures(status: number, codes: readonly ProblemCode[]): Json {
  const examples = codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])
  const content = {
    schema: { $ref: '#/components/schemas/Problem' },
    examples: Object.fromEntries(examples) as Json,
  }
  return {
    description: codes.map((code) => `\`${code}\``).join(', '),
    headers: headersOf(status === 429 || status === 503 ? ['Retry-After'] : []),
    content: { 'application/problem+json': content },
  }
}

const EXAMPLE_ERRORS = [
  { pointer: '/width', detail: 'must be a whole number from 1 to 10000; received 0' },
  { pointer: 'query/limit', detail: 'must be a whole number from 1 to 100; received 101' },
]

function headersOf(names: readonly string[]): Json {
  return Object.fromEntries(
    [...COMMON_HEADERS, ...names].map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  )
}
