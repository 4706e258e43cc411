import { Type, type Static } from '#typebox'
import { optional } from './described.ts'
import { FamilyName } from './elements/run-style.ts'
import { LIMITS } from './limits.ts'
import { BrandName, HexColor } from './paint.ts'

const entries = {
  maxProperties: LIMITS.brandNames,
  names: 'letters, digits, hyphens and underscores, beginning with a letter or digit',
} as const

export const Brand = Type.Object(
  {
    colors: optional(
      Type.Record(BrandName, HexColor, entries),
      'Colors by name. `brand:<name>` refers to one wherever a color or paint is accepted.',
    ),
    fonts: optional(
      Type.Record(BrandName, FamilyName, entries),
      'Font families by name. `brand:<name>` as a `fontFamily` refers to one.',
    ),
  },
  { additionalProperties: false },
)
export type Brand = Static<typeof Brand>
export type BrandPart = keyof Brand

const PREFIX = 'brand:'

/** Returns the name in `brand:<name>`; undefined if `value` is no reference. */
export function brandNameIn(value: string): string | undefined {
  return value.startsWith(PREFIX) ? value.slice(PREFIX.length) : undefined
}

/** Returns what `value` refers to, or `value` itself if it is no reference. Undefined for an unknown name. */
export function brandValue(brand: Brand | undefined, part: BrandPart, value: string): string | undefined {
  const name = brandNameIn(value)
  if (name === undefined) return value
  const named = brand?.[part]
  return named && Object.hasOwn(named, name) ? named[name] : undefined
}
