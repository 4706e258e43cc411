import { parseHexColor } from '../../document/hex-color.ts'
/** Returns an everyday word for a color of the format: `dark blue`. Brand colors are called by their names. */
export function colorWord(color: string): string {
  if (!color.startsWith('#')) return color.replace(/^brand:/, '')
  const { hue, chroma, lightness } = hueOf(color)
  if (lightness > 0.96) return 'white'
  if (lightness < 0.06) return 'black'
  if (chroma < 0.1) return withTone('gray', lightness)
  if (hue >= 12 && hue < 50 && lightness < 0.36) return 'brown'
  return withTone(HUES.find(({ below }) => hue < below)?.word ?? 'red', lightness)
}

/** In degrees. */
const HUES = [
  { below: 12, word: 'red' },
  { below: 44, word: 'orange' },
  { below: 68, word: 'yellow' },
  { below: 165, word: 'green' },
  { below: 195, word: 'turquoise' },
  { below: 255, word: 'blue' },
  { below: 290, word: 'purple' },
  { below: 345, word: 'pink' },
] as const

function withTone(word: string, lightness: number): string {
  if (lightness > 0.75) return `light ${word}`
  return lightness < 0.3 ? `dark ${word}` : word
}

/** Chroma is the difference of the strongest and the weakest channel, from 0 to 1. */
function hueOf(color: string): { hue: number; chroma: number; lightness: number } {
  const { r: red, g: green, b: blue } = parseHexColor(color)
  const [r, g, b] = [red / 255, green / 255, blue / 255]
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)]
  const chroma = most - least
  const lightness = (most + least) / 2
  if (chroma === 0) return { hue: 0, chroma, lightness }
  const sixth = most === r ? (g - b) / chroma + 6 : most === g ? (b - r) / chroma + 2 : (r - g) / chroma + 4
  return { hue: (sixth * 60) % 360, chroma, lightness }
}
