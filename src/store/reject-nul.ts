import { Failure } from '../failure.ts'

/**
 * Throws `invalid_input` if one of a statement's values is text with U+0000. PostgreSQL cannot store that character;
 * SQLite stores it, but its functions would cut the text there. In JSON it is escaped and passes. The HTTP layer reports
 * where in the body it was; this is the last line of defense.
 */
export function rejectNul(values: readonly unknown[]): void {
  if (!values.some((value) => typeof value === 'string' && value.includes('\0'))) return
  throw new Failure('invalid_input', {
    issues: [{ pointer: '', detail: 'Text must not contain the character U+0000.' }],
  })
}
