/** Returns the size of `value` as JSON, in UTF-8 bytes. */
export function jsonBytes(value: unknown): number {
  return utf8Bytes(JSON.stringify(value))
}

export function utf8Bytes(text: string): number {
  let bytes = text.length
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    if (unit < 0x80) continue
    // Each half of a surrogate pair counts as two bytes.
    bytes += unit < 0x800 || (unit >= 0xd800 && unit <= 0xdfff) ? 1 : 2
  }
  return bytes
}
