/** Returns the host and file name of a URL, or any other source unchanged. */
export function addressName(source: string): string {
  if (!/^https?:/i.test(source) || !URL.canParse(source)) return source
  const url = new URL(source)
  const file = url.pathname.split('/').findLast((part) => part !== '')
  return file === undefined ? url.host : `${url.host} · ${decoded(file)}`
}

function decoded(file: string): string {
  try {
    return decodeURIComponent(file)
  } catch {
    return file
  }
}
