import { expect } from 'vitest'
import type { Answer } from './client.ts'

/** Expects a problem (RFC 9457) with exactly the documented fields, and nothing internal. */
export function expectProblem(answer: Answer, status: number, code: string): void {
  expect({ status: answer.status, code: answer.body?.code }).toEqual({ status, code })
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json(;|$)/)
  expect(answer.headers.get('x-request-id')).toMatch(/./)
  const nonEmpty = expect.stringMatching(/./) as string
  const sentences = expect.stringMatching(/^[A-Z0-9"].*[.?!]$/s) as string
  const fields = {
    type: nonEmpty,
    title: nonEmpty,
    status,
    detail: sentences,
    code,
    requestId: answer.headers.get('x-request-id'),
  }
  const errors = expect.arrayContaining([{ pointer: expect.any(String) as string, detail: nonEmpty }]) as object[]
  expect(answer.body).toEqual(code === 'invalid_input' ? { ...fields, errors } : fields)
  expect(answer.text).not.toMatch(/node_modules|\.ts:\d|at Object|select |sqlite|postgres|\/tmp\//i)
}

/** Returns the status and body of a problem without its request ID and `ids`, to compare two problems. */
export function alike({ status, body }: Answer, ids: readonly string[]): object {
  const text = JSON.stringify({ ...body, requestId: '' })
  return { status, text: ids.reduce((masked, id) => masked.replaceAll(id, '<id>'), text) }
}
