/** Returns the relative luminance of WCAG, from 0 to 1, of a color on white. */
export function luminance(color: string): number {
  const hex = color.slice(1)
  const digits = hex.length === 3 ? Array.from(hex, (digit) => digit + digit).join('') : hex
  const alpha = digits.length === 8 ? parseInt(digits.slice(6), 16) / 255 : 1
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const value = (parseInt(digits.slice(at, at + 2), 16) / 255) * alpha + 1 - alpha
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
