import { documentJsonSchema } from '../../src/document/json-schema.ts'
import type { JsonSchema } from '../../src/document/publish-schema.ts'
import { vocabulary } from '../../src/service/vocabulary.ts'
import { describeValues } from './describe-values.ts'

export interface Property {
  /** The address of the property on the page, and the base name of its picture: `rect.cornerRadius`. */
  readonly anchor: string
  readonly name: string
  readonly schema: JsonSchema
  readonly isRequired: boolean
  readonly description: string
  /** In Markdown; undefined if the property has no default. */
  readonly standard: string | undefined
}

export interface Section {
  /** The name of a schema, or `type` of the elements with these properties. */
  readonly name: string
  readonly description: string
  readonly properties: readonly Property[]
  /** In Markdown, for a value that has one of several forms. */
  readonly alternatives: readonly string[]
}

export interface Sections {
  readonly document: readonly Section[]
  readonly everyElement: Section
  readonly elements: readonly Section[]
  /** Values of several properties, such as paints and strokes. */
  readonly values: readonly Section[]
}

const DOCUMENT = ['Document', 'Page']
/** As `withDefault` writes it, or in words: `Default: no limit.` */
const DEFAULT = / Default: (`.*`|[^`.][^.]*)\.$/s

/** Divides the published schemas of the document into the sections of the page. */
function sectionsOf(schemas: Readonly<Record<string, JsonSchema>>): Sections {
  const elements = Object.values(schemas).filter((schema) => kindOf(schema) !== undefined && isElement(schema))
  // An element that describes a shared property in its own words has it in its section too.
  const shared = Object.entries(propertiesOf(elements[0] ?? {})).filter(([name, property]) =>
    elements.every((element) => valuesOf(propertiesOf(element)[name]) === valuesOf(property)),
  )
  const isShared = (name: string, own: JsonSchema): boolean =>
    shared.some(([other, property]) => other === name && JSON.stringify(property) === JSON.stringify(own))
  const elementSections = elements.map((schema) => {
    const section = sectionOf(kindOf(schema) ?? '', schema)
    return {
      ...section,
      properties: section.properties.filter(({ name, schema: own }) => !isShared(name, own) && name !== 'type'),
    }
  })
  const every = sectionOf('Every element', elements[0] ?? {}, 'element')
  const names = Object.keys(schemas).filter(
    (name) => name !== 'Element' && !DOCUMENT.includes(name) && !elements.includes(schemas[name] ?? {}),
  )
  return {
    document: DOCUMENT.map((name) => sectionOf(name, schemas[name] ?? {})),
    everyElement: {
      ...every,
      description: 'These properties apply to elements of every type.',
      properties: every.properties.filter(({ name, schema }) => isShared(name, schema)),
    },
    elements: elementSections,
    values: names.map((name) => sectionOf(name, schemas[name] ?? {})),
  }
}

function sectionOf(name: string, schema: JsonSchema, anchor = name): Section {
  const required = (schema['required'] ?? []) as readonly string[]
  const properties = Object.entries(propertiesOf(schema)).map(([property, described]): Property => {
    const text = descriptionOf(described)
    return {
      anchor: `${anchor}.${property}`,
      name: property,
      schema: described,
      isRequired: required.includes(property),
      description: text.replace(DEFAULT, ''),
      standard: DEFAULT.exec(text)?.[1],
    }
  })
  const alternatives = ((schema['anyOf'] ?? []) as readonly JsonSchema[]).map(describeValues)
  return { name, description: descriptionOf(schema), properties, alternatives }
}

function descriptionOf({ description }: JsonSchema): string {
  return typeof description === 'string' ? description : ''
}

function valuesOf(property: JsonSchema | undefined): string {
  return JSON.stringify({ ...property, description: '' })
}

function isElement(schema: JsonSchema): boolean {
  return Object.hasOwn(propertiesOf(schema), 'rotation')
}

function kindOf(schema: JsonSchema): string | undefined {
  const { type } = propertiesOf(schema)
  return typeof type?.['const'] === 'string' ? type['const'] : undefined
}

function propertiesOf(schema: JsonSchema): Readonly<Record<string, JsonSchema>> {
  return (schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>
}

/** The sections of the schema that the service publishes. */
export function publishedSections(): Sections {
  return sectionsOf(documentJsonSchema(vocabulary())['$defs'] as Readonly<Record<string, JsonSchema>>)
}
