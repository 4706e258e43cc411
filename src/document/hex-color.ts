/** Red, green and blue from 0 to 255, and alpha from 0 to 1. */
export interface Rgba {
  readonly r: number
  readonly g: number
  readonly b: number
  readonly a: number
}

/** Reads `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`. */
export function parseHexColor(color: string): Rgba {
  const long = longHexColor(color)
  const byte = (at: number): number => Number.parseInt(long.slice(at, at + 2), 16)
  return { r: byte(1), g: byte(3), b: byte(5), a: long.length === 9 ? byte(7) / 255 : 1 }
}

/** Returns `#rrggbb`, without the alpha. Rounds the channels. */
export function opaqueHexColor({ r, g, b }: Omit<Rgba, 'a'>): string {
  return `#${[r, g, b].map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

/** Returns `#rrggbb` or `#rrggbbaa`. */
export function longHexColor(color: string): string {
  return color.length > 5 ? color : color.replaceAll(/[\da-f]/gi, '$&$&')
}
