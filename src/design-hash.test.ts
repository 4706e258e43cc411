import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalJson, hashDesign, hashJson } from './design-hash.ts'

describe('canonical JSON', () => {
  test('has no spaces, sorted names and the notation of RFC 8785', () => {
    // Examples of 3.2.2 and 3.2.3 of the RFC.
    const text = String.raw`{ "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
      "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/", "literals": [null, true, false] }`
    expect(canonicalJson(JSON.parse(text))).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],' +
        String.raw`"string":"€$\u000f\nA'B\"\\\\\"/"}`,
    )
    const names = { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\ud83d\ude00': 5, '\u0080': 6, '\u00f6': 7 }
    expect(Object.values(JSON.parse(canonicalJson(names)) as object).length).toBe(7)
    expect(canonicalJson(names)).toBe('{"\\r":2,"1":4,"\u0080":6,"ö":7,"€":1,"😀":5,"\ufb33":3}')
  })

  test('is the same for equal values, in whatever order they were written', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const reversed = Object.fromEntries(Object.entries(value).toReversed())
        expect(canonicalJson(reversed)).toBe(canonicalJson(value))
        expect(canonicalJson(JSON.parse(canonicalJson(value)))).toBe(canonicalJson(value))
      }),
    )
  })
})

const design = { document: { version: 1, pages: [{ id: 'p', elements: [] }] }, width: 300, height: 200 }

test('the hash of a design is that of its document and its size, and of nothing else', () => {
  const json = '{"document":{"pages":[{"elements":[],"id":"p"}],"version":1},"height":200,"width":300}'
  const hash = `sha256:${createHash('sha256').update(json).digest('hex')}`
  expect(hashDesign(design)).toBe(hash)
  expect(hashDesign({ ...design, title: 'Card', revision: 3 } as typeof design)).toBe(hash)
  expect(hashDesign({ ...design, width: 301 })).not.toBe(hash)
  expect(hashDesign({ ...design, document: { ...design.document, title: 'x' } })).not.toBe(hash)
})

test('fields that are undefined are absent, as in JSON', () => {
  expect(hashJson({ a: 1, b: undefined })).toBe(hashJson({ a: 1 }))
})
