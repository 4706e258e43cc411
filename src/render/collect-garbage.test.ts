import { expect, test } from 'vitest'
import { createGarbageCollector } from './collect-garbage.ts'

const MIB = 1024 * 1024

/** Collects after renders that leave a process of the given sizes, and returns the kinds of collections. */
function collections(residentMb: readonly number[]): unknown[] {
  const kinds: unknown[] = []
  const sizes = [...residentMb]
  const gc = ((options: { type: string }) => kinds.push(options.type)) as unknown as NonNullable<typeof globalThis.gc>
  const collect = createGarbageCollector(() => (sizes.shift() ?? 0) * MIB, gc)
  for (let count = residentMb.length; count > 0; count -= 1) collect()
  return kinds
}

test('all garbage is collected once the process has grown by 64 MiB', () => {
  expect(collections([200, 230, 250, 263, 264])).toEqual(['minor', 'minor', 'minor', 'minor', 'major'])
})

test('all garbage is collected for every fourth page at most', () => {
  expect(collections([200, 300, 300, 300, 200, 300, 300, 300])).toEqual([
    ...['minor', 'minor', 'minor', 'major'],
    ...['minor', 'minor', 'minor', 'major'],
  ])
})

test('growth is measured from the size after the last collection of all garbage', () => {
  const first = [200, 200, 200, 264]
  expect(collections([...first, 260, 300, 320, 323]).slice(4)).toEqual(['minor', 'minor', 'minor', 'minor'])
  expect(collections([...first, 260, 300, 320, 324]).slice(4)).toEqual(['minor', 'minor', 'minor', 'major'])
})

test('growth is measured from the smallest size, since memory is freed with a delay', () => {
  expect(collections([250, 250, 200, 264])).toEqual(['minor', 'minor', 'minor', 'major'])
})
