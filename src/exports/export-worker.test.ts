import { type FullCaller } from '../service/testing/open-services.ts'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { emptyDocument } from '../document/document.ts'
import { Failure } from '../failure.ts'
import { type FileStore } from '../files/file-store.ts'
import { type Renderer } from '../render/renderer.ts'
import { RenderProcessDied } from '../render/render-errors.ts'
import { type Export } from './export.ts'
import { designToExport, queueExport } from '../service/testing/sample-exports.ts'
import { documentOf, rect } from '../service/testing/sample-documents.ts'
import { type EndedExport } from './end-export.ts'
import { failing, fetched, type OpenExporting } from './testing/open-exporting.ts'
import { SALE } from './testing/sale.ts'
import { useExporting } from './testing/use-exporting.ts'

let open: OpenExporting
let caller: FullCaller

useExporting((opened, own) => {
  open = opened
  caller = own
})

const design = (): Promise<string> => designToExport(open, caller, SALE)

const queue = (designId: string, options: object = {}): Promise<Export> =>
  queueExport(open, caller, { designId, ...options })

const ended = (id: string): Promise<Export> => open.exports.wait(caller, id, { waitMs: 30_000 })

/**
 * A store whose retries are due at once, with the delays that were requested and the state of the
 * export after each.
 */
function withoutDelays() {
  const delays: number[] = []
  const states: Export[] = []
  const exports: typeof open.store.exports = {
    ...open.store.exports,
    async retryLater(id, claims, retry) {
      delays.push(retry.delayMs)
      const isMine = await open.store.exports.retryLater(id, claims, { ...retry, delayMs: 0 })
      states.push(await open.exports.get(caller, id))
      return isMine
    },
  }
  return { delays, states, store: { ...open.store, exports } }
}

describe('an export', () => {
  test('is rendered once if it is requested several times at once', async () => {
    const renderer = failing(open, 0, () => new Error())
    const designId = await design()
    const queued = await Promise.all(Array.from({ length: 5 }, () => queue(designId)))
    open.worker({ renderer }).start()
    const done = await Promise.all(queued.map(({ _id }) => ended(_id)))
    expect(done.map(({ status }) => status)).toEqual(Array(5).fill('completed'))
    expect(renderer.calls).toBe(1)
    const [first, ...others] = await Promise.all(done.map(({ downloadUrl }) => fetched(open, downloadUrl)))
    for (const bytes of others) expect(bytes).toEqual(first)
  })

  test('is claimed at once, long before the next poll of the queue', async () => {
    let polls = 0
    const exports: typeof open.store.exports = {
      ...open.store.exports,
      async claim(...given) {
        const claimed = await open.store.exports.claim(...given)
        polls += 1
        return claimed
      },
    }
    open.worker({ pollMs: 600_000, store: { ...open.store, exports } }).start()
    await expect.poll(() => polls).toBe(1)
    expect((await ended((await queue(await design()))._id)).status).toBe('completed')
  })

  test('is reported to the metrics and the log', async () => {
    const reported: EndedExport[] = []
    const logged: object[] = []
    const log = { info: (fields: object) => void logged.push(fields), warn: () => undefined, error: () => undefined }
    open.worker({ onEnd: (ended) => reported.push(ended), log }).start()
    const { _id: exportId } = await ended((await queue(await design()))._id)
    const end = {
      status: 'completed',
      format: 'png',
      errorCode: null,
      totalMs: expect.any(Number) as number,
      renderMs: expect.any(Number) as number,
    }
    expect(reported).toEqual([end])
    expect(logged).toEqual([{ exportId, account: caller.accountId, attempt: 1, ...end }])
  })
})

test('while nothing can be rendered, exports stay queued and no attempt is counted', async () => {
  let canRender = false
  let looks = 0
  const ask = (): boolean => {
    looks += 1
    return canRender
  }
  open.worker({ canRender: ask }).start()
  const { _id } = await queue(await design())
  const before = looks
  await expect.poll(() => looks).toBeGreaterThan(before + 2)
  expect(await open.exports.get(caller, _id)).toMatchObject({ status: 'queued' })
  canRender = true
  expect((await ended(_id)).status).toBe('completed')
})

test('an account is charged for rendering, not for waiting until a process is free', async () => {
  const reported: EndedExport[] = []
  const waitMs = 300
  const renderer: Pick<Renderer, 'render'> = {
    // As if all processes were busy for a while.
    async render(task, options) {
      await setTimeout(waitMs)
      return open.renderer.render(task, options)
    },
  }
  // The first render waits for the process to start.
  const output = { format: 'png', scale: 1, transparent: false } as const
  await open.renderer.render({ document: emptyDocument(), size: { width: 9, height: 9 }, output, images: {} })
  open.worker({ renderer, onEnd: (end) => reported.push(end) }).start()
  const queuedAt = performance.now()
  await ended((await queue(await design()))._id)
  const totalMs = performance.now() - queuedAt
  expect(totalMs - (reported[0]?.renderMs ?? NaN)).toBeGreaterThanOrEqual(waitMs - 5)
})

