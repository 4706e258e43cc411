import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { Failure } from '../failure.ts'
import { type Renderer } from '../render/renderer.ts'
import { type Caller } from '../service/caller.ts'
import { type Export } from '../service/exports.ts'
import { designToExport, queueExport } from '../service/testing/queue-export.ts'
import { failing, fetched, type OpenExporting } from './testing/open-exporting.ts'
import { colorIn, SALE } from './testing/sale.ts'
import { useExporting } from './testing/use-exporting.ts'

let open: OpenExporting
let caller: Caller

useExporting((opened, own) => {
  open = opened
  caller = own
})

const design = (): Promise<string> => designToExport(open, caller, SALE)

const queue = (designId: string): Promise<Export> => queueExport(open, caller, { designId })

const ended = (id: string): Promise<Export> => open.exports.wait(caller, id, { waitMs: 30_000 })

async function names(folder: string): Promise<string[]> {
  const all: string[] = []
  for await (const { path } of open.files.list(folder)) all.push(path.slice(folder.length + 1))
  return all.sort()
}

describe('a worker that dies', () => {
  const claim = () => open.store.exports.claim({ workerId: 'dead', now: open.clock.time, leaseMs: 15_000 })

  test('loses its exports to the next when its lease ends', async () => {
    const { _id } = await queue(await design())
    const claimed = await claim()
    await open.files.write(`exports/${_id}/${claimed?.claims ?? 0}-1.png`, Buffer.from('half of a picture'))
    open.worker().start()
    await setTimeout(100)
    expect((await open.exports.get(caller, _id)).status).toBe('processing')
    open.clock.time += 15_001
    const done = await ended(_id)
    expect(await colorIn(await fetched(open, done.downloadUrl))).toEqual([255, 0, 0])
    await expect.poll(() => names(`exports/${_id}`)).toEqual(['2-1.png'])
  })

  test('is not one that gave the export back, however often', async () => {
    const { _id } = await queue(await design())
    for (let count = 0; count < 12; count += 1) {
      const claimed = await claim()
      await open.store.exports.release(_id, claimed?.claims ?? 0, open.clock.time)
    }
    open.worker().start()
    expect((await ended(_id)).status).toBe('completed')
  })

  test('three times with the same export has shown that it is the export’s doing', async () => {
    const { _id } = await queue(await design())
    for (let count = 0; count < 3; count += 1) {
      expect(await claim()).toBeDefined()
      open.clock.time += 15_001
    }
    const renderer = failing(open, 0, () => new Error())
    open.worker({ renderer }).start()
    expect((await ended(_id)).error).toMatchObject({ code: 'internal_error' })
    expect(renderer.calls).toBe(0)
  })
})

describe('a worker whose lease was taken', () => {
  test('writes nothing that the other one’s files suffer from', async () => {
    const { _id } = await queue(await design())
    // The first is held up in the middle of its work, for longer than its lease.
    const { promise: held, resolve: letGo } = Promise.withResolvers<undefined>()
    const { promise: isHeld, resolve: hold } = Promise.withResolvers<undefined>()
    const slow: Pick<Renderer, 'render'> = {
      render: async (task) => {
        const result = await open.renderer.render(task)
        hold(undefined)
        await held
        return { ...result, files: result.files.map((file) => ({ ...file, bytes: Buffer.from('late') })) }
      },
    }
    const late = open.worker({ renderer: slow, leaseMs: 1_000_000 })
    late.start()
    await isHeld
    open.clock.time += 1_000_001
    open.worker().start()
    const done = await ended(_id)
    const bytes = await fetched(open, done.downloadUrl)
    letGo(undefined)
    await expect.poll(() => late.active()).toBe(0)
    expect(await names(`exports/${_id}`)).toEqual(['2-1.png'])
    expect(await fetched(open, (await ended(_id)).downloadUrl)).toEqual(bytes)
  })

  test('notices it at its next heartbeat, and stops', async () => {
    const { _id } = await queue(await design())
    let reason: unknown
    // Fails with an error of its own, as a renderer may: that the lease is lost must be seen all the same.
    const stuck: Pick<Renderer, 'render'> = {
      render: (_, options) =>
        new Promise((__, reject) => {
          options?.signal?.addEventListener('abort', () => {
            reason = options.signal?.reason
            reject(new Error('stopped', { cause: reason }))
          })
        }),
    }
    const first = open.worker({ renderer: stuck, leaseMs: 300 })
    first.start()
    await expect.poll(() => first.active()).toBe(1)
    open.clock.time += 301
    await open.store.exports.claim({ workerId: 'other', now: open.clock.time, leaseMs: 60_000 })
    await expect.poll(() => first.active()).toBe(0)
    expect(reason).toMatchObject({ name: 'LeaseLost' })
    expect((await open.exports.get(caller, _id)).status).toBe('processing')
  })

  test('keeps the files of an export that it finished, though the answer was lost', async () => {
    const { _id } = await queue(await design())
    const { promise: isRecovered, resolve: recover } = Promise.withResolvers<undefined>()
    const exports: typeof open.store.exports = {
      ...open.store.exports,
      // The network swallows what the database says once it has committed, and heartbeats come in between.
      async finish(...finished) {
        await open.store.exports.finish(...finished)
        await setTimeout(400)
        void setTimeout(50).then(() => recover(undefined))
        throw new Failure('overloaded', { retryAfterSeconds: 2 })
      },
    }
    open.worker({ store: { ...open.store, exports }, leaseMs: 300 }).start()
    await isRecovered
    expect((await fetched(open, (await ended(_id)).downloadUrl)).length).toBeGreaterThan(0)
  })

  test('leaves its files to the sweep where it cannot see whether they are shown', async () => {
    const { _id } = await queue(await design())
    const exports: typeof open.store.exports = {
      ...open.store.exports,
      async finish(...finished) {
        await open.store.exports.finish(...finished)
        return []
      },
      findAny: () => Promise.reject(new Failure('overloaded', { retryAfterSeconds: 2 })),
    }
    const worker = open.worker({ store: { ...open.store, exports } })
    worker.start()
    await ended(_id)
    await worker.stop({ drainMs: 10_000 })
    expect(await names(`exports/${_id}`)).toEqual(['1-1.png'])
  })

  test('keeps it as long as it works', async () => {
    const { _id } = await queue(await design())
    const slow: Pick<Renderer, 'render'> = {
      render: async (...args) => {
        // Twenty leases long, as the clock of the queue goes.
        for (let count = 0; count < 20; count += 1) {
          await setTimeout(50)
          open.clock.time += 50
        }
        return open.renderer.render(...args)
      },
    }
    open.worker({ renderer: slow, leaseMs: 300 }).start()
    const other = failing(open, 0, () => new Error())
    await setTimeout(20)
    open.worker({ renderer: other }).start()
    expect((await ended(_id)).status).toBe('completed')
    expect(other.calls).toBe(0)
  })
})
