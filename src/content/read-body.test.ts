import { expect, test } from 'vitest'
import { isFailure } from '../failure.ts'
import { LARGE, LargeJson, readSent } from './large-json.ts'
import { readBody, type ReadBody } from './read-body.ts'

const PADDING = ' '.repeat(LARGE)

const read = (json: string): ReadBody => readBody({ bytes: Buffer.from(json) })

function faultOf(json: string): unknown {
  try {
    return read(json)
  } catch (error) {
    if (isFailure(error, 'invalid_input')) return error.details.issues
    throw error
  }
}

test('a small body is parsed completely', () => {
  expect(read('{"title":"A","document":{"version":1}}')).toEqual({
    fields: { title: 'A', document: { version: 1 } },
    large: [],
  })
  expect(read(' ')).toEqual({ fields: undefined, large: [] })
})

test('large objects in document and data are omitted, small ones are not', () => {
  const large = JSON.stringify({ pages: new Array(30_000).fill({}) })
  expect(read(`{"title":"A","document":${large},"data":{"a":1}}`)).toEqual({
    fields: { title: 'A', data: { a: 1 } },
    large: ['document'],
  })
  expect(read(`{"title":"A","document":{},"data":${large}}`)).toMatchObject({ large: ['data'] })
  expect(read(`{"document":{"version":1}${PADDING}}`)).toMatchObject({ fields: { document: { version: 1 } } })
})

test('an omitted field is parsed from the bytes of the body', () => {
  const bytes = Buffer.from(`\uFEFF{"data":{"a":1e999,"b":"é"}}`)
  expect(readSent(new LargeJson(bytes, 'data').sent)).toEqual({ a: Infinity, b: 'é' })
})

test('a large document that is not an object is rejected', () => {
  const list = JSON.stringify(new Array(30_000).fill({}))
  const detail = 'must be an object; received an array of 30000 items'
  expect(faultOf(`{"document":${list}}`)).toEqual([{ pointer: '/document', detail }])
  expect(faultOf(list)).toEqual([{ pointer: '', detail }])
})

test('other large fields are rejected, at the longest one', () => {
  const tags = JSON.stringify(new Array(30_000).fill({}))
  const detail = `is too long; fields other than \`document\`, \`data\` and \`operations\` can have up to 65536 characters in total; received 90015`
  expect(faultOf(`{"title":"A","tags":${tags},"a":1}`)).toEqual([{ pointer: '/tags', detail }])
  const many = Array.from({ length: 20_000 }, (_, n) => `"k${n}":0`).join()
  expect(faultOf(`{${many}}`)).toMatchObject([{ detail: expect.stringContaining('is too long') }])
})
