import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'platen-setup-'))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'empty', version: '1.0.0' }))
  writeLockfile('1.0.0')
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function writeLockfile(version: string): void {
  const packages = { '': { name: 'empty', version } }
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ name: 'empty', version, lockfileVersion: 3, packages }),
  )
}

function setUp(): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, ['bin/setup.mjs', folder], { encoding: 'utf8' })
}

test('the first run says that it installs, the second prints nothing', () => {
  const first = setUp()
  expect(first.stderr).toContain('Installing')
  expect(first.stderr).toContain('Installed in')
  expect(first.status).toBe(0)
  expect(setUp().stderr).toBe('')
})

test('nothing is printed to standard output', () => {
  expect(setUp().stdout).toBe('')
})

test('a changed lockfile is installed', () => {
  setUp()
  writeLockfile('1.0.1')
  expect(setUp().stderr).toContain('Installing')
})

test('a failed installation ends with a message, and the next run succeeds', () => {
  writeFileSync(join(folder, 'package-lock.json'), 'not JSON')
  const failed = setUp()
  expect(failed.status).toBe(1)
  expect(failed.stderr).toContain('could not be installed')
  expect(existsSync(join(folder, 'node_modules/.platen-installed'))).toBe(false)
  writeLockfile('1.0.0')
  expect(setUp().status).toBe(0)
})
