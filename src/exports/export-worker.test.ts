import type { FullCaller } from '../service/testing/open-services.ts'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { emptyDocument } from '../document/document.ts'
import { Failure } from '../failure.ts'
import type { FileStore } from '../files/file-store.ts'
import type { Renderer } from '../render/renderer.ts'
import { RenderProcessDied } from '../render/render-errors.ts'
import type { Export } from './export.ts'
import { designToExport, queueExport } from '../service/testing/sample-exports.ts'
import { documentOf, rect } from '../service/testing/sample-documents.ts'
import { storedPaths } from '../service/testing/stored-paths.ts'
import type { EndedExport } from './report-end.ts'
import { failing, fetched, type OpenExporting } from './testing/open-exporting.ts'
import { SALE } from './testing/sale.ts'
import { useExporting } from './testing/use-exporting.ts'

let services: OpenExporting
let caller: FullCaller

useExporting((opened, own) => {
  services = opened
  caller = own
})

const design = (): Promise<string> => designToExport(services, caller, SALE)

const queue = (designId: string, options: object = {}): Promise<Export> =>
  queueExport(services, caller, { designId, ...options })

const waitUntilEnded = (id: string): Promise<Export> => services.exports.wait(caller, id, { waitMs: 30_000 })

/**
 * A store whose retries are due at once, with the delays that were requested and the state of the
 * export after each.
 */
function withoutDelays() {
  const delays: number[] = []
  const states: Export[] = []
  const exports: typeof services.store.exports = {
    ...services.store.exports,
    async retryLater(id, claims, retry) {
      delays.push(retry.delayMs)
      const isMine = await services.store.exports.retryLater(id, claims, { ...retry, delayMs: 0 })
      states.push(await services.exports.get(caller, id))
      return isMine
    },
  }
  return { delays, states, store: { ...services.store, exports } }
}

describe('an export', () => {
  test('is rendered once if it is requested several times at once', async () => {
    const renderer = failing(services, 0, () => new Error())
    const designId = await design()
    const queued = await Promise.all(Array.from({ length: 5 }, () => queue(designId)))
    services.worker({ renderer }).start()
    const done = await Promise.all(queued.map(({ _id }) => waitUntilEnded(_id)))
    expect(done.map(({ status }) => status)).toEqual(Array(5).fill('completed'))
    expect(renderer.calls).toBe(1)
    const [first, ...others] = await Promise.all(done.map(({ downloadUrl }) => fetched(services, downloadUrl)))
    for (const bytes of others) expect(bytes).toEqual(first)
  })

  test('is claimed at once, long before the next poll of the queue', async () => {
    let polls = 0
    const exports: typeof services.store.exports = {
      ...services.store.exports,
      async claim(...args) {
        const claimed = await services.store.exports.claim(...args)
        polls += 1
        return claimed
      },
    }
    services.worker({ pollMs: 600_000, store: { ...services.store, exports } }).start()
    await expect.poll(() => polls).toBe(1)
    expect((await waitUntilEnded((await queue(await design()))._id)).status).toBe('completed')
  })

  test('is reported to the metrics and the log', async () => {
    const reported: EndedExport[] = []
    const logged: object[] = []
    const log = { info: (fields: object) => void logged.push(fields), warn: () => undefined, error: () => undefined }
    services.worker({ onEnd: (ended) => reported.push(ended), log }).start()
    const designId = await design()
    const input = { designId, format: 'png' as const }
    const { _id } = await services.exports.create(caller, input, { requestId: 'req_1' })
    await waitUntilEnded(_id)
    const times = {
      totalMs: expect.any(Number) as number,
      renderMs: expect.any(Number) as number,
    }
    await expect
      .poll(() => reported)
      .toEqual([{ origin: 'render', status: 'completed', format: 'png', errorCode: null, ...times }])
    const ids = { exportId: _id, requestId: 'req_1', account: caller.accountId, design: designId }
    await expect.poll(() => logged).toEqual([{ ...ids, format: 'png', attempt: 1, ...times }])
  })

  test('is reported to the metrics and the log if it waited for the render of an identical one', async () => {
    const reported: EndedExport[] = []
    const logged: object[] = []
    const log = { info: (fields: object) => void logged.push(fields), warn: () => undefined, error: () => undefined }
    const designId = await design()
    const input = { designId, format: 'png' as const }
    const first = await services.exports.create(caller, input, { requestId: 'req_1' })
    const second = await services.exports.create(caller, input, { requestId: 'req_2' })
    services.worker({ onEnd: (ended) => reported.push(ended), log }).start()
    await waitUntilEnded(second._id)
    const totalMs = expect.any(Number) as number
    await expect.poll(() => reported.map(({ origin }) => origin)).toEqual(['render', 'reuse'])
    expect(reported[1]).toEqual({ origin: 'reuse', status: 'completed', format: 'png', totalMs })
    const ids = { exportId: second._id, requestId: 'req_2', account: caller.accountId, design: designId }
    expect(logged[1]).toEqual({ ...ids, format: 'png', totalMs, filesOf: first._id })
  })
})

