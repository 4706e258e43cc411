import { expect, it } from 'vitest'
import { checkSource, readSource } from './check-source.ts'

it('asset and built-in sources are parsed', () => {
  expect(readSource('asset:ast_01h2xcejqtf2nbrexx3vqjhp41')).toEqual({
    kind: 'asset',
    assetId: 'ast_01h2xcejqtf2nbrexx3vqjhp41',
  })
  expect(readSource('builtin:mountain-lake')).toEqual({ kind: 'builtin', name: 'mountain-lake' })
  expect(checkSource('builtin:mountain-lake')).toBeUndefined()
})

it.each([
  'asset:',
  'asset:des_1',
  'asset:ast_../1',
  'builtin:',
  'builtin:../x',
  'builtin:a/b',
  'builtin:-a',
  'file:///etc/passwd',
  'data:image/png;base64,AA',
  'http://a.example/b.png',
  'ASSET:ast_1',
  ' asset:ast_1',
  'asset:ast_1\n',
])('%j is rejected with the allowed forms', (src) => {
  expect(readSource(src)).toBeUndefined()
  expect(checkSource(src)).toBe(
    `must be "asset:ast_…" (an uploaded image), an https URL, or "builtin:<name>"; received ${JSON.stringify(src)}`,
  )
})

it.each(['https://a.example/b.png', 'HTTPS://a.example', 'https://a.example/a?b=c@d#e', 'https://[2606:4700::1]/a'])(
  '%s is an image from a URL',
  (src) => {
    expect(readSource(src)).toEqual({ kind: 'remote', url: src })
    expect(checkSource(src)).toBeUndefined()
  },
)

it.each([
  'https://',
  'https:///a',
  'https://user:password@a.example/b.png',
  'https://a.example/a b',
  'https:a.example',
])('%s is not an image from a URL', (src) => expect(checkSource(src)).toContain('an https URL'))
