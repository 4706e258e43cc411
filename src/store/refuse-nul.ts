import { Failure } from '../failure.ts'

/**
 * Throws `invalid_input` where one of a statement's values is text with U+0000. PostgreSQL cannot keep that character and
 * would end the transaction with an error of its own; SQLite would keep it, and functions would cut the text there. In
 * JSON it is written as an escape and passes. The rooms above say where in the body it was; this is the last line.
 */
export function refuseNul(values: readonly unknown[]): void {
  if (!values.some((value) => typeof value === 'string' && value.includes('\0'))) return
  throw new Failure('invalid_input', {
    issues: [{ pointer: '', detail: 'Text must not contain the character U+0000.' }],
  })
}
