import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const manifest: unknown = JSON.parse(readFileSync('package.json', 'utf8'))
const page = readFileSync('THIRD-PARTY.md', 'utf8')

function dependencies(): string[] {
  const { dependencies, optionalDependencies } = manifest as Record<string, Record<string, string>>
  return Object.keys({ ...dependencies, ...optionalDependencies }).sort()
}

/** Rows of the table `| package | license | what it does |`. */
function rows(): { name: string; license: string }[] {
  return [...page.matchAll(/^\| `([^`]+)`\s*\| ([^|]+)\|/gm)].map(([, name = '', license = '']) => ({
    name,
    license: license.trim(),
  }))
}

test('the page lists exactly the packages that the product contains', () => {
  expect(
    rows()
      .map((row) => row.name)
      .sort(),
  ).toEqual(dependencies())
})

test('each license is the one in the package', () => {
  for (const { name, license } of rows()) {
    if (name.startsWith('node-')) continue // only the package for this machine is installed
    const installed = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { license: string }
    expect(`${name}: ${license}`).toBe(`${name}: ${installed.license}`)
  }
})
