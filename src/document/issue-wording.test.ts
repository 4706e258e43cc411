import { describe, expect, test } from 'vitest'
import { SCHEMAS } from './elements/element.ts'
import { describeNumber, describeSchema, ofLength } from './describe-schema.ts'
import { duplicate, invalidSecret, unknownName } from './issue-wording.ts'

describe('an unknown name', () => {
  test('gets a suggestion if one is similar', () => {
    expect(unknownName('property', 'tpye', ['id', 'type'])).toBe('unknown property `tpye`; did you mean `type`?')
  })

  test('gets the list of names otherwise', () => {
    expect(unknownName('field', 'z', ['file', 'name'])).toBe('unknown field `z`; expected `file` or `name`')
    expect(unknownName('field', 'z', [])).toBe('unknown field `z`')
  })

  test('gets all properties of a text, and at most a hundred names', () => {
    const properties = Object.keys(SCHEMAS.text.properties)
    for (const name of properties) expect(unknownName('property', 'zzz', properties)).toContain(`\`${name}\``)

    const names = Array.from({ length: 128 }, (_, index) => `property${index}`)
    const listed = names.slice(0, 100).map((name) => `\`${name}\``)
    expect(unknownName('property', 'z', names)).toBe(
      `unknown property \`z\`; expected ${listed.join(', ')} or one of 28 more`,
    )
  })

  test('is escaped and shortened', () => {
    expect(unknownName('field', 'a\nb', [])).toBe('unknown field `a\\nb`')
    expect(unknownName('field', 'k'.repeat(1_000_000), []).length).toBeLessThan(100)
  })
})

test.each([
  [{ type: 'integer', minimum: 1, maximum: 100 }, 'an integer from 1 to 100'],
  [{ type: 'integer', minimum: 100, maximum: 900, multipleOf: 100 }, 'a multiple of 100 from 100 to 900'],
  [{ type: 'number', exclusiveMinimum: 0, maximum: 10 }, 'a number greater than 0 and at most 10'],
  [{ type: 'integer', minimum: 1 }, 'an integer of at least 1'],
  [{ type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER }, 'an integer of at least 0'],
  [{ type: 'number' }, 'a number'],
])('a number is described by its bounds: %o', (schema, description) => {
  expect(describeNumber(schema)).toBe(description)
})

test.each([
  [1, 255, ' of 1 to 255 characters'],
  [4, 4, ' of 4 characters'],
  [undefined, 1, ' of at most 1 character'],
  [1, undefined, ' of at least 1 character'],
  [undefined, undefined, ''],
])('a length from %s to %s is%s', (min, max, description) => {
  expect(ofLength(min, max, 'character')).toBe(description)
})

test('a union is described by its branches, null last', () => {
  const linear = { type: 'object', properties: { type: { const: 'linear' } } }
  const radial = { type: 'object', properties: { type: { const: 'radial' } } }
  expect(describeSchema({ anyOf: [{ type: 'null' }, linear, radial, { type: 'boolean' }] })).toBe(
    'true or false, or an object of type "linear" or "radial", or null',
  )
})

test.each([
  [{ type: ['string', 'null'] }, 'a string, or null'],
  [{ type: ['string', 'null'], noun: 'a time' }, 'a time, or null'],
  [{ type: 'array', minItems: 1, maxItems: 5, uniqueItems: true }, 'an array of 1 to 5 items without duplicates'],
])('a schema of a body is described: %o', (schema, description) => {
  expect(describeSchema(schema)).toBe(description)
})

test('an issue with a secret contains only its length', () => {
  expect(invalidSecret({ type: 'string', minLength: 10 }, 'hunter2')).toBe(
    'must be a string of at least 10 characters; received 7 characters',
  )
})

test('the issue of a duplicate contains its value', () => {
  expect(duplicate(3)).toBe('duplicate value 3')
  expect(duplicate('a', 'element ID')).toBe('duplicate element ID "a"')
})
