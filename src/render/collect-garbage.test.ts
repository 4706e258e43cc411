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

test('all garbage is collected once the process has grown by 32 MiB', () => {
  expect(collections([200, 215, 231, 232])).toEqual(['minor', 'minor', 'minor', 'major'])
})

test('growth is measured from the size after the last collection of all garbage', () => {
  expect(collections([200, 232, 210, 240, 242])).toEqual(['minor', 'major', 'minor', 'minor', 'major'])
  expect(collections([200, 232, 260, 280])).toEqual(['minor', 'major', 'minor', 'minor'])
})

test('growth is measured from the smallest size, since memory is freed with a delay', () => {
  expect(collections([225, 200, 232])).toEqual(['minor', 'minor', 'major'])
})
