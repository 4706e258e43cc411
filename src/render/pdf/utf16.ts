/** Big-endian, in hexadecimal. */
export function utf16(text: string): string {
  let digits = ''
  for (let at = 0; at < text.length; at += 1) {
    digits += text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0')
  }
  return digits
}
