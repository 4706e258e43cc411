import { describeProblem, PROBLEM_CODES } from '../answer/problem.ts'
import type { Json } from './openapi-responses.ts'

export const PROBLEM_SCHEMA = {
  type: 'object',
  description: 'Why a request was rejected or failed (RFC 9457).',
  properties: {
    type: { type: 'string', format: 'uri', description: 'A page about this kind of problem.' },
    title: { type: 'string', description: 'Short summary, the same for every problem with this code.' },
    status: { type: 'integer', description: 'HTTP status code.' },
    detail: { type: 'string', description: 'What was wrong, what is allowed and what was received.' },
    code: {
      type: 'string',
      enum: PROBLEM_CODES,
      description: 'Machine-readable error code, from a closed list.',
    },
    requestId: { type: 'string', description: 'Include it when you report a problem. It is also in the server log.' },
    errors: {
      type: 'array',
      description: 'For `invalid_input`: every error, at most 50.',
      items: {
        type: 'object',
        properties: {
          pointer: {
            type: 'string',
            description: 'JSON Pointer into the body, or `query/<name>` or `header/<name>`.',
          },
          detail: { type: 'string', description: 'What is allowed and what was received.' },
        },
        required: ['pointer', 'detail'],
        additionalProperties: false,
      },
    },
  },
  required: ['type', 'title', 'status', 'detail', 'code', 'requestId'],
  additionalProperties: false,
} as const

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

const EXAMPLE_ERRORS = [
  { pointer: '/width', detail: 'must be an integer from 1 to 10000; received 0' },
  { pointer: 'query/limit', detail: 'must be an integer from 1 to 100; received 101' },
]
