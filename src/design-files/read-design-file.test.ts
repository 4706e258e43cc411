import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readDesignFile } from './read-design-file.ts'

const API = JSON.parse(readFileSync('openapi.json', 'utf8')) as {
  components: { schemas: Record<string, { properties?: object; allOf?: { properties?: object }[] }> }
}

test('a design can be read as the API returns it', () => {
  const { properties, allOf = [] } = API.components.schemas['OpenDesign'] ?? {}
  const names = [properties ?? {}, ...allOf.map((part) => part.properties ?? {})].flatMap((part) => Object.keys(part))
  expect(names.length).toBeGreaterThan(10)
  const document = { version: 1, pages: [{ id: 'p', elements: [] }] }
  const response = { ...Object.fromEntries(names.map((name) => [name, 'x'])), width: 10, height: 10, document }
  expect(readDesignFile(response)).toEqual({ title: 'x', width: 10, height: 10, document })
})
