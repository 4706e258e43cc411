import { expect, test } from 'vitest'
import { createGate } from './gate.ts'

test('no more than so many run at once, in the order they came, and each gets its own answer', async () => {
  const gate = createGate(2)
  let running = 0
  let most = 0
  const started: number[] = []
  const run = (n: number) => async () => {
    started.push(n)
    most = Math.max(most, ++running)
    await new Promise((resolve) => setTimeout(resolve, 5))
    running -= 1
    return n
  }
  expect(await Promise.all([1, 2, 3, 4, 5].map((n) => gate(run(n))))).toEqual([1, 2, 3, 4, 5])
  expect(most).toBe(2)
  expect(started).toEqual([1, 2, 3, 4, 5])
})

test('a failure makes room as a success does', async () => {
  const gate = createGate(1)
  await expect(gate(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await gate(() => Promise.resolve('yes'))).toBe('yes')
})
