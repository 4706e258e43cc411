import { parseHexColor } from '../../document/hex-color.ts'

/** Hue in degrees; the others from 0 to 1. */
export interface Hsva {
  readonly hue: number
  readonly saturation: number
  readonly value: number
  readonly alpha: number
}

const HEX = /^#?(?<digits>[\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i

/** Returns `#rrggbb`, or `#rrggbbaa` for a color that is not opaque. Accepts short forms and a missing `#`. */
export function normalizedHex(text: string): string | undefined {
  const digits = HEX.exec(text.trim())?.groups?.['digits']?.toLowerCase()
  if (digits === undefined) return undefined
  const long = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
  return `#${long.endsWith('ff') && long.length === 8 ? long.slice(0, 6) : long}`
}

/** `color` is a hex color of the format. */
export function hsvaOf(color: string): Hsva {
  const { r, g, b, a } = parseHexColor(normalizedHex(color) ?? '#000000')
  const [red, green, blue] = [r / 255, g / 255, b / 255]
  const value = Math.max(red, green, blue)
  const chroma = value - Math.min(red, green, blue)
  return {
    hue: hueOf([red, green, blue], value, chroma),
    saturation: value === 0 ? 0 : chroma / value,
    value,
    alpha: a,
  }
}

function hueOf([red, green, blue]: readonly [number, number, number], value: number, chroma: number): number {
  if (chroma === 0) return 0
  if (value === red) return (((green - blue) / chroma) * 60 + 360) % 360
  return value === green ? ((blue - red) / chroma) * 60 + 120 : ((red - green) / chroma) * 60 + 240
}

export function hexOf({ hue, saturation, value, alpha }: Hsva): string {
  const channel = (offset: number): string => {
    const turn = (offset + hue / 60) % 6
    return byteHex(value - value * saturation * Math.max(0, Math.min(turn, 4 - turn, 1)))
  }
  return `#${channel(5)}${channel(3)}${channel(1)}${alpha >= 1 ? '' : byteHex(alpha)}`
}

function byteHex(fraction: number): string {
  return Math.round(fraction * 255)
    .toString(16)
    .padStart(2, '0')
}
