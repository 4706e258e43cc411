import { parseHexColor, type Rgba } from './hex-color.ts'
import { NAMED_COLORS } from './named-colors.ts'

const HEX = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/

/** Reads a color of CSS: hexadecimal, `rgb()`, `hsl()` or a name. Returns undefined for anything else. */
export function readColor(text: string): Rgba | undefined {
  const color = text.trim().toLowerCase()
  if (color.startsWith('#')) return HEX.test(color) ? parseHexColor(color) : undefined
  if (color === 'transparent') return { r: 0, g: 0, b: 0, a: 0 }
  const [, name, list] = /^(rgba?|hsla?)\(([^)]*)\)$/.exec(color) ?? []
  if (name !== undefined && list !== undefined) {
    const parts = list.split(/[\s,/]+/).filter((part) => part !== '')
    return name.startsWith('rgb') ? readRgb(parts) : readHsl(parts)
  }
  const hex = Object.hasOwn(NAMED_COLORS, color) ? NAMED_COLORS[color] : undefined
  return hex === undefined ? undefined : parseHexColor(`#${hex}`)
}

/** Returns `#rrggbb`, or `#rrggbbaa` if it is translucent. */
export function hexOf({ r, g, b, a }: Rgba, opacity = 1): string {
  const alpha = Math.min(Math.max(a * opacity, 0), 1)
  const bytes = [r, g, b, ...(alpha < 1 ? [alpha * 255] : [])]
  return `#${bytes
    .map((value) =>
      Math.min(Math.max(Math.round(value), 0), 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

function readRgb(parts: readonly string[]): Rgba | undefined {
  const [r, g, b] = parts.slice(0, 3).map((part) => (/^[-+.\d]/.test(part) ? amount(part, 255) : undefined))
  return r === undefined || g === undefined || b === undefined ? undefined : { r, g, b, a: amount(parts[3] ?? '1', 1) }
}

function readHsl(parts: readonly string[]): Rgba | undefined {
  const [hue, saturation, lightness] = parts
  if (hue === undefined || saturation === undefined || lightness === undefined) return undefined
  return {
    ...hslToRgb(Number.parseFloat(hue), amount(saturation, 1), amount(lightness, 1)),
    a: amount(parts[3] ?? '1', 1),
  }
}

/** Hue in degrees, the others from 0 to 1. */
export function hslToRgb(hue: number, saturation: number, lightness: number): Omit<Rgba, 'a'> {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (shift: number): number => {
    const at = (((shift + hue / 30) % 12) + 12) % 12
    return 255 * (lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1)))
  }
  return { r: channel(0), g: channel(8), b: channel(4) }
}

function amount(text: string, whole: number): number {
  const value = Number.parseFloat(text)
  if (!Number.isFinite(value)) return 0
  return text.endsWith('%') ? (value / 100) * whole : value
}
