import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface PackageEntry {
  version: string
  integrity?: string
  resolved?: string
  hasInstallScript?: boolean
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, PackageEntry> }
const packages = Object.entries(lock.packages).filter(([path]) => path !== '')

test('no package has the URL of a registry', () => {
  expect(packages.filter(([, entry]) => entry.resolved !== undefined)).toEqual([])
})

test('every package that Linux installs has a hash', () => {
  const withoutHash = packages.filter(([, entry]) => entry.integrity === undefined).map(([path]) => path)
  expect(
    withoutHash.filter(
      (path) => !/(canvas|oxide)-(android|darwin|freebsd|wasm|win32|linux-(arm-|riscv|.*musl))/.test(path),
    ),
  ).toEqual([])
})

test('the Node runtime has the same version on every system', () => {
  const runtimes = packages.filter(([path]) => /^node_modules\/node-(bin-)?(linux|darwin|win)/.test(path))
  expect(runtimes).toHaveLength(5)
  expect(new Set(runtimes.map(([, entry]) => entry.version)).size).toBe(1)
})

test('no package has an install script, which could download files', () => {
  expect(packages.filter(([, entry]) => entry.hasInstallScript === true).map(([path]) => path)).toEqual([])
})
