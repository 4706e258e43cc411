import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Schema } from './schema.ts'
import { SCHEMAS } from './elements/element.ts'
import { documentJsonSchema, documentSchemas } from './json-schema.ts'
import { parseDocument } from './parse-document.ts'
import { arbitraryDocument } from './testing/arbitrary-document.ts'
import { documentOf, element } from './testing/build.ts'

const VOCABULARY = { pictures: ['a-picture', 'another'], families: ['One', 'Two Sans'] }
const accepts = new Ajv2020({ strict: true, strictTuples: false }).compile(documentJsonSchema(VOCABULARY))

it('every valid document matches the published schema', () => {
  fc.assert(
    fc.property(arbitraryDocument, (document) => {
      expect(accepts(document), JSON.stringify(accepts.errors)).toBe(true)
    }),
  )
})

it('the published schema accepts what the parser accepts, except for rules between properties', () => {
  const kinds = Object.keys(SCHEMAS) as (keyof typeof SCHEMAS)[]
  const properties = kinds.flatMap((kind) =>
    Object.keys((SCHEMAS[kind] as Schema).properties ?? {}).map((key) => [kind, key] as const),
  )
  const values = fc.oneof(
    fc.constantFrom<unknown>(
      0,
      1,
      -1,
      0.5,
      1e7,
      '',
      'a',
      '#fff',
      '#ffff',
      true,
      null,
      [],
      {},
      [1, 2, 3, 4],
      [1, 2, 3],
      'center',
      { paint: '#fff' },
      { type: 'ellipse' },
      [{}],
    ),
    fc.jsonValue(),
  )
  fc.assert(
    fc.property(fc.constantFrom(...properties), values, ([kind, key], value) => {
      const document = documentOf(element(kind, { [key]: value }))
      const parsed = parseDocument(document)
      const issues = 'issues' in parsed ? parsed.issues.map((issue) => issue.detail).join() : undefined
      // Only the descriptions in the schema cover these rules.
      if (
        issues !== undefined &&
        /builtin:|path data|URL|in total|combined|must end within|values by name|unknown field|for an? .*(?:code|barcode)|much darker/.test(
          issues,
        )
      )
        return
      expect(accepts(document), issues ?? JSON.stringify(accepts.errors)).toBe(issues === undefined)
    }),
    { numRuns: 3_000 },
  )
})

it('groups are checked at any depth', () => {
  const wrong = element('group', {
    id: 'g',
    elements: [element('group', { elements: [element('rect', { fill: 'red' })] })],
  })
  expect(accepts(documentOf(wrong))).toBe(false)
})

it('definitions refer to each other under the prefix', () => {
  const schemas = documentSchemas('#/components/schemas/', VOCABULARY)
  const references = JSON.stringify(schemas).match(/"\$ref":"[^"]*"/g) ?? []
  expect(references.length).toBeGreaterThan(20)
  for (const reference of references) {
    const name = /^"\$ref":"#\/components\/schemas\/(\w+)"$/.exec(reference)?.[1] ?? reference
    expect(schemas).toHaveProperty(name)
  }
})

interface Published {
  readonly description?: string
  readonly properties?: Readonly<Record<string, Published>>
  readonly $ref?: string
}

function* propertiesIn(schema: unknown, at: string): Generator<readonly [at: string, property: Published]> {
  if (typeof schema !== 'object' || schema === null) return
  const { properties = {} } = schema as Published
  for (const [name, property] of Object.entries(properties)) yield [`${at}.${name}`, property]
  for (const [key, part] of Object.entries(schema)) {
    yield* propertiesIn(part, key === 'properties' || /^\d+$/.test(key) ? at : `${at}.${key}`)
  }
}

it('every property has a description with its default', () => {
  const schemas = documentSchemas('#/$defs/', VOCABULARY)
  const all = [...propertiesIn(schemas, '')].filter(([at]) => !at.endsWith('.type'))
  expect(all.length).toBeGreaterThan(150)
  for (const [at, { description, $ref = '' }] of all) {
    const text = description ?? schemas[$ref.slice('#/$defs/'.length)]?.['description']
    expect(text, at).toMatch(/^[`A-Za-z0-9].{8,}[.…]$/)
  }
  for (const [name, schema] of Object.entries(schemas)) expect(schema['description'], name).toMatch(/^.{10,}\.$/)

  const { TextElement, Stroke, Shadow } = schemas as Record<string, Published>
  expect(TextElement?.properties?.['letterSpacing']?.description).toMatch(/ in em: .* Default: `0`\.$/)
  expect(Stroke?.properties?.['width']?.description).toMatch(/ CSS pixels.* Default: `1`\.$/)
  expect(Shadow?.properties?.['color']?.description).toMatch(/Default: `"#00000080"`\.$/)
})

it('lists the built-in images and the font families', () => {
  const { PictureSource, FontFamily, ImageElement, TextRun } = documentSchemas('#/$defs/', VOCABULARY)
  expect(PictureSource?.['description']).toContain('a-picture, another')
  expect(PictureSource?.['examples']).toEqual(['builtin:a-picture', 'builtin:another'])
  expect(FontFamily?.['examples']).toEqual(VOCABULARY.families)
  expect(ImageElement).toMatchObject({ properties: { src: { $ref: '#/$defs/PictureSource' } } })
  expect(TextRun).toMatchObject({ properties: { fontFamily: { $ref: '#/$defs/FontFamily' } } })
})
