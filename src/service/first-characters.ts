/** Returns the first `count` Unicode code points, without splitting a surrogate pair. */
export function firstCharacters(text: string, count: number): string {
  return text.length <= count ? text : Array.from(text).slice(0, count).join('')
}
