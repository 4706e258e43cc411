import { characterCount } from '../document/check-schema.ts'
import { Failure } from '../failure.ts'

/** As Unicode counts them. */
export const KEY_NAME_CHARACTERS = 100

/**
 * What people call a key, trimmed.
 *
 * @throws `invalid_input` for none, or for one too long
 */
export function checkedKeyName(name: string): string {
  const trimmed = name.trim()
  const length = characterCount(trimmed)
  if (length > 0 && length <= KEY_NAME_CHARACTERS) return trimmed
  const detail = `must have 1 to ${KEY_NAME_CHARACTERS} characters after trimming; received ${length}`
  throw new Failure('invalid_input', { issues: [{ pointer: '/name', detail }] })
}
