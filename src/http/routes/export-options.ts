import { type TOptional, type TSchema, Type } from '#typebox'
import { described } from '../../document/described.ts'
import { Paint } from '../../document/paint.ts'
import { FORMATS, labelsWith } from '../../formats/formats.ts'
import type { Option, Options } from '../../formats/option.ts'
import { COMMON_OPTIONS } from '../../formats/shared-options.ts'
import { named, PaintBody } from './schemas.ts'

const DocumentMetadata = named(
  'DocumentMetadata',
  FORMATS.pdf.options.metadata.schema,
  'Document properties of a PDF or a presentation.',
)

const NAMED_SCHEMAS = new Map<TSchema, TSchema>([
  [Paint, PaintBody],
  [FORMATS.pdf.options.metadata.schema, DocumentMetadata],
])

type Requested<Declared extends Options> = {
  [Name in keyof Declared]: TOptional<Declared[Name]['schema']>
}

export function requestedOptions<const Declared extends Options>(options: Declared): Requested<Declared> {
  return mapOptions(options, (name, option) => {
    const fallback = option.whenOmitted ?? ('default' in option ? `\`${JSON.stringify(option.default)}\`` : 'none')
    const rest = isObjectDefault(option) ? '' : ` Default: ${fallback}.`
    return Type.Optional(described(schemaOf(option), `${describe(name, option)}${rest}`))
  }) as Requested<Declared>
}

/** Options that only some formats have are absent from the others. */
export function recordedOptionSchemas(options: Options): Record<string, TSchema> {
  return mapOptions(options, (name, option) => {
    const schema = schemaOf(option)
    const description = describe(name, option)
    const recorded =
      'default' in option || name === 'filename'
        ? described(schema, description)
        : Type.Union([schema, Type.Null()], { description: `${description} Null: ${option.whenOmitted ?? 'none'}.` })
    return name in COMMON_OPTIONS ? recorded : Type.Optional(recorded)
  })
}

function mapOptions(options: Options, map: (name: string, option: Option) => TSchema): Record<string, TSchema> {
  return Object.fromEntries(Object.entries(options).map(([name, option]) => [name, map(name, option)]))
}

function schemaOf({ schema }: Option): TSchema {
  return NAMED_SCHEMAS.get(schema) ?? schema
}

function isObjectDefault(option: Option): boolean {
  return typeof option.default === 'object'
}

function describe(name: string, { description }: Option): string {
  return name in COMMON_OPTIONS ? description : `${labelsWith(name)} only. ${description}`
}
