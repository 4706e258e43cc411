import type { FullCaller } from '../service/testing/open-services.ts'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { Failure } from '../failure.ts'
import type { Renderer } from '../render/renderer.ts'
import type { Export } from './export.ts'
import { designToExport, queueExport } from '../service/testing/sample-exports.ts'
import { storedPaths } from '../service/testing/stored-paths.ts'
import { failing, fetched, type OpenExporting } from './testing/open-exporting.ts'
import { colorIn, SALE } from './testing/sale.ts'
import { useExporting } from './testing/use-exporting.ts'

let services: OpenExporting
let caller: FullCaller

useExporting((opened, own) => {
  services = opened
  caller = own
})

const design = (): Promise<string> => designToExport(services, caller, SALE)

const queue = (designId: string): Promise<Export> => queueExport(services, caller, { designId })

const waitUntilEnded = (id: string): Promise<Export> => services.exports.wait(caller, id, { waitMs: 30_000 })

async function names(folder: string): Promise<string[]> {
  return (await storedPaths(services.files, folder)).map((path) => path.slice(folder.length + 1))
}

describe('a worker that dies', () => {
  const claim = (leaseMs: number, workerId = 'dead') =>
    services.store.exports.claim({ workerId, now: services.clock.time, leaseMs })

  test('loses its exports to another worker when its lease ends', async () => {
    const { _id } = await queue(await design())
    const claimedAt = performance.now()
    const claimed = await claim(500)
    await services.files.write(`exports/${_id}/${claimed?.claims ?? 0}-1.png`, Buffer.from('half of a picture'))
    services.worker().start()
    const done = await waitUntilEnded(_id)
    // While the lease lasts, the worker polls several times and claims nothing.
    expect(performance.now() - claimedAt).toBeGreaterThan(490)
    expect(await colorIn(await fetched(services, done.downloadUrl))).toEqual([255, 0, 0])
    await expect.poll(() => names(`exports/${_id}`)).toEqual(['2-1.png'])
  })

  test('is counted, unlike one that releases the export, even twelve times', async () => {
    const { _id } = await queue(await design())
    for (let count = 0; count < 12; count += 1) {
      const claimed = await claim(15_000)
      await services.store.exports.release(_id, claimed?.claims ?? 0)
    }
    services.worker().start()
    expect((await waitUntilEnded(_id)).status).toBe('completed')
  })

  test('three times while rendering an export makes that export fail', async () => {
    const { _id } = await queue(await design())
    for (let count = 0; count < 3; count += 1) expect(await claim(0, `dead-${count}`)).toBeDefined()
    const renderer = failing(services, 0, () => new Error())
    services.worker({ renderer }).start()
    expect((await waitUntilEnded(_id)).error).toMatchObject({ code: 'internal_error' })
    expect(renderer.calls).toBe(0)
  })
})

describe('a worker that has lost its lease', () => {
  test('does not change the files of the other worker', async () => {
    const { _id } = await queue(await design())
    // The first worker is delayed for longer than its lease, which it cannot renew.
    const { promise: held, resolve: release } = Promise.withResolvers<undefined>()
    const { promise: isHeld, resolve: hold } = Promise.withResolvers<undefined>()
    const slow: Pick<Renderer, 'render'> = {
      render: async (task) => {
        const result = await services.renderer.render(task)
        hold(undefined)
        await held
        return { ...result, files: result.files.map((file) => ({ ...file, bytes: Buffer.from('late') })) }
      },
    }
    const exports: typeof services.store.exports = {
      ...services.store.exports,
      heartbeat: () => Promise.reject(new Failure('overloaded', { retryAfterSeconds: 2 })),
    }
    const late = services.worker({ renderer: slow, leaseMs: 300, store: { ...services.store, exports } })
    late.start()
    await isHeld
    services.worker().start()
    const done = await waitUntilEnded(_id)
    const bytes = await fetched(services, done.downloadUrl)
    release(undefined)
    await expect.poll(() => late.active()).toBe(0)
    expect(await names(`exports/${_id}`)).toEqual(['2-1.png'])
    expect(await fetched(services, (await waitUntilEnded(_id)).downloadUrl)).toEqual(bytes)
  })

  test('notices at its next heartbeat, and stops', async () => {
    const { _id } = await queue(await design())
    let reason: unknown
    // Fails with an error of its own, as a renderer may: the lost lease must still be noticed.
    const stuck: Pick<Renderer, 'render'> = {
      render: (_, options) =>
        new Promise((__, reject) => {
          options?.signal?.addEventListener('abort', () => {
            reason = options.signal?.reason
            reject(new Error('stopped', { cause: reason }))
          })
        }),
    }
    // The first heartbeat comes only after the lease has ended and another worker has claimed the export.
    const { promise: isClaimed, resolve: allowHeartbeat } = Promise.withResolvers<undefined>()
    const exports: typeof services.store.exports = {
      ...services.store.exports,
      async heartbeat(...beat) {
        await isClaimed
        return services.store.exports.heartbeat(...beat)
      },
    }
    const first = services.worker({ renderer: stuck, leaseMs: 300, store: { ...services.store, exports } })
    first.start()
    await expect.poll(() => first.active()).toBe(1)
    await expect
      .poll(() => services.store.exports.claim({ workerId: 'other', now: 1, leaseMs: 60_000 }))
      .toMatchObject({ id: _id })
    allowHeartbeat(undefined)
    await expect.poll(() => first.active()).toBe(0)
    expect(reason).toMatchObject({ name: 'LeaseLost' })
    expect((await services.exports.get(caller, _id)).status).toBe('processing')
  })

  test('does not delete the files of an export that it completed if the database’s reply was lost', async () => {
    const { _id } = await queue(await design())
    const { promise: isRecovered, resolve: recover } = Promise.withResolvers<undefined>()
    const exports: typeof services.store.exports = {
      ...services.store.exports,
      // The connection breaks after the database has committed. Heartbeats run in between.
      async finish(...finished) {
        await services.store.exports.finish(...finished)
        await setTimeout(400)
        void setTimeout(50).then(() => recover(undefined))
        throw new Failure('overloaded', { retryAfterSeconds: 2 })
      },
    }
    services.worker({ store: { ...services.store, exports }, leaseMs: 300 }).start()
    await isRecovered
    expect((await fetched(services, (await waitUntilEnded(_id)).downloadUrl)).length).toBeGreaterThan(0)
  })

  test('leaves its files to the sweep if it cannot read whether they are in use', async () => {
    const { _id } = await queue(await design())
    const exports: typeof services.store.exports = {
      ...services.store.exports,
      async finish(...finished) {
        await services.store.exports.finish(...finished)
        return []
      },
      findAny: () => Promise.reject(new Failure('overloaded', { retryAfterSeconds: 2 })),
    }
    const worker = services.worker({ store: { ...services.store, exports } })
    worker.start()
    await waitUntilEnded(_id)
    await worker.stop({ drainMs: 10_000 })
    expect(await names(`exports/${_id}`)).toEqual(['1-1.png'])
  })
})

