import { Type } from '#typebox'
import { LIMITS } from '../document/limits.ts'
import { PX_PER } from '../document/px-per-unit.ts'
import { received } from '../document/received.ts'
import type { Issue } from '../failure.ts'

const PX_OF: Readonly<Record<string, number>> = PX_PER
const LENGTH = /^(\d{1,4}(?:\.\d{1,6})?|\.\d{1,6}) ?(px|mm|cm|in|pt)$/

/** A number of CSS pixels, or a length with its unit. */
export const Bleed = Type.Union([
  Type.Number({ minimum: 0, maximum: LIMITS.bleedPx }),
  Type.String({ pattern: LENGTH.source, noun: 'a length in px, mm, cm, in or pt such as "3mm"' }),
])

/** Returns CSS pixels; NaN for text that `Bleed` does not allow. */
export function bleedPx(bleed: number | string): number {
  if (typeof bleed === 'number') return bleed
  const [, length, unit = ''] = LENGTH.exec(bleed) ?? []
  return Number(length) * (PX_OF[unit] ?? NaN)
}

/** Checks the limit of a length with a unit, which its schema cannot. */
export function bleedIssues(bleed: unknown): Issue[] {
  if (typeof bleed !== 'string' || !(bleedPx(bleed) > LIMITS.bleedPx)) return []
  const detail = `must be at most ${LIMITS.bleedPx} px (${LIMITS.bleedPx / PX_PER.mm} mm); received ${received(bleed)}`
  return [{ pointer: '/bleed', detail }]
}
