/** The path of `publicUrl` without a trailing slash; empty for a root path. */
export function pathPrefixOf(publicUrl: string): string {
  return URL.parse(publicUrl)?.pathname.replace(/\/+$/, '') ?? ''
}

/** `url` without the prefix, which the proxy can keep or strip. */
export function withoutPrefix(url: string, prefix: string): string {
  if (prefix === '' || !url.startsWith(prefix)) return url
  const rest = url.slice(prefix.length)
  return rest === '' ? '/' : rest.startsWith('/') ? rest : url
}
