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
