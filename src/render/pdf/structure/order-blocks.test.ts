import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import type { Block } from './cut-blocks.ts'
import { orderBlocks } from './order-blocks.ts'

interface Counter {
  reads: number
}

function block(left: number, top: number, [width, height]: readonly [number, number]): Block {
  return { sizePx: 8, bounds: { left, top, right: left + width, bottom: top + height } }
}

/** Counts how often the bounds of blocks are read. */
function counted(blocks: readonly Block[], counter: Counter): Block[] {
  return blocks.map(({ sizePx, bounds }) => ({
    sizePx,
    get bounds() {
      counter.reads += 1
      return bounds
    },
  }))
}

/** The gaps between them grow: the last one is always the widest, and each cut divides off one block. */
function staggered(count: number): Block[] {
  return Array.from({ length: count }, (_, index) =>
    block(index * 12, index * 10 + (index * index * 20) / count, [10, 10]),
  )
}

/** Labels on the left, each next to two texts. */
function labeled(count: number): Block[] {
  return Array.from({ length: count }, (_, index) => {
    const rowTop = Math.floor(index / 3) * 36
    return index % 3 === 0 ? block(0, rowTop, [30, 10]) : block(80, rowTop + (index % 3) * 11, [30, 10])
  })
}

test.each([
  ['staggered', staggered],
  ['labeled', labeled],
])('ordering four times as many %s blocks takes hardly more than four times the work', (_, blocksOf) => {
  const readsFor = (count: number): number => {
    const counter = { reads: 0 }
    orderBlocks(counted(blocksOf(count), counter))
    return counter.reads
  }
  expect(readsFor(1200) / readsFor(300)).toBeLessThan(8)
})

/** Each next to all earlier ones, and as long as they are together: each cut divides off one block. */
function spiral(count: number): Block[] {
  const all = { left: 0, top: 0, right: 10, bottom: 10 }
  return Array.from({ length: count }, (_, index) => {
    const bounds = { ...all }
    const gapPx = 1 + index / 100
    if (index % 4 === 0) [bounds.left, bounds.right] = [all.right + gapPx, (all.right += gapPx + 10)]
    if (index % 4 === 1) [bounds.top, bounds.bottom] = [all.bottom + gapPx, (all.bottom += gapPx + 10)]
    if (index % 4 === 2) [bounds.right, bounds.left] = [all.left - gapPx, (all.left -= gapPx + 10)]
    if (index % 4 === 3) [bounds.bottom, bounds.top] = [all.top - gapPx, (all.top -= gapPx + 10)]
    return { sizePx: 8, bounds }
  })
}

const ORDER_AND_COUNT = `
  import { readFileSync } from 'node:fs'
  import { orderBlocks } from ${JSON.stringify(new URL('order-blocks.ts', import.meta.url))}
  console.log(orderBlocks(JSON.parse(readFileSync(0))).length)`

test('a thousand blocks nested in a spiral are ordered with a sixth of the usual stack', () => {
  const args = ['--stack-size=150', '--input-type=module', '--eval', ORDER_AND_COUNT]
  const input = JSON.stringify(spiral(1_000))
  expect(execFileSync(process.execPath, args, { input, encoding: 'utf8', stdio: 'pipe' })).toBe('1000\n')
})
