import { readIccTable, type IccTable } from './icc-table.ts'
import { profileFault } from './profile-fault.ts'
import { compensateBlack, labOfXyz, luminanceOf, type Triple, xyzOfRgb } from './lab-color.ts'

/** Parts of cyan, magenta, yellow and black ink, 0–1. */
export type Cmyk = readonly [number, number, number, number]

/** How a printing process mixes colors. */
export interface CmykProfile {
  /** Colorimetric with black point compensation. `rgb` is sRGB, 0–1. */
  readonly mix: (rgb: Triple) => Cmyk
  /** Returns the part of black ink alone that is as light as a gray, 0–1. */
  readonly blackFor: (gray: number) => number
  /** Whether black ink alone cannot be as dark as a gray. */
  readonly isDarkerThanBlack: (gray: number) => boolean
  /** The largest sum of the four inks, for example 3 for 300 %. */
  readonly inkLimit: number
}

const TINTS = 256

/** Reads an ICC profile of an output device with four inks. Undefined for other files. */
export function readCmykProfile(bytes: Uint8Array): CmykProfile | undefined {
  if (profileFault(bytes) !== undefined) return undefined
  const profile = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const [fromLab, toLab] = [readIccTable(profile, 'B2A'), readIccTable(profile, 'A2B')]
  if (!fromLab || !toLab) return undefined
  const inksFor = (lab: Triple): Cmyk => asCmyk(fromLab.evaluate(encodeLab(lab, fromLab.full)))
  const inkLimit = sumOf(inksFor([0, 0, 0]))
  const blackY = luminanceOf(lightnessOf(toLab, inksFor([0, 0, 0])))
  const labOf = (rgb: Triple): Triple => labOfXyz(compensateBlack(xyzOfRgb(rgb), blackY))
  const tints = Array.from({ length: TINTS }, (_, tint) => lightnessOf(toLab, [0, 0, 0, tint / (TINTS - 1)]))
  return {
    inkLimit,
    mix: (rgb) => (rgb.every((value) => value >= 1) ? [0, 0, 0, 0] : limitInk(inksFor(labOf(rgb)), inkLimit)),
    blackFor: (gray) => (gray <= 0 ? 1 : tintFor(tints, labOf([gray, gray, gray])[0])),
    isDarkerThanBlack: (gray) => labOf([gray, gray, gray])[0] < (tints.at(-1) ?? 0),
  }
}

function asCmyk([c = 0, m = 0, y = 0, k = 0]: readonly number[]): Cmyk {
  return [c, m, y, k]
}

function sumOf([c, m, y, k]: Cmyk): number {
  return c + m + y + k
}

/** Black ink carries the drawing, so only the colors give way. */
function limitInk(inks: Cmyk, limit: number): Cmyk {
  const [c, m, y, k] = inks
  if (sumOf(inks) <= limit) return inks
  const share = Math.max(0, limit - k) / (c + m + y)
  return [c * share, m * share, y * share, k]
}

function encodeLab([l, a, b]: Triple, full: number): number[] {
  return [(l / 100) * full, ((a + 128) / 255) * full, ((b + 128) / 255) * full]
}

function lightnessOf(toLab: IccTable, inks: Cmyk): number {
  return ((toLab.evaluate(inks)[0] ?? 0) / toLab.full) * 100
}

/** `tints` become darker. */
function tintFor(tints: readonly number[], lightness: number): number {
  const darker = tints.findIndex((tint) => tint <= lightness)
  if (darker < 0) return 1
  if (darker === 0) return 0
  const [light, dark] = [tints[darker - 1] ?? 100, tints[darker] ?? 0]
  return (darker - 1 + (light - lightness) / (light - dark || 1)) / (TINTS - 1)
}
