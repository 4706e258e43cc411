/** Returns words with a capital letter at their beginning. */
export function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Returns `Color dodge` for `color-dodge`. */
export function spokenName(name: string): string {
  return capitalized(name.replaceAll('-', ' '))
}
