import { Type, type TSchema } from 'typebox'

/** Adds a description to `schema`, for the published schema. */
export function described<Described extends TSchema>(schema: Described, description: string): Described {
  return { ...schema, description }
}

/** Adds the default of a property to its description. */
export function withDefault(description: string, value: unknown): string {
  return `${description} Default: \`${JSON.stringify(value)}\`.`
}

/** Adds a description to `schema` and makes the property optional. */
export function optional<Described extends TSchema>(schema: Described, description: string) {
  return Type.Optional(described(schema, description))
}
