import { Failure } from '../failure.ts'

const MAX_CHARACTERS = 100

/**
 * What people call a key, trimmed.
 *
 * @throws `invalid_input` for none, or for one too long
 */
export function checkedKeyName(name: string): string {
  const trimmed = name.trim()
  if (trimmed.length > 0 && trimmed.length <= MAX_CHARACTERS) return trimmed
  const detail = `must have 1 to ${MAX_CHARACTERS} characters after trimming; received ${trimmed.length}`
  throw new Failure('invalid_input', { issues: [{ pointer: '/name', detail }] })
}
