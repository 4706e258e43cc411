import { expect, test } from 'vitest'
import { invalidValue } from './issue-wording.ts'
import { meantValue } from './meant-value.ts'

const page = { type: 'integer', minimum: 1, maximum: 9 }
const standard = { enum: ['PDF/A-2b', 'PDF/UA-1'] }

test.each([
  [standard, 'pdfa-2b', 'PDF/A-2b'],
  [{ anyOf: [standard, { type: 'null' }] }, 'PDF/UA', 'PDF/UA-1'],
  [page, '3', 3],
  [page, '10', undefined],
  [page, '1.5', undefined],
  [{ type: 'number' }, '0.5', 0.5],
  [{ type: 'number' }, '12345678901234567890', undefined],
  [{ type: 'boolean' }, 'true', true],
  [{ type: 'array', items: page }, 2, [2]],
  [{ type: 'array', items: page }, 12, undefined],
  [{ type: 'array', items: standard }, 'PDF/UA-1', ['PDF/UA-1']],
  [{ type: 'array', items: standard }, 'pdf ua 1', ['PDF/UA-1']],
  [{ type: 'array', items: { type: 'string' } }, 'a,b', undefined],
  [{ type: 'array', items: page, minItems: 2 }, 2, undefined],
])('of %o, %o probably means %o', (schema, value, meant) => {
  expect(meantValue(schema, value)).toEqual(meant)
})

test('an issue of a list says what its items are', () => {
  expect(invalidValue({ type: 'array', maxItems: 3, items: page }, 2)).toBe(
    'must be an array of at most 3 items, each an integer from 1 to 9; received 2; did you mean [2]?',
  )
  const points = { type: 'array', items: { type: 'object', required: ['x', 'y'], properties: {} } }
  expect(invalidValue(points, 'M0 0')).toBe('must be an array, each an object with `x` and `y`; received "M0 0"')
})
