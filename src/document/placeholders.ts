import { LIMITS } from './limits.ts'

/** `{{name}}` or `{{name|fallback}}` in a text. */
export interface Placeholder {
  readonly name: string
  /** What stands there where no data is given; undefined where the data has to be. */
  readonly fallback: string | undefined
  /** As it stands in the text. */
  readonly source: string
}

// The two parts exclude each other's ends, so that no text makes it read a character twice.
const PATTERN = /\{\{([^{}|]*)(?:\|([^{}]*))?\}\}/g

/**
 * `text` in order: what stands between placeholders as it is, and the placeholders. Spaces around a name and a fallback are no
 * part of it. What has no name, or one too long for a slot, is text.
 */
export function* splitPlaceholders(text: string): Generator<string | Placeholder, void> {
  let end = 0
  // Most texts have none.
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
