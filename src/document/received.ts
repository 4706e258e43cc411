const MAX_QUOTED_CHARACTERS = 40

export function received(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (typeof value === 'string') return quoted(value)
  // Parsed from 1e999, for example.
  if (value === Infinity || value === -Infinity) return 'a number that is too large'
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return receivedArray(value)
  if (typeof value === 'object') return 'an object'
  return `a ${typeof value}`
}

function receivedArray({ length }: readonly unknown[]): string {
  if (length === 0) return 'an empty array'
  return length === 1 ? 'an array of 1 item' : `an array of ${length} items`
}

/** Returns `text` as a JSON string, shortened to 40 characters. */
export function quoted(text: string): string {
  if (text.length <= MAX_QUOTED_CHARACTERS) return JSON.stringify(text)
  // The cut may split a surrogate pair.
  return `${JSON.stringify(text.slice(0, MAX_QUOTED_CHARACTERS).toWellFormed())}… (${text.length} characters)`
}
