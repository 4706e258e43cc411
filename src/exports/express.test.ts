import type { FullCaller } from '../service/testing/open-services.ts'
import { expect, test } from 'vitest'
import { createRenderer, type Renderer } from '../render/renderer.ts'
import { designToExport, queueExport } from '../service/testing/sample-exports.ts'
import type { OpenExporting } from './testing/open-exporting.ts'
import { useExporting } from './testing/use-exporting.ts'

let services: OpenExporting
let busy: FullCaller
useExporting((opened, own) => {
  services = opened
  busy = own
})

/**
 * Renders of the busy account end only when `release` is called; all others are real. Records the
 * account of each render.
 */
function holding() {
  const started: string[] = []
  const { promise: held, resolve } = Promise.withResolvers<undefined>()
  const renderer: Pick<Renderer, 'render'> = {
    async render(task, options) {
      started.push(options?.accountId ?? '')
      if (options?.accountId === busy.accountId) await Promise.race([held, abortion(options.signal)])
      return services.renderer.render(task, options)
    },
  }
  const startedBy = (caller: FullCaller): number => started.filter((accountId) => accountId === caller.accountId).length
  return { renderer, startedBy, release: () => resolve(undefined) }
}

/** Rejects when the signal aborts. */
function abortion(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error))
  })
}

const small = async (caller: FullCaller, scale = 1) =>
  queueExport(services, caller, { designId: await designToExport(services, caller, { width: 40, height: 20 }), scale })

test('a small export of another account is rendered before any of a backlog of slow ones ends', async () => {
  const designId = await designToExport(services, busy)
  for (let each = 0; each < 60; each += 1) {
    await queueExport(services, busy, { designId, filename: `Slow ${each}`, scale: 1 + each / 100 })
  }
  const { renderer, startedBy, release } = holding()
  const worker = services.worker({ renderer, pollMs: 500 })
  worker.start()
  await expect.poll(() => startedBy(busy)).toBe(2)
  const other = await services.caller()
  const { _id } = await small(other)
  expect((await services.exports.wait(other, _id, { waitMs: 30_000 })).status).toBe('completed')
  expect([startedBy(other), startedBy(busy)]).toEqual([1, 2])
  release()
  await worker.stop({ drainMs: 10_000 })
})

test('a full worker claims a small export of an account with nothing in progress, but no large one', async () => {
  const { renderer, startedBy, release } = holding()
  const worker = services.worker({ renderer, concurrency: 1 })
  await small(busy)
  await small(busy, 2)
  worker.start()
  await expect.poll(() => startedBy(busy)).toBe(1)
  const large = await services.caller()
  await queueExport(services, large, {
    designId: await designToExport(services, large, { width: 8_000, height: 8_000 }),
  })
  const third = await services.caller()
  const { _id } = await small(third)
  expect((await services.exports.wait(third, _id, { waitMs: 30_000 })).status).toBe('completed')
  expect([startedBy(busy), startedBy(large)]).toEqual([1, 0])
  release()
  await worker.stop({ drainMs: 10_000 })
})

test('small exports that take far longer than estimated do not block those of another account', async () => {
  const module = new URL('../render/testing/misbehaving-process.ts', import.meta.url)
  const renderer = createRenderer({ workers: 1, module, timeoutMs: 120_000 })
  const worker = services.worker({ renderer, pollMs: 500 })
  try {
    // The first page's name says what its render does; each is estimated at 11 ms.
    const queue = async (caller: FullCaller, name: 'spin' | 'answer', scale = 1) => {
      const document = { version: 1, pages: [{ id: 'page', name, elements: [] }] }
      const designId = await designToExport(services, caller, { width: 40, height: 20, document })
      return queueExport(services, caller, { designId, scale })
    }
    const slow: string[] = []
    for (let each = 0; each < 4; each += 1) {
      const account = await services.caller()
      for (const scale of [1, 2, 3]) slow.push((await queue(account, 'spin', scale))._id)
    }
    worker.start()
    await expect.poll(() => renderer.stats().busy, { timeout: 30_000 }).toBe(2)
    const other = await services.caller()
    const { _id } = await queue(other, 'answer')
    expect((await services.exports.wait(other, _id, { waitMs: 60_000 })).status).toBe('completed')

    const records = await Promise.all(slow.map((id) => services.store.exports.findAny(id)))
    const evicted = records.filter((record) => record && record.costMs > 1_000)
    expect(evicted.length).toBeGreaterThan(0)
    for (const record of evicted) expect(record).toMatchObject({ status: 'processing', attempts: 0, deaths: 0 })
  } finally {
    await worker.stop({ drainMs: 0 })
    await renderer.close({ drainMs: 0 })
  }
})

test('a render receives its account and its estimated cost', async () => {
  const received: unknown[] = []
  const renderer: Pick<Renderer, 'render'> = {
    render: (task, options) => {
      received.push({ accountId: options?.accountId, costMs: options?.costMs })
      return services.renderer.render(task, options)
    },
  }
  services.worker({ renderer }).start()
  const { _id } = await small(busy)
  await services.exports.wait(busy, _id, { waitMs: 10_000 })
  expect(received).toEqual([{ accountId: busy.accountId, costMs: 11 }])
})
