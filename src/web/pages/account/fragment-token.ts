/** Reads the token of a link, `#token=…`. Browsers don't send the fragment to servers. */
export function fragmentToken(hash: string): string | undefined {
  const token = new URLSearchParams(hash.replace(/^#/, '')).get('token')
  return token === null || token === '' ? undefined : token
}