describe('a render that fails', () => {
  test('for a reason other than its document is retried, with longer delays each time', async () => {
    const renderer = failing(
      open,
      2,
      () => new RenderProcessDied({ reason: 'it crashed', isOverMemory: false, stderr: '' }),
    )
    const { store, delays, states } = withoutDelays()
    open.worker({ renderer, store }).start()
    const { _id } = await queue(await design())
    expect((await ended(_id)).status).toBe('completed')
    expect(delays).toEqual([1_000, 4_000])
    expect(states).toMatchObject(Array(2).fill({ status: 'processing', error: null }))
    expect(renderer.calls).toBe(3)
  })

  test('leaves no files of its attempts, which on a full disk would take the space that the next one needs', async () => {
    let attempts = 0
    const files: FileStore = {
      ...open.files,
      write(path, ...parts) {
        if (!path.endsWith('-2.png')) return open.files.write(path, ...parts)
        attempts += 1
        return Promise.reject(new Failure('disk_full', {}))
      },
    }
    const document = documentOf([rect('#ff0000')], [rect('#00ff00')])
    const worker = open.worker({ files, store: withoutDelays().store })
    worker.start()
    const { _id } = await queue(await designToExport(open, caller, { ...SALE, document }))
    await expect.poll(() => attempts).toBeGreaterThan(2)
    await worker.stop({ drainMs: 0 })
    const left: string[] = []
    for await (const { path } of open.files.list(`exports/${_id}`)) left.push(path)
    expect(left).toEqual([])
  })

  test('three times has failed, without revealing the cause', async () => {
    const renderer = failing(open, 3, () => new Error('/secret/path: SELECT *'))
    open.worker({ renderer, store: withoutDelays().store }).start()
    const { _id } = await queue(await design())
    expect((await ended(_id)).error).toEqual({
      code: 'internal_error',
      message: 'Internal error. Retrying the export may succeed.',
      retryable: true,
    })
    expect(renderer.calls).toBe(3)
  })

  test('permanently leaves none of the files that it wrote', async () => {
    const files: typeof open.files = {
      ...open.files,
      async write(path, ...parts) {
        await open.files.write(path, ...parts)
        throw new Failure('output_too_large', { reason: 'The files are too large.' })
      },
    }
    const worker = open.worker({ files })
    worker.start()
    const { _id } = await queue(await design())
    expect(await ended(_id)).toMatchObject({ status: 'failed', error: { code: 'output_too_large', retryable: false } })
    await worker.stop({ drainMs: 10_000 })
    for await (const { path } of open.files.list(`exports/${_id}`)) expect.unreachable(path)
  })

  test('because of its document fails at once', async () => {
    const renderer = failing(open, 9, () => new Failure('image_invalid', { reason: 'The picture is broken.' }))
    open.worker({ renderer }).start()
    expect((await ended((await queue(await design()))._id)).error).toEqual({
      code: 'image_invalid',
      message: 'The picture is broken.',
      retryable: false,
    })
    expect(renderer.calls).toBe(1)
  })

  test('because of its time limit fails at once, and can be requested again', async () => {
    const renderer = failing(open, 1, () => new Failure('render_timeout', { limitMs: 30_000 }))
    open.worker({ renderer }).start()
    const designId = await design()
    expect((await ended((await queue(designId))._id)).error).toMatchObject({ code: 'render_timeout', retryable: true })
    expect((await ended((await queue(designId))._id)).status).toBe('completed')
  })

  test('because a write fails is retried', async () => {
    let writes = 0
    const files: FileStore = {
      ...open.files,
      write: (path, ...parts) => {
        writes += 1
        return writes === 1 ? Promise.reject(new Error('ENOSPC')) : open.files.write(path, ...parts)
      },
    }
    open.worker({ files, store: withoutDelays().store }).start()
    const { _id } = await queue(await design())
    expect((await ended(_id)).status).toBe('completed')
  })
})

describe('a worker that stops', () => {
  test('finishes exports in progress, and claims no others', async () => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<undefined>()
    const renderer: Pick<Renderer, 'render'> = {
      async render(...given) {
        await held
        return open.renderer.render(...given)
      },
    }
    const worker = open.worker({ concurrency: 1, renderer })
    const [a, b] = [await queue(await design()), await queue(await design(), { scale: 2 })]
    worker.start()
    await expect.poll(() => worker.active()).toBe(1)
    const stopped = worker.stop({ drainMs: 30_000 })
    letGo(undefined)
    await stopped
    expect((await open.exports.get(caller, a._id)).status).toBe('completed')
    expect((await open.exports.get(caller, b._id)).status).toBe('queued')
  })

  test('releases what does not finish in time, and another worker claims it at once', async () => {
    const { _id } = await queue(await design())
    const stuck: Pick<Renderer, 'render'> = {
      render: (_, options) =>
        new Promise((__, reject) => {
          options?.signal?.addEventListener('abort', () => reject(options.signal?.reason as Error))
        }),
    }
    const worker = open.worker({ renderer: stuck })
    worker.start()
    await expect.poll(() => worker.active()).toBe(1)
    await worker.stop({ drainMs: 30 })
    expect(await open.exports.get(caller, _id)).toMatchObject({ status: 'processing', error: null })
    open.worker().start()
    expect((await ended(_id)).status).toBe('completed')
  })
})
