import { Type, type TSchema } from 'typebox'

/** `schema`, and what the published one says of it: its unit, its effect, and what it is where nothing else tells. */
export function described<Told extends TSchema>(schema: Told, description: string): Told {
  return { ...schema, description }
}

/** As `described`, for a property that may be left out. */
export function optional<Told extends TSchema>(schema: Told, description: string) {
  return Type.Optional(described(schema, description))
}
