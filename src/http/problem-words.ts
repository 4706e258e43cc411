/** The same whatever the details. */
export const plain = (text: string) => (): string => text

export const seconds = (count: number): string => (count === 1 ? '1 second' : `${count} seconds`)

/** Reasons come from many rooms as parts of a sentence. */
export function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?!]$/.test(text) ? '' : '.'}`
}

export function inMebibytes(bytes: number): string {
  return `${Number((bytes / 1024 / 1024).toFixed(2))} MiB`
}

export function oneOf(allowed: readonly string[]): string {
  return allowed.length < 2 ? (allowed[0] ?? 'absent') : `${allowed.slice(0, -1).join(', ')} or ${allowed.at(-1) ?? ''}`
}
