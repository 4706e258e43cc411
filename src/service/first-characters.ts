/** The first `count` characters as Unicode counts them: no surrogate pair is halved. */
export function firstCharacters(text: string, count: number): string {
  return text.length <= count ? text : Array.from(text).slice(0, count).join('')
}
