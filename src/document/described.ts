import { Type, type TSchema } from '#typebox'

export function described<Described extends TSchema>(schema: Described, description: string): Described {
  return { ...schema, description }
}

export function withDefault(description: string, value: unknown): string {
  return `${description} Default: \`${JSON.stringify(value)}\`.`
}

export function optional<Described extends TSchema>(schema: Described, description: string) {
  return Type.Optional(described(schema, description))
}
