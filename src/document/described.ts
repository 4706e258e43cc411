import { Type, type TSchema } from 'typebox'

/** `schema`, and what the published one says of it: its unit, its effect, and what it is where nothing else tells. */
export function described<Told extends TSchema>(schema: Told, description: string): Told {
  return { ...schema, description }
}

/** `description`, and what holds where nothing is said. */
export function withDefault(description: string, value: unknown): string {
  return `${description} Default \`${JSON.stringify(value)}\`.`
}

/** As `described`, for a property that may be left out. */
export function optional<Told extends TSchema>(schema: Told, description: string) {
  return Type.Optional(described(schema, description))
}
