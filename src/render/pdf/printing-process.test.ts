import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPrintingProcesses } from './printing-process.ts'

const [COATED, UNCOATED] = ['fogra39-coated', 'fogra29-uncoated'].map((name) =>
  fs.readFileSync(new URL(`../cmyk/profiles/${name}.icc`, import.meta.url)),
) as [Buffer, Buffer]

let folder: string
let path: string
beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), 'platen-process-'))
  path = join(folder, 'house.icc')
  fs.writeFileSync(path, COATED)
})
afterEach(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
  fs.rmSync(folder, { recursive: true })
})

test('a profile is opened once, and again when its file has been replaced', () => {
  const processOf = createPrintingProcesses(folder)
  const first = processOf('house')
  expect(processOf('house')).toBe(first)
  fs.writeFileSync(path, UNCOATED)
  expect(Buffer.from(processOf('house').profile.bytes).equals(UNCOATED)).toBe(true)
})

test('a profile that is replaced as soon as it has been read is read again', () => {
  const read = fs.readFileSync
  const processOf = createPrintingProcesses(folder)
  const replacing = vi.spyOn(fs, 'readFileSync').mockImplementation((...args: Parameters<typeof read>) => {
    const bytes = read(...args)
    // Once to find it in its folder, and once to use it.
    if (replacing.mock.calls.filter(([file]) => file === path).length === 2) fs.writeFileSync(path, UNCOATED)
    return bytes
  })
  syncBuiltinESMExports()
  expect(Buffer.from(processOf('house').profile.bytes).equals(COATED)).toBe(true)
  expect(Buffer.from(processOf('house').profile.bytes).equals(UNCOATED)).toBe(true)
})

test('a profile with another content than asked for is refused', () => {
  const processOf = createPrintingProcesses(folder)
  const { digest } = processOf('house').profile
  expect(processOf('house', digest).profile.digest).toBe(digest)
  fs.writeFileSync(path, UNCOATED)
  expect(() => processOf('house', digest)).toThrow('profile_replaced {"name":"house"}')
  fs.writeFileSync(path, COATED)
  expect(processOf('house', digest).profile.digest).toBe(digest)
})
