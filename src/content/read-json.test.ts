import { expect, test } from 'vitest'
import { type FailureCode, isFailure } from '../failure.ts'
import { readJson } from './read-json.ts'

const read = (text: string): unknown => readJson(Buffer.from(text))

function codeOf(text: string | Buffer): FailureCode | undefined {
  try {
    readJson(Buffer.from(text))
    return undefined
  } catch (error) {
    return isFailure(error, 'malformed_json')
      ? 'malformed_json'
      : isFailure(error, 'invalid_input')
        ? 'invalid_input'
        : undefined
  }
}

test('JSON in UTF-8 is parsed, with or without a byte order mark', () => {
  expect(read('{"title":"Été 😀"}')).toEqual({ title: 'Été 😀' })
  expect(read('\uFEFF{"title":"Été 😀"}')).toEqual({ title: 'Été 😀' })
})

test('a blank text is read as undefined', () => {
  expect(read(' \n')).toBeUndefined()
})

test('bytes that are not UTF-8 are malformed', () => {
  expect(codeOf(Buffer.from([0x22, 0xff, 0x22]))).toBe('malformed_json')
})

test('200 levels are parsed, 201 are rejected, and a million do not overflow the stack', () => {
  const nested = (levels: number) => '['.repeat(levels) + ' '.repeat(400) + ']'.repeat(levels)
  expect(codeOf(nested(200))).toBeUndefined()
  expect(codeOf(nested(201))).toBe('invalid_input')
  expect(codeOf(nested(1_000_000))).toBe('invalid_input')
  expect(codeOf('['.repeat(2_000_000))).toBe('invalid_input')
  expect(codeOf('"'.repeat(2_000_001))).toBe('malformed_json')
})

test('brackets in strings are not levels', () => {
  expect(codeOf(JSON.stringify({ text: '[{"'.repeat(500) }))).toBeUndefined()
})

test('a field named __proto__ is rejected at any place and in any spelling', () => {
  expect(codeOf('{"__proto__":{"admin":true}}')).toBe('invalid_input')
  expect(codeOf('{"data":[{"\\u005f_proto_\\u005F":1}]}')).toBe('invalid_input')
  expect(codeOf('{"text":"the field \\"__proto__\\" is special"}')).toBeUndefined()
  expect(codeOf('{"a\\"__proto__":1}')).toBeUndefined()
  expect(codeOf('{"a\\"__proto__":1,"b":{"__proto__" :1}}')).toBe('invalid_input')
})
