import type { Warning, WarningCode } from './warning.ts'

export interface TextWarnings {
  add(code: WarningCode, message: string): void
  missing(family: string, character: string): void
  list(): Warning[]
}

const MAX_LISTED_CHARACTERS = 20

export function collectWarnings(): TextWarnings {
  const messages = new Map<string, WarningCode>()
  const missing = new Map<string, Set<string>>()
  return {
    add: (code, message) => void messages.set(message, code),
    missing(family, character) {
      const characters = missing.get(family) ?? new Set()
      missing.set(family, characters.add(character))
    },
    list: () => [
      ...[...messages].map(([message, code]) => ({ code, message })),
      ...[...missing].map(([family, characters]) => ({
        code: 'missing_glyph' as const,
        message: missingMessage(family, [...characters]),
      })),
    ],
  }
}

function missingMessage(family: string, characters: readonly string[]): string {
  const listed = characters
    .slice(0, MAX_LISTED_CHARACTERS)
    .map((character) => `"${character}" (${codePoints(character)})`)
  const more = characters.length - listed.length
  const all = more > 0 ? `${listed.join(', ')} and ${more} more` : listed.join(', ')
  return `Neither ${family} nor any fallback font has ${all}; a box is drawn instead`
}

/** Returns the characters that a message of `missing_glyph` lists. */
export function missingCharacters(message: string): string[] {
  return [...message.matchAll(/"([^"]+)" \(U\+/g)].flatMap(([, character]) => character ?? [])
}

function codePoints(text: string): string {
  return Array.from(text, (character) => {
    const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase()
    return `U+${hex.padStart(4, '0')}`
  }).join(' ')
}
