import { describe, expect, test } from 'vitest'
import { byteRangeIn } from '../read/byte-range.ts'
import { attachment } from './content-disposition.ts'
import { isKnown, revisionsIn } from '../read/entity-tag.ts'
import { Paths } from '../paths.ts'
import { waitSecondsIn } from '../read/prefer.ts'
import { pathPrefixOf, withoutPrefix } from '../public-path.ts'

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"b"', false],
  ['"ab"', false],
  ['', false],
])('If-None-Match %s matches "a": %s', (header, known) => {
  expect(isKnown(header, '"a"')).toBe(known)
})

test.each([
  ['"3"', [3]],
  ['"3", "5"', [3, 5]],
  ['3', [3]],
  ['W/"3"', []],
  ['"abc"', []],
  ['"99999999999999999999"', []],
])('If-Match %s contains %j', (header, revisions) => {
  expect(revisionsIn(header)).toEqual({ revisions, received: header })
})

test.each(['banana', '3x', '"3', '"3"x', '*, "3"', ','])(
  'If-Match %s is rejected with the expected format',
  (header) => {
    const detail: unknown = expect.stringContaining(`such as "3", with the quotes, or *; received`)
    const details = { issues: [{ pointer: 'header/If-Match', detail }] }
    expect(() => revisionsIn(header)).toThrow(expect.objectContaining({ code: 'invalid_input', details }))
  },
)

test('without If-Match, or with *, any revision matches', () => {
  expect(revisionsIn(undefined)).toBeUndefined()
  expect(revisionsIn('*')).toBeUndefined()
})

test.each([
  ['wait=5', 5],
  ['respond-async, Wait = 7', 7],
  ['wait="9"; foo', 9],
  ['wait=300', 30],
  ['wait=0', 0],
  ['wait=-1', 0],
  ['wait=soon', 0],
  ['waiting=5', 0],
  ['', 0],
  [undefined, 0],
])('Prefer %s waits %i s', (header, seconds) => {
  expect(waitSecondsIn(header)).toBe(seconds)
})

test.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'beyond'],
  ['bytes=-0', 'beyond'],
  ['bytes=9-0', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['lines=0-9', undefined],
  [undefined, undefined],
])('Range %s of 100 bytes is %j', (header, range) => {
  expect(byteRangeIn(header, 100)).toEqual(range)
})

test.each([
  ['poster.png', 'attachment; filename="poster.png"'],
  ['Été.pdf', `attachment; filename="Ete.pdf"; filename*=UTF-8''%C3%89t%C3%A9.pdf`],
  ['a"b\\c.png', `attachment; filename="a_b_c.png"; filename*=UTF-8''a%22b%5Cc.png`],
  ['100%.png', `attachment; filename="100_.png"; filename*=UTF-8''100%25.png`],
  ["it's (1).png", `attachment; filename="it's (1).png"`],
  ['海.png', `attachment; filename="_.png"; filename*=UTF-8''%E6%B5%B7.png`],
  [
    'x\r\nSet-Cookie: a=b.png',
    `attachment; filename="x__Set-Cookie: a=b.png"; filename*=UTF-8''x%0D%0ASet-Cookie%3A%20a%3Db.png`,
  ],
  ['half\ud800.png', `attachment; filename="half_.png"; filename*=UTF-8''half%EF%BF%BD.png`],
])('Content-Disposition contains the file name %j', (name, header) => {
  expect(attachment(name)).toBe(header)
})

describe('the path prefix of the service', () => {
  test('comes from the public URL', () => {
    expect(pathPrefixOf('https://example.com')).toBe('')
    expect(pathPrefixOf('https://example.com/design/')).toBe('/design')
    expect(pathPrefixOf('')).toBe('')
  })

  test('is removed from request URLs that contain it', () => {
    expect(withoutPrefix('/design/api/designs?limit=1', '/design')).toBe('/api/designs?limit=1')
    expect(withoutPrefix('/api/designs', '/design')).toBe('/api/designs')
    expect(withoutPrefix('/designer', '/design')).toBe('/designer')
    expect(withoutPrefix('/design', '/design')).toBe('/')
  })
})

test('a path has a list of its methods, which includes OPTIONS, and an unknown path has none', () => {
  const paths = new Paths()
  paths.add('DELETE', '/api/designs/:id')
  paths.add('GET', '/api/designs/:id')
  paths.add('HEAD', '/api/designs/:id')
  paths.add('GET', '/files/*')
  expect(paths.allowed('/api/designs/des_1')).toEqual(['GET', 'HEAD', 'DELETE', 'OPTIONS'])
  expect(paths.allowed('/files/exports/a/b.png')).toEqual(['GET', 'OPTIONS'])
  expect(paths.allowed('/api/designs/des_1/more')).toEqual([])
})
