import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { srgbProfile } from '../pdf/srgb-profile.ts'
import { iccTag } from './icc-table.ts'
import { openColorProfile } from './open-color-profile.ts'
import { currentDigest, readOwnProfiles } from './own-profiles.ts'
import { cpuMs } from '../../document/testing/cpu-ms.ts'
import { profileOfVersion4 } from './testing/profile-of-version-4.ts'

const FOGRA39 = readFileSync(new URL('profiles/fogra39-coated.icc', import.meta.url))

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'platen-icc-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function put(name: string, bytes: Uint8Array): void {
  writeFileSync(join(folder, name), bytes)
}

function edited(at: number, text: string): Uint8Array {
  const bytes = Buffer.from(FOGRA39)
  bytes.write(text, at, 'latin1')
  return bytes
}

/** Changes the data of a tag, and its length. */
function damaged(tag: string, change: (data: Buffer) => void, length?: number): Uint8Array {
  const bytes = Buffer.from(FOGRA39)
  const entry = bytes.indexOf(tag, 132, 'latin1')
  change(bytes.subarray(bytes.readUInt32BE(entry + 4)))
  if (length !== undefined) bytes.writeUInt32BE(length, entry + 8)
  return bytes
}

const unchanged = (): void => undefined

function nameOfOddLength(name: Buffer): void {
  name.write('mluc')
  name.writeUInt32BE(13, 20)
  name.writeUInt32BE(28, 24)
}

test('profiles have the names of their files, and say their printing condition', () => {
  put('Own_Paper.v1.icc', profileOfVersion4(FOGRA39))
  put('second.ICM', FOGRA39)
  put('notes.txt', Buffer.from('no profile'))
  const { profiles, faults } = readOwnProfiles(folder)
  expect(faults).toEqual([])
  expect(profiles).toMatchObject([
    { name: 'Own_Paper.v1', label: 'Own paper', condition: 'FOGRA51' },
    { name: 'second', label: expect.stringMatching(/./) as string },
  ])
  expect(profiles[0]?.digest).not.toBe(profiles[1]?.digest)
})

test('a profile of version 4 mixes the colors of one of version 2 with the same tables, within its own ink limit', () => {
  put('v4.icc', profileOfVersion4(FOGRA39))
  const [own, builtin] = [openColorProfile('v4', folder).inks, openColorProfile('fogra39-coated').inks]
  expect(own.inkLimit).toBeCloseTo(builtin.inkLimit, 3)
  for (const color of [
    [0, 0, 0],
    [1, 0, 0],
    [0.2, 0.4, 0.9],
    [0.9, 0.8, 0.1],
    [0.5, 0.5, 0.5],
  ] as const) {
    const [mixed, expected] = [own.mix(color), builtin.mix(color)]
    for (const [ink, part] of mixed.entries()) expect(part).toBeCloseTo(expected[ink] ?? NaN, 3)
    expect(own.blackFor(color[0])).toBeCloseTo(builtin.blackFor(color[0]), 2)
  }
})

test.each<[name: string, bytes: Uint8Array, fault: string]>([
  ['screen.icc', srgbProfile(), 'must be a profile of a printing process; it is one of displays'],
  ['text.icc', Buffer.from('no profile'), 'is not an ICC profile'],
  ['short.icc', FOGRA39.subarray(0, 5_000), 'is incomplete'],
  ['seven.icc', edited(16, '7CLR'), 'must be a profile for CMYK; it is one for 7CLR'],
  ['xyz.icc', edited(20, 'XYZ '), 'must connect colors by Lab; it does by XYZ'],
  ['cut-table.icc', damaged('A2B1', unchanged, 100), 'is damaged'],
  ['cut-name.icc', damaged('desc', unchanged, 6), 'is damaged'],
  ['odd-name.icc', damaged('desc', nameOfOddLength), 'is damaged'],
  ['fogra39-coated.icc', FOGRA39, 'has the name of a built-in profile; rename it'],
  ['my paper.icc', FOGRA39, 'must have a name of up to 64 letters, digits, dots, hyphens and underscores'],
])('%s is rejected', (name, bytes, fault) => {
  put(name, bytes)
  expect(readOwnProfiles(folder)).toEqual({ profiles: [], faults: [`${join(folder, name)} ${fault}.`] })
})

test('a folder with the name of a profile is a fault of its own, and others remain usable', () => {
  mkdirSync(join(folder, 'folder.icc'))
  put('paper.icc', FOGRA39)
  const { profiles, faults } = readOwnProfiles(folder)
  expect(profiles).toMatchObject([{ name: 'paper' }])
  expect(faults).toEqual([expect.stringContaining('folder.icc cannot be read (EISDIR')])
})

test('a profile that claims a billion tags takes no longer than others', () => {
  const claiming = Buffer.from(edited(128, '\x40\0\0\0'))
  expect(cpuMs(() => expect(iccTag(claiming, 'none')).toBeUndefined())).toBeLessThan(1_000)
})

test('the digest is that of what the file contains now, and at the start if it is gone', async () => {
  put('paper.icc', FOGRA39)
  const [profile] = readOwnProfiles(folder).profiles
  if (profile === undefined) expect.unreachable()
  expect(await currentDigest(profile)).toBe(profile.digest)
  put('paper.icc', edited(100, 'other'))
  const replaced = await currentDigest(profile)
  expect(replaced).toBe(readOwnProfiles(folder).profiles[0]?.digest)
  expect(replaced).not.toBe(profile.digest)
  expect(await currentDigest(profile)).toBe(replaced)
  rmSync(join(folder, 'paper.icc'))
  expect(await currentDigest(profile)).toBe(profile.digest)
})
