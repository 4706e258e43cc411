import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

test.each(['/', '/designs', '/designs?q=a%20b&tag=c', '/s/des_1#page-2', '/designs/des_1/fill'])(
  'accepts the path %s',
  (path) => {
    expect(ownPath(path)).toBe(path)
  },
)

test.each([
  'https://evil.example/',
  'http://app.invalid.evil.example/',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'designs',
  '',
  '/designs\u0000',
])('rejects %j', (next) => {
  expect(ownPath(next)).toBeUndefined()
})

test.each([undefined, null, 1, ['/designs'], { href: '/designs' }])('rejects %j, which is not a string', (next) => {
  expect(ownPath(next)).toBeUndefined()
})
