import { Type } from '#typebox'
import { expect, test } from 'vitest'
import { createChecks } from './check.ts'
import { trimmedText } from '../../document/trimmed-text.ts'
import { DESIGN_FIELDS } from '../../service/designs/design-input.ts'
import { closed } from '../routes/schemas.ts'

const checks = createChecks()
const body = checks.body(
  closed({
    title: trimmedText(5),
    width: Type.Integer({ minimum: 1, maximum: 10_000 }),
    tags: Type.Optional(DESIGN_FIELDS.tags),
    kind: Type.Optional(Type.Enum(['a', 'b'])),
  }),
)
const query = checks.query(closed({ limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })) }))

test('all errors of a body are reported, each with what is allowed and what was received', () => {
  expect(body({ title: 'too long', width: '5', kind: 'c', color: 1, 'a/b~c': 2 })).toEqual([
    { pointer: '/color', detail: 'unknown field `color`; expected `title`, `width`, `tags` or `kind`' },
    { pointer: '/a~1b~0c', detail: 'unknown field `a/b~c`; expected `title`, `width`, `tags` or `kind`' },
    { pointer: '/title', detail: 'must be a string of 1 to 5 characters; received "too long"' },
    { pointer: '/width', detail: 'must be an integer from 1 to 10000; received "5"; did you mean 5?' },
    { pointer: '/kind', detail: 'must be one of "a", "b"; received "c"' },
  ])
})

test('a missing field is reported with what is expected', () => {
  expect(body({ title: 'x' })).toEqual([
    { pointer: '/width', detail: 'is required; expected an integer from 1 to 10000' },
  ])
})

test('a body that is not an object is rejected with the received type', () => {
  expect(body([1, 2])).toEqual([{ pointer: '', detail: 'must be a JSON object; received an array of 2 items' }])
})

test('a body field of another type is rejected', () => {
  expect(body({ title: 5, width: true }).map(({ pointer }) => pointer)).toEqual(['/title', '/width'])
})

test('strings are trimmed before they are measured', () => {
  const sent = { title: '  abcde  ', width: 1 }
  expect(body(sent)).toEqual([])
  expect(sent.title).toBe('abcde')
  expect(body({ title: '   ', width: 1 })).toHaveLength(1)
})

test('characters are counted as Unicode code points', () => {
  expect(body({ title: '😀😀😀😀😀', width: 1 })).toEqual([])
})

test('NUL and half a surrogate pair are rejected', () => {
  const fault = (detail: string) => [{ pointer: '/title', detail }]
  expect(body({ title: 'a\u0000', width: 1 })).toEqual(fault('must not contain U+0000; found at position 1'))
  expect(body({ title: 'a\ud800', width: 1 })).toEqual(
    fault(String.raw`must be well-formed Unicode; received an unpaired surrogate in "a\ud800"`),
  )
})

test('an issue never contains a secret', () => {
  const secret = checks.body(closed({ password: Type.String({ minLength: 10, format: 'password' }) }))
  for (const password of ['hunter2', 'hunter2hunter2\u0000', 'hunter2hunter2\ud800']) {
    expect(secret({ password })).toEqual([
      { pointer: '/password', detail: expect.not.stringContaining('hunter') as string },
    ])
  }
})

test('duplicate items are reported at the array, or at their indexes in a long array', () => {
  expect(body({ title: 'x', width: 1, tags: ['a', ' a'] })).toEqual([
    {
      pointer: '/tags',
      detail:
        'must be an array of at most 50 items without duplicates, each a string of 1 to 50 characters; received "a" twice',
    },
  ])
  const ids = checks.body(closed({ ids: Type.Array(Type.String(), { maxItems: 500, uniqueItems: true }) }))
  const many = Array.from({ length: 300 }, (_, index) => String(index))
  expect(ids({ ids: [...many, '7'] })).toEqual([{ pointer: '/ids/300', detail: 'duplicate value "7"' }])
})

test('an array of a million invalid items is rejected with fewer than 250 errors', () => {
  expect(body({ title: 'x', width: 1, tags: Array(1_000_000).fill(7) }).length).toBeLessThan(250)
})

test('a query parameter accepts an integer, and rejects other text', () => {
  const sent = { limit: '5' }
  expect(query(sent)).toEqual([])
  expect(sent.limit).toBe(5)
  const detail = (received: string) => [
    { pointer: 'query/limit', detail: `must be an integer from 1 to 100; received ${received}` },
  ]
  expect(query({ limit: '0' })).toEqual(detail('0'))
  expect(query({ limit: '101' })).toEqual(detail('101'))
  expect(query({ limit: '1.5' })).toEqual(detail('"1.5"'))
  expect(query({ limit: '-1' })).toEqual(detail('-1'))
  for (const text of ['', '1e1', '0x10', ' 5', '+5', '٥']) {
    expect(query({ limit: text })).toEqual(detail(JSON.stringify(text)))
  }
  expect(query({ limit: '5.0' })).toEqual(detail('"5.0"; did you mean 5?'))
  expect(query({ limit: ['1', '2'] })).toEqual(detail('an array of 2 items'))
})

test('an unknown query parameter is rejected with its name and the known ones', () => {
  expect(query({ page: '2' })).toEqual([
    { pointer: 'query/page', detail: 'unknown query parameter `page`; expected `limit`' },
  ])
  expect(checks.query(closed({}))({ page: '2' })).toEqual([
    { pointer: 'query/page', detail: 'unknown query parameter `page`; this endpoint takes no query parameters' },
  ])
})
