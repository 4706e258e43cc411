/** The token of a link: `#token=…`. In the fragment, because browsers send that to nobody. */
export function fragmentToken(hash: string): string | undefined {
  const token = new URLSearchParams(hash.replace(/^#/, '')).get('token')
  return token === null || token === '' ? undefined : token
}
