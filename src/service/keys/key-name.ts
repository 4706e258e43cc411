import { characterCount } from '../../document/check-value.ts'
import { Failure } from '../../failure.ts'

/** In Unicode code points. */
export const KEY_NAME_CHARACTERS = 100

/** @throws `invalid_input` if the trimmed name is empty or too long */
export function checkedKeyName(name: string): string {
  const trimmed = name.trim()
  const length = characterCount(trimmed)
  if (length > 0 && length <= KEY_NAME_CHARACTERS) return trimmed
  const detail = `must have 1 to ${KEY_NAME_CHARACTERS} characters after trimming; received ${length}`
  throw new Failure('invalid_input', { issues: [{ pointer: '/name', detail }] })
}
