import type { Kinds } from './problem-kind.ts'
import { inMebibytes, oneOf, plain } from './problem-words.ts'

/** A request that could not be read, or not as it was sent. */
export const REQUEST_PROBLEMS = {
  malformed_request: { status: 400, title: 'Malformed request', detail: ({ reason }) => reason },
  request_timeout: {
    status: 408,
    title: 'Request timeout',
    detail: ({ reason = 'The request was not received in time.' }) => `${reason} The connection has been closed.`,
  },
  headers_too_large: {
    status: 431,
    title: 'Headers too large',
    detail: plain('The request headers are too large.'),
  },
  method_not_allowed: {
    status: 405,
    title: 'Method not allowed',
    detail: ({ method, allowed }) => `Allowed methods: ${allowed.join(', ')}; received ${method}.`,
  },
  malformed_json: {
    status: 400,
    title: 'Malformed JSON',
    detail: ({ reason }) => `The request body is not valid JSON: ${reason}`,
  },
  invalid_input: {
    status: 400,
    title: 'Invalid input',
    detail: ({ issues }) => {
      const [first, ...others] = issues
      const text = `${first?.pointer || 'request body'}: ${first?.detail ?? ''}`
      return others.length === 0
        ? `Validation failed: ${text}`
        : `Validation failed with ${issues.length} errors: ${text} (see "errors").`
    },
  },
  body_too_large: {
    status: 413,
    title: 'Body too large',
    detail: ({ limitBytes, receivedBytes }) => {
      const received = receivedBytes === undefined ? '' : `; received ${receivedBytes} bytes`
      return `The request body must be at most ${inMebibytes(limitBytes)} (${limitBytes} bytes)${received}.`
    },
  },
  unsupported_media_type: {
    status: 415,
    title: 'Unsupported media type',
    detail: ({ received, allowed }) =>
      `Content-Type must be ${oneOf(allowed)}; received ${received === '' ? 'none' : JSON.stringify(received)}.`,
  },
  unsupported_upload: {
    status: 415,
    title: 'Unsupported upload',
    detail: ({ received, allowed }) =>
      `An upload must be ${oneOf(allowed)}; received ${received === '' ? 'none' : received}.`,
  },
  invalid_range: {
    status: 416,
    title: 'Range not satisfiable',
    detail: ({ sizeBytes }) => `The range starts past the end of the file, which has ${sizeBytes} bytes.`,
  },
  idempotency_key_in_use: {
    status: 409,
    title: 'Request in progress',
    detail: plain('A request with this Idempotency-Key is still being processed. Try again shortly.'),
  },
  idempotency_key_reused: {
    status: 422,
    title: 'Idempotency-Key reused',
    detail: plain('This Idempotency-Key was already used for a different request. Use a new key for each request.'),
  },
} satisfies Partial<Kinds>
