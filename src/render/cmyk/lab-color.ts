export type Triple = readonly [number, number, number]

/** The white of ICC profiles. */
const D50: Triple = [0.9642, 1, 0.8249]

/** From linear sRGB to XYZ under D50: IEC 61966-2-1 with the Bradford adaptation of ICC profiles. */
const SRGB_TO_XYZ: readonly Triple[] = [
  [0.4360747, 0.3850649, 0.1430804],
  [0.2225045, 0.7168786, 0.0606169],
  [0.0139322, 0.0971045, 0.7141733],
]

const EPSILON = 216 / 24_389
const KAPPA = 24_389 / 27

/** `rgb` is sRGB, 0–1. */
export function xyzOfRgb(rgb: Triple): Triple {
  const linear = rgb.map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  const row = (weights: Triple): number =>
    weights.reduce((sum, weight, index) => sum + weight * (linear[index] ?? 0), 0)
  const [x, y, z] = SRGB_TO_XYZ.map(row)
  return [x ?? 0, y ?? 0, z ?? 0]
}

export function labOfXyz(xyz: Triple): Triple {
  const [x, y, z] = xyz.map((value, index) => {
    const ratio = value / (D50[index] ?? 1)
    return ratio > EPSILON ? Math.cbrt(ratio) : (KAPPA * ratio + 16) / 116
  })
  const [fx, fy, fz] = [x ?? 0, y ?? 0, z ?? 0]
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)]
}

/** Returns the luminance of a gray with the lightness `l`. */
export function luminanceOf(l: number): number {
  const root = (l + 16) / 116
  return root ** 3 > EPSILON ? root ** 3 : (116 * root - 16) / KAPPA
}

/** Compensates for the black of a printed sheet, as ISO 18619 does: black becomes `blackY`, and white stays. */
export function compensateBlack(xyz: Triple, blackY: number): Triple {
  const [x, y, z] = xyz.map((value, index) => value * (1 - blackY) + (D50[index] ?? 1) * blackY)
  return [x ?? 0, y ?? 0, z ?? 0]
}
