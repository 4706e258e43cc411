import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// The compiler does not check the names of pages that load on demand. src/web/parts/lazy-page.tsx explains why.
const router = readFileSync('src/web/router.tsx', 'utf8')
const pages = Array.from(
  router.matchAll(/import\('([^']+)'\), '(\w+)'/g),
  ([, path = '', name = '']) => [path, name] as const,
)

test('this file checks every page that loads on demand', () => {
  expect(pages).toHaveLength(router.match(/lazyPage\(/g)?.length ?? NaN)
})

test.each(pages)('%s exports %s', (path, name) => {
  expect(readFileSync(join('src/web', path), 'utf8')).toMatch(new RegExp(`^export function ${name}\\(`, 'm'))
})
