/** Returns the path of `publicUrl` without a trailing slash, so `/` becomes an empty string. */
export function pathPrefixOf(publicUrl: string): string {
  return URL.parse(publicUrl)?.pathname.replace(/\/+$/, '') ?? ''
}

/** Removes the prefix from `url` unless a proxy has already removed it. */
export function withoutPrefix(url: string, prefix: string): string {
  if (prefix === '' || !url.startsWith(prefix)) return url
  const rest = url.slice(prefix.length)
  return rest === '' ? '/' : rest.startsWith('/') ? rest : url
}
