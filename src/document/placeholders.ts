import { LIMITS } from './limits.ts'

/** `{{name}}` or `{{name|fallback}}`. */
export interface Placeholder {
  readonly name: string
  /** Undefined if data is required. */
  readonly fallback: string | undefined
  readonly source: string
}

// Takes linear time, since neither part can match the character that ends it.
const PATTERN = /\{\{([^{}|]*)(?:\|([^{}]*))?\}\}/g

/** Trims names and fallbacks. A placeholder whose name is empty or too long for a slot is text. */
export function* splitPlaceholders(text: string): Generator<string | Placeholder, void> {
  let end = 0
  if (text.includes('{{')) {
    for (const match of text.matchAll(PATTERN)) {
      const name = match[1]?.trim() ?? ''
      if (name === '' || name.length > LIMITS.nameCharacters) continue
      if (match.index > end) yield text.slice(end, match.index)
      yield { name, fallback: match[2]?.trim(), source: match[0] }
      end = match.index + match[0].length
    }
  }
  if (end < text.length) yield text.slice(end)
}

/** Returns the names of the placeholders in order, repeated as they are. */
export function placeholderNames(text: string): string[] {
  return [...splitPlaceholders(text)].flatMap((part) => (typeof part === 'string' ? [] : [part.name]))
}
