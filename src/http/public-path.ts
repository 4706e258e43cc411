/** The path of `publicUrl` without a slash at its end: empty where the service has a host of its own. */
export function pathPrefixOf(publicUrl: string): string {
  return URL.parse(publicUrl)?.pathname.replace(/\/+$/, '') ?? ''
}

/** `url` as the routes know it: a proxy may hand the prefix on or take it away. */
export function withoutPrefix(url: string, prefix: string): string {
  if (prefix === '' || !url.startsWith(prefix)) return url
  const rest = url.slice(prefix.length)
  return rest === '' ? '/' : rest.startsWith('/') ? rest : url
}
