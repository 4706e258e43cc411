const SHOWN_CHARACTERS = 40

/** What came, in a few words for a message: never the whole of a long value, and never anything that JSON cannot carry. */
export function received(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (typeof value === 'string') return quoted(value)
  // JSON has no word for it: it came as 1e999.
  if (value === Infinity || value === -Infinity) return 'a number too large to be kept'
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return value.length === 1 ? 'a list of 1' : `a list of ${value.length}`
  if (typeof value === 'object') return 'an object'
  return `a ${typeof value}`
}

/** A string of the caller's, quoted and cut. */
export function quoted(text: string): string {
  if (text.length <= SHOWN_CHARACTERS) return JSON.stringify(text)
  // Cutting may halve a surrogate pair.
  return `${JSON.stringify(text.slice(0, SHOWN_CHARACTERS).toWellFormed())}… (${text.length} characters)`
}
