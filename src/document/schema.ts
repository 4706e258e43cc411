/** The subset of JSON Schema that schemas of documents, bodies and queries use, in the form that TypeBox produces. */
export interface Schema {
  /** Only schemas of bodies have several types. */
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly description?: string
  /** Names a string in issues where its length alone says too little: `SVG path data`. */
  readonly noun?: string
  /** Marks a string that can be a reference to this part of the brand: `brand:<name>`. */
  readonly brand?: 'colors' | 'fonts'

  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly patternProperties?: Readonly<Record<string, Schema>>
  /** Describes the names that `patternProperties` match, in issues: `a color`. */
  readonly names?: string
  readonly additionalProperties?: unknown
  readonly maxProperties?: number

  /** An array describes a tuple. */
  readonly items?: Schema | readonly Schema[]
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean

  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly format?: string

  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly multipleOf?: number
}

export function tupleItems(schema: Schema): readonly Schema[] | undefined {
  return Array.isArray(schema.items) ? (schema.items as readonly Schema[]) : undefined
}

/** Returns the values of an enumeration. Undefined if `schema` allows other values. */
export function literals(schema: Schema): readonly unknown[] | undefined {
  if (schema.enum) return schema.enum
  if (Object.hasOwn(schema, 'const')) return [schema.const]
  if (!schema.anyOf?.every((branch) => Object.hasOwn(branch, 'const'))) return undefined
  return schema.anyOf.map((branch) => branch.const)
}

export function flattened(schema: Schema): readonly Schema[] {
  return schema.anyOf ? schema.anyOf.flatMap(flattened) : [schema]
}

export function tagOf(schema: Schema): unknown {
  return schema.properties?.['type']?.const
}
