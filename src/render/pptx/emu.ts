import { EMU_PER_PX } from '../../document/px-per-unit.ts'
/** Programs read 32 bits. Only what is far beyond a slide is farther away. */
const MAX_EMU = 2 ** 31 - 1
const POINT_HUNDREDTHS_PER_PX = 75
const ANGLE_UNITS = 60_000

/** Lengths of a presentation. CSS pixels have 9,525 English metric units times the scale. */
export class Units {
  readonly scale: number

  constructor(scale: number) {
    this.scale = scale
  }

  emu(px: number): number {
    const emu = Math.round(px * EMU_PER_PX * this.scale)
    return Math.min(MAX_EMU, Math.max(-MAX_EMU, emu)) + 0
  }

  /** Hundredths of a point. */
  pointHundredths(px: number): number {
    return Math.round(px * POINT_HUNDREDTHS_PER_PX * this.scale) + 0
  }
}

/** Returns an angle from 0 to below 360 degrees in 60,000ths of a degree. */
export function drawingAngle(degrees: number): number {
  const turn = 360 * ANGLE_UNITS
  return (((Math.round(degrees * ANGLE_UNITS) % turn) + turn) % turn) + 0
}

/** Returns a fraction in 1,000ths of a percent. */
export function percentage(fraction: number): number {
  return Math.round(fraction * 100_000) + 0
}
