import { Type } from '#typebox'

/** A string of 1 to `maxLength` characters after trimming. Validation at the edge trims it in place. */
export function trimmedText(maxLength: number) {
  return Type.String({ minLength: 1, maxLength, format: 'text', 'x-trim': true })
}
