import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Schema } from './schema.ts'
import { SCHEMAS } from './elements/element.ts'
import { documentJsonSchema, documentSchemas } from './json-schema.ts'
import { parseDocument } from './parse-document.ts'
import { arbitraryDocument } from './testing/arbitrary-document.ts'
import { documentOf, element } from './testing/build.ts'

const accepts = new Ajv2020({ strict: true, strictTuples: false }).compile(documentJsonSchema)

it('every sound document fits the published schema', () => {
  fc.assert(
    fc.property(arbitraryDocument, (document) => {
      expect(accepts(document), JSON.stringify(accepts.errors)).toBe(true)
    }),
  )
})

it('what the parser takes, the published schema takes, and what it refuses for its shape, neither does', () => {
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
      const fault = 'issues' in parsed ? parsed.issues.map((issue) => issue.detail).join() : undefined
      // These rules are beyond any schema, and stand in its descriptions.
      if (fault && /builtin:|path data|address|together|beside/.test(fault)) return
      expect(accepts(document), fault ?? JSON.stringify(accepts.errors)).toBe(fault === undefined)
    }),
    { numRuns: 3_000 },
  )
})

it('groups are followed to any depth', () => {
  const wrong = element('group', {
    id: 'g',
    elements: [element('group', { elements: [element('rect', { fill: 'red' })] })],
  })
  expect(accepts(documentOf(wrong))).toBe(false)
})

it('the definitions refer to each other where they are told to stand', () => {
  const schemas = documentSchemas('#/components/schemas/')
  const references = JSON.stringify(schemas).match(/"\$ref":"[^"]*"/g) ?? []
  expect(references.length).toBeGreaterThan(20)
  for (const reference of references) {
    const name = /^"\$ref":"#\/components\/schemas\/(\w+)"$/.exec(reference)?.[1] ?? reference
    expect(schemas).toHaveProperty(name)
  }
})
