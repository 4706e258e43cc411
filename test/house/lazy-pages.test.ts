import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// The compiler does not check the names of pages that load on demand. src/web/parts/lazy-page.tsx explains why.
const ROUTES = 'src/web/routes'
const routes = readdirSync(ROUTES)
  .map((file) => readFileSync(join(ROUTES, file), 'utf8'))
  .join('\n')
const pages = Array.from(
  routes.matchAll(/import\('([^']+)'\), '(\w+)'/g),
  ([, path = '', name = '']) => [path, name] as const,
)

test('this file checks every page that loads on demand', () => {
  expect(pages).toHaveLength(routes.match(/lazyPage\(/g)?.length ?? NaN)
})

test.each(pages)('%s exports %s', (path, name) => {
  expect(readFileSync(join(ROUTES, path), 'utf8')).toMatch(new RegExp(`^export function ${name}\\(`, 'm'))
})
