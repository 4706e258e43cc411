/**
 * `Content-Disposition` for a file to be saved as `filename` (RFC 6266): a plain name for old readers, and the true one in UTF-8 beside it
 * where they differ.
 */
export function attachment(filename: string): string {
  const name = filename.toWellFormed()
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    // Quotes and backslashes would end or bend the quoted text, a percent sign is decoded by some readers.
    .replace(/[^ -~]|["\\%/]/g, '_')
  if (plain === name) return `attachment; filename="${plain}"`
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
