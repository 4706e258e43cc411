import { expect, test } from 'vitest'
import { machineMb, neededMb, shareOfRender } from './memory-shares.ts'

test('the default memory of render processes fits into the machine, unless that has too little for the smallest', () => {
  for (const workers of [1, 2, 7, 64]) {
    for (const availableMb of [2_048, 4_096, 65_536]) {
      const memoryMb = shareOfRender(workers, availableMb)
      expect(memoryMb).toBeGreaterThanOrEqual(256)
      expect(memoryMb).toBeLessThanOrEqual(2_048)
      if (memoryMb > 256) expect(neededMb({ workers, memoryMb })).toBeLessThanOrEqual(availableMb)
    }
  }
  expect(shareOfRender(1, 2_048)).toBe(768)
  expect(machineMb()).toBeGreaterThan(0)
})