test('exports stay queued while nothing can be rendered, and no attempt is counted', async () => {
  let canRender = false
  let polls = 0
  const checkRenderer = (): boolean => {
    polls += 1
    return canRender
  }
  services.worker({ canRender: checkRenderer }).start()
  const { _id } = await queue(await design())
  const pollsBefore = polls
  await expect.poll(() => polls).toBeGreaterThan(pollsBefore + 2)
  expect(await services.exports.get(caller, _id)).toMatchObject({ status: 'queued' })
  expect((await services.store.exports.find(caller.accountId, _id))?.attempts).toBe(0)
  canRender = true
  expect((await waitUntilEnded(_id)).status).toBe('completed')
})

test('an account is charged for rendering, not for waiting until a process is free', async () => {
  const reported: EndedExport[] = []
  const waitMs = 300
  const renderer: Pick<Renderer, 'render'> = {
    // As if all processes were busy for a while.
    async render(task, options) {
      await setTimeout(waitMs)
      return services.renderer.render(task, options)
    },
  }
  // The first render waits for the process to start.
  const output = { format: 'png', scale: 1, transparent: false } as const
  await services.renderer.render({ document: emptyDocument(), size: { width: 9, height: 9 }, output, images: {} })
  services.worker({ renderer, onEnd: (end) => reported.push(end) }).start()
  const queuedAt = performance.now()
  await waitUntilEnded((await queue(await design()))._id)
  const totalMs = performance.now() - queuedAt
  await expect.poll(() => reported).toHaveLength(1)
  const [end] = reported
  expect(totalMs - (end?.origin === 'render' ? end.renderMs : NaN)).toBeGreaterThanOrEqual(waitMs - 5)
})