test('a lease is not lost during a render, even if the wall clock changes', async () => {
  const { _id } = await queue(await design())
  const slow: Pick<Renderer, 'render'> = {
    render: async (...args) => {
      // Takes several leases, while the wall clock goes back and forth by an hour.
      for (let count = 0; count < 30; count += 1) {
        await setTimeout(150)
        services.clock.time += count % 2 === 0 ? 3_600_000 : -3_600_000
      }
      return services.renderer.render(...args)
    },
  }
  // Long enough for a heartbeat on a busy machine.
  services.worker({ renderer: slow, leaseMs: 1_500 }).start()
  const other = failing(services, 0, () => new Error())
  await expect.poll(async () => (await services.exports.get(caller, _id)).status).toBe('processing')
  services.worker({ renderer: other }).start()
  expect((await waitUntilEnded(_id)).status).toBe('completed')
  expect(other.calls).toBe(0)
})

/** Returns a heartbeat that is delayed, as over a slow network. */
function slowHeartbeat({ onBegin, onEnd }: { onBegin: () => void; onEnd: () => void }) {
  return async (...args: Parameters<typeof services.store.exports.heartbeat>): Promise<boolean> => {
    onBegin()
    await setTimeout(200)
    const isMine = await services.store.exports.heartbeat(...args)
    onEnd()
    return isMine
  }
}

test('a heartbeat in progress when a render fails ends before the retry is scheduled, which it would delay', async () => {
  const { _id } = await queue(await design())
  const { promise: isBeating, resolve: beat } = Promise.withResolvers<undefined>()
  const order: string[] = []
  const exports: typeof services.store.exports = {
    ...services.store.exports,
    heartbeat: slowHeartbeat({ onBegin: () => beat(undefined), onEnd: () => order.push('heartbeat') }),
    retryLater(id, claims, retry) {
      order.push('retry')
      return services.store.exports.retryLater(id, claims, { ...retry, delayMs: 0 })
    },
  }
  let calls = 0
  const renderer: Pick<Renderer, 'render'> = {
    async render(...args) {
      calls += 1
      if (calls > 1) return services.renderer.render(...args)
      await isBeating
      throw new Error('it crashed')
    },
  }
  services.worker({ renderer, leaseMs: 1_500, store: { ...services.store, exports } }).start()
  expect((await waitUntilEnded(_id)).status).toBe('completed')
  expect(order.slice(0, 2)).toEqual(['heartbeat', 'retry'])
})

test('a heartbeat in progress when a worker drains ends before the export is released', async () => {
  const { _id } = await queue(await design())
  const { promise: isBeating, resolve: beat } = Promise.withResolvers<undefined>()
  const ended: string[] = []
  const exports: typeof services.store.exports = {
    ...services.store.exports,
    heartbeat: slowHeartbeat({ onBegin: () => beat(undefined), onEnd: () => ended.push('heartbeat') }),
    async release(...args) {
      const isMine = await services.store.exports.release(...args)
      ended.push('release')
      return isMine
    },
  }
  const stuck: Pick<Renderer, 'render'> = {
    render: (_, options) =>
      new Promise((__, reject) => {
        options?.signal?.addEventListener('abort', () => reject(new Error('stopped')))
      }),
  }
  const worker = services.worker({ renderer: stuck, leaseMs: 1_500, store: { ...services.store, exports } })
  worker.start()
  await isBeating
  await worker.stop({ drainMs: 0 })
  expect(ended).toEqual(['heartbeat', 'release'])
  expect(await services.store.exports.claim({ workerId: 'other', now: 1, leaseMs: 60_000 })).toMatchObject({ id: _id })
})
