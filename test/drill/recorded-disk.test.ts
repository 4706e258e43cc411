import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mergeCalls, parseCalls } from '../../drill/power-cut/read-calls.ts'
import { RecordedDisk } from '../../drill/power-cut/recorded-disk.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platen-recorded-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const hex = (text: string): string => [...Buffer.from(text)].map((byte) => `\\x${byte.toString(16)}`).join('')
const at = (path: string): string => `"${hex(path)}"`
const fd = (path: string): string => `7<${hex(path)}>`
const line = (call: string, thread = 1): string => `${thread} 1000.500000 ${call}`

const CREATE = line(
  `openat(AT_FDCWD<${hex('/')}>, ${at('/data/a')}, O_RDWR|O_CREAT, 0600) = ${fd('/data/a')} <0.000010>`,
)
const write = (text: string, offset: number): string =>
  line(`pwrite64(${fd('/data/a')}, "${hex(text)}", ${text.length}, ${offset}) = ${text.length} <0.000010>`)
const sync = (path: string): string => line(`fsync(${fd(path)}) = 0 <0.000010>`)

/** Returns the files that a power failure would leave after the calls, with their content. */
async function remaining(calls: readonly string[], keepsChange: () => boolean = () => false) {
  const disk = new RecordedDisk('/data')
  for await (const call of parseCalls(calls)) disk.apply(call)
  const target = await mkdtemp(join(folder, 'cut-'))
  await disk.writeTo(target, keepsChange)
  const names = (await readdir(target)).sort()
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(join(target, name), 'utf8')] as const)),
  )
}

describe('after a power failure', () => {
  test('a file exists only if its folder was synced, with the content of its last sync', async () => {
    expect(await remaining([CREATE, write('first', 0), sync('/data/a')])).toEqual({})
    expect(await remaining([CREATE, write('first', 0), sync('/data')])).toEqual({ a: '' })
    const synced = [CREATE, write('first', 0), sync('/data/a'), sync('/data')]
    expect(await remaining([...synced, write(', later', 5)])).toEqual({ a: 'first' })
    expect(await remaining([...synced, write(', later', 5)], () => true)).toEqual({ a: 'first, later' })
    expect(await remaining([...synced, write(', later', 5), sync('/data/a')])).toEqual({ a: 'first, later' })
  })

  test('a truncated file has its old content until it is synced, and zeros between two writes', async () => {
    const truncate = line(`ftruncate(${fd('/data/a')}, 2) = 0 <0.000010>`)
    const synced = [CREATE, write('first', 0), sync('/data/a'), sync('/data')]
    expect(await remaining([...synced, truncate])).toEqual({ a: 'first' })
    expect(await remaining([...synced, truncate, write('x', 4), sync('/data/a')])).toEqual({ a: 'fi\0\0x' })
  })

  test('a file has its new name once the folder was synced', async () => {
    const rename = line(`rename(${at('/data/a')}, ${at('/data/b')}) = 0 <0.000010>`)
    const synced = [CREATE, write('first', 0), sync('/data/a'), sync('/data'), rename]
    expect(await remaining(synced)).toEqual({ a: 'first' })
    expect(await remaining([...synced, sync('/data')])).toEqual({ b: 'first' })
  })

  test('failed calls, other folders and deleted files change nothing', async () => {
    const synced = [CREATE, write('first', 0), sync('/data/a'), sync('/data')]
    const failed = line(
      `pwrite64(${fd('/data/a')}, "${hex('lost')}", 4, 0) = -1 ENOSPC (No space left on device) <0.1>`,
    )
    const deleted = line(`pwrite64(${fd('/data/a')}(deleted), "${hex('lost')}", 4, 0) = 4 <0.000010>`)
    const other = line(`pwrite64(${fd('/tmp/a')}, "${hex('lost')}", 4, 0) = 4 <0.000010>`)
    expect(await remaining([...synced, failed, deleted, other, sync('/data/a')])).toEqual({ a: 'first' })
  })
})

test('a call that another thread interrupts is complete when it is resumed', async () => {
  const calls = [
    `1 1000.000000 fsync(${fd('/data/a')} <unfinished ...>`,
    `2 1000.100000 fsync(${fd('/data/b')}) = 0 <0.200000>`,
    '1 1000.500000 <... fsync resumed>) = 0 <0.500000>',
  ]
  const returned: number[] = []
  for await (const { returnedMs } of parseCalls(calls)) returned.push(Math.round(returnedMs))
  expect(returned).toEqual([1_000_300, 1_000_500])
})

test('calls of recordings that overlap are in the order of their time', async () => {
  const recording = (...times: number[]) =>
    parseCalls(times.map((time) => `7 ${time}.000000 fsync(3</x>) = 0 <0.000000>`))
  const seconds: number[] = []
  for await (const { returnedMs } of mergeCalls([recording(1, 2, 9), recording(), recording(3, 4, 10)])) {
    seconds.push(returnedMs / 1000)
  }
  expect(seconds).toEqual([1, 2, 3, 4, 9, 10])
})
