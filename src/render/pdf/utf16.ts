/** UTF-16, most significant byte first, as hexadecimal digits. */
export function utf16(text: string): string {
  let digits = ''
  for (let at = 0; at < text.length; at += 1) {
    digits += text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0')
  }
  return digits
}
