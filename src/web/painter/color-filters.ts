import type { Pixels } from './blur-pixels.ts'

/** The factors for one channel of the result; the offset is 0–255. */
type Row = readonly [red: number, green: number, blue: number, offset: number]

export type ColorMatrix = readonly [Row, Row, Row]

/** The matrices of CSS filters by name. Amounts are factors, except for `hue-rotate`, which takes degrees. */
export const COLOR_FILTERS: Readonly<Record<string, (amount: number) => ColorMatrix>> = {
  brightness: (by) => scaled(by, 0),
  contrast: (by) => scaled(by, 127.5 * (1 - by)),
  saturate: (by) => mixWith(by, LUMINANCE),
  grayscale: (by) => mixWith(1 - Math.min(by, 1), [0.2126, 0.7152, 0.0722]),
  sepia: (by) => {
    const share = 1 - Math.min(by, 1)
    const at = (from: number, to: number): number => to + (from - to) * share
    return [
      [at(1, 0.393), at(0, 0.769), at(0, 0.189), 0],
      [at(0, 0.349), at(1, 0.686), at(0, 0.168), 0],
      [at(0, 0.272), at(0, 0.534), at(1, 0.131), 0],
    ]
  },
  'hue-rotate': rotated,
}

const LUMINANCE = [0.213, 0.715, 0.072] as const

/** Changes colors in place. Source of the matrices: https://www.w3.org/TR/filter-effects-1/#ShorthandEquivalents */
export function changeColors({ data }: Pixels, matrix: ColorMatrix): void {
  const [[rr, rg, rb, r0], [gr, gg, gb, g0], [br, bg, bb, b0]] = matrix
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]]
    data[at] = rr * red + rg * green + rb * blue + r0
    data[at + 1] = gr * red + gg * green + gb * blue + g0
    data[at + 2] = br * red + bg * green + bb * blue + b0
  }
}

function scaled(by: number, offset: number): ColorMatrix {
  return [
    [by, 0, 0, offset],
    [0, by, 0, offset],
    [0, 0, by, offset],
  ]
}

function mixWith(share: number, [red, green, blue]: readonly [number, number, number]): ColorMatrix {
  const rest = 1 - share
  return [
    [red * rest + share, green * rest, blue * rest, 0],
    [red * rest, green * rest + share, blue * rest, 0],
    [red * rest, green * rest, blue * rest + share, 0],
  ]
}

function rotated(degrees: number): ColorMatrix {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const [red, green, blue] = LUMINANCE
  return [
    [red + cos * (1 - red) - sin * red, green - cos * green - sin * green, blue - cos * blue + sin * (1 - blue), 0],
    [red - cos * red + sin * 0.143, green + cos * (1 - green) + sin * 0.14, blue - cos * blue - sin * 0.283, 0],
    [red - cos * red - sin * (1 - red), green - cos * green + sin * green, blue + cos * (1 - blue) + sin * blue, 0],
  ]
}
