import { Failure } from '../failure.ts'

/** The last defense: PostgreSQL cannot store U+0000, and SQLite's functions truncate there. @throws `invalid_input` */
export function rejectNul(values: readonly unknown[]): void {
  if (!values.some((value) => typeof value === 'string' && value.includes('\0'))) return
  throw new Failure('invalid_input', {
    issues: [{ pointer: '', detail: 'Text must not contain the character U+0000.' }],
  })
}
