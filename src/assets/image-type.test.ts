import { expect, test } from 'vitest'
import { cpuMs } from '../document/testing/cpu-ms.ts'
import { imageTypeOf } from './image-type.ts'

const COMMENTS = '<!-- a -->'.repeat(300)

test('an SVG may begin with a declaration, comments and a document type', () => {
  const prolog = `<?xml version="1.0"?>\n${COMMENTS}\n<!DOCTYPE svg [<!ENTITY a "b">]>\n`
  expect(imageTypeOf(Buffer.from(`${prolog}<svg xmlns="http://www.w3.org/2000/svg"/>`))).toBe('image/svg+xml')
})

test('a file of comments without an SVG is recognized as no image at once', () => {
  const ms = cpuMs(() => expect(imageTypeOf(Buffer.from(`${COMMENTS}<p/>`))).toBeUndefined())
  // Dividing the comments in all possible ways would never end.
  expect(ms).toBeLessThan(2_000)
})
