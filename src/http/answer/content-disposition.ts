/** Returns a header of RFC 6266 with an ASCII name for old clients, and the UTF-8 name if it differs. */
export function attachment(filename: string): string {
  const name = filename.toWellFormed()
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    // Quotes and backslashes would break the quoted string, and some clients decode percent signs.
    .replace(/[^ -~]|["\\%/]/g, '_')
  if (plain === name) return `attachment; filename="${plain}"`
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