describe('a render that fails', () => {
  test('for a reason other than its document is retried, with longer delays each time', async () => {
    const renderer = failing(
      services,
      2,
      () => new RenderProcessDied({ reason: 'it crashed', isOverMemory: false, stderr: '' }),
    )
    const { store, delays, states } = withoutDelays()
    services.worker({ renderer, store }).start()
    const { _id } = await queue(await design())
    expect((await waitUntilEnded(_id)).status).toBe('completed')
    expect(delays).toEqual([1_000, 4_000])
    expect(states).toMatchObject(Array(2).fill({ status: 'processing', error: null }))
    expect(renderer.calls).toBe(3)
  })

  test('leaves no files of its attempts, since the next attempt may need their space', async () => {
    let attempts = 0
    const files: FileStore = {
      ...services.files,
      write(path, ...parts) {
        if (!path.endsWith('-2.png')) return services.files.write(path, ...parts)
        attempts += 1
        return Promise.reject(new Failure('disk_full', {}))
      },
    }
    const document = documentOf([rect('#ff0000')], [rect('#00ff00')])
    const worker = services.worker({ files, store: withoutDelays().store })
    worker.start()
    const { _id } = await queue(await designToExport(services, caller, { ...SALE, document }))
    await expect.poll(() => attempts).toBeGreaterThan(2)
    await worker.stop({ drainMs: 0 })
    expect(await storedPaths(services.files, `exports/${_id}`)).toEqual([])
  })

  test('three times ends the export as failed, without revealing the cause', async () => {
    const renderer = failing(services, 3, () => new Error('/secret/path: SELECT *'))
    services.worker({ renderer, store: withoutDelays().store }).start()
    const { _id } = await queue(await design())
    expect((await waitUntilEnded(_id)).error).toEqual({
      code: 'internal_error',
      message: 'Internal error. Retrying the export may succeed.',
      retryable: true,
    })
    expect(renderer.calls).toBe(3)
  })

  test('permanently leaves no files', async () => {
    const files: typeof services.files = {
      ...services.files,
      async write(path, ...parts) {
        await services.files.write(path, ...parts)
        throw new Failure('output_too_large', { reason: 'The files are too large.' })
      },
    }
    const worker = services.worker({ files })
    worker.start()
    const { _id } = await queue(await design())
    expect(await waitUntilEnded(_id)).toMatchObject({
      status: 'failed',
      error: { code: 'output_too_large', retryable: false },
    })
    await worker.stop({ drainMs: 10_000 })
    expect(await storedPaths(services.files, `exports/${_id}`)).toEqual([])
  })

  test('because of its document is not retried', async () => {
    const renderer = failing(services, 9, () => new Failure('image_invalid', { reason: 'The picture is broken.' }))
    services.worker({ renderer }).start()
    expect((await waitUntilEnded((await queue(await design()))._id)).error).toEqual({
      code: 'image_invalid',
      message: 'The picture is broken.',
      retryable: false,
    })
    expect(renderer.calls).toBe(1)
  })

  test('because of its time limit is not retried, and the export can be requested again', async () => {
    const renderer = failing(services, 1, () => new Failure('render_timeout', { limitMs: 30_000 }))
    services.worker({ renderer }).start()
    const designId = await design()
    expect((await waitUntilEnded((await queue(designId))._id)).error).toMatchObject({
      code: 'render_timeout',
      retryable: true,
    })
    expect((await waitUntilEnded((await queue(designId))._id)).status).toBe('completed')
  })

  test('because a write fails is retried', async () => {
    let writes = 0
    const files: FileStore = {
      ...services.files,
      write: (path, ...parts) => {
        writes += 1
        return writes === 1 ? Promise.reject(new Error('ENOSPC')) : services.files.write(path, ...parts)
      },
    }
    services.worker({ files, store: withoutDelays().store }).start()
    const { _id } = await queue(await design())
    expect((await waitUntilEnded(_id)).status).toBe('completed')
  })
})

describe('a worker that stops', () => {
  test('finishes exports in progress, and claims no more', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<undefined>()
    const renderer: Pick<Renderer, 'render'> = {
      async render(...args) {
        await held
        return services.renderer.render(...args)
      },
    }
    const worker = services.worker({ concurrency: 1, renderer })
    const [a, b] = [await queue(await design()), await queue(await design(), { scale: 2 })]
    worker.start()
    await expect.poll(() => worker.active()).toBe(1)
    const stopped = worker.stop({ drainMs: 30_000 })
    release(undefined)
    await stopped
    expect((await services.exports.get(caller, a._id)).status).toBe('completed')
    expect((await services.exports.get(caller, b._id)).status).toBe('queued')
  })

  test('releases an export that does not finish in time, so that another worker can complete it', async () => {
    const { _id } = await queue(await design())
    const stuck: Pick<Renderer, 'render'> = {
      render: (_, options) =>
        new Promise((__, reject) => {
          options?.signal?.addEventListener('abort', () => reject(options.signal?.reason as Error))
        }),
    }
    const worker = services.worker({ renderer: stuck })
    worker.start()
    await expect.poll(() => worker.active()).toBe(1)
    await worker.stop({ drainMs: 30 })
    expect(await services.exports.get(caller, _id)).toMatchObject({ status: 'processing', error: null })
    services.worker().start()
    expect((await waitUntilEnded(_id)).status).toBe('completed')
  })
})
