const MOST = 6

/** Returns, for example, `“a”, “b” and 3 more`. */
export function listed(names: readonly string[]): string {
  const shown = names.slice(0, MOST).map((name) => `“${name}”`)
  const more = names.length - shown.length
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ')
}
