import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { type Page } from '../document/document.ts'
import { isFailure } from '../failure.ts'
import { type RenderTask } from './render-task.ts'
import { createRenderer, type Renderer, type RendererOptions } from './renderer.ts'
import { type Deed } from './testing/deed.ts'
import { WorkerDied } from './worker-died.ts'

const opened: Renderer[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((renderer) => renderer.close({ drainMs: 0 })))
})

function pool(options: RendererOptions = {}): Renderer {
  const renderer = createRenderer({
    workers: 1,
    worker: new URL('testing/wayward-worker.ts', import.meta.url),
    ...options,
  })
  opened.push(renderer)
  return renderer
}

function task(deed: Deed, id = 'page'): RenderTask {
  return {
    document: { version: 1, pages: [{ id, name: deed, elements: [] }] },
    size: { width: 100, height: 100 },
    output: { format: 'png', scale: 1, transparent: false },
    images: {},
  }
}

async function answered(renderer: Renderer, id: string): Promise<string> {
  const { files } = await renderer.render(task('answer', id))
  return new TextDecoder().decode(files[0]?.bytes)
}

/** Waits until as many threads as this have begun, each with a task, and have ended those. */
async function allBusy(renderer: Renderer, threads: number): Promise<void> {
  let isWaiting = true
  const keepBusy = async (): Promise<void> => {
    while (isWaiting) await renderer.render(task('sleep'))
  }
  const busy = Array.from({ length: threads }, keepBusy)
  await expect.poll(() => renderer.stats().busy).toBe(threads)
  isWaiting = false
  await Promise.all(busy)
}

test('tasks are answered, each with its own result, in the order they came', async () => {
  const renderer = pool()
  const order: string[] = []
  const ids = Array.from({ length: 20 }, (_, index) => `p${index}`)
  await Promise.all(ids.map(async (id) => order.push(await answered(renderer, id))))
  expect(order).toEqual(ids)
  expect(renderer.stats()).toEqual({ workers: 1, busy: 0, queued: 0, restarted: 0, stuck: 0, rendered: 20, failed: 0 })
})

test('there are as many tasks under way as there are threads', async () => {
  const renderer = pool({ workers: 2 })
  await allBusy(renderer, 2)
  const all = Array.from({ length: 5 }, () => renderer.render(task('sleep')))
  expect(renderer.stats()).toMatchObject({ busy: 2, queued: 3 })
  await Promise.all(all)
  expect(renderer.stats()).toMatchObject({ busy: 0, queued: 0 })
})

test.each<Deed>(['exit', 'crash'])(
  'a thread that does "%s" is replaced, its task may be tried again and its neighbours are unharmed',
  async (deed) => {
    const renderer = pool({ workers: 2, memoryMb: 64 })
    const [bad, neighbour, waiting] = await Promise.allSettled([
      renderer.render(task(deed)),
      renderer.render(task('sleep')),
      answered(renderer, 'waiting'),
    ])
    expect(bad.status === 'rejected' && bad.reason).toBeInstanceOf(WorkerDied)
    expect(bad.status === 'rejected' && bad.reason.retryable).toBe(true)
    expect(neighbour.status).toBe('fulfilled')
    expect(waiting).toEqual({ status: 'fulfilled', value: 'waiting' })
    expect(renderer.stats()).toMatchObject({ workers: 2, restarted: 1 })
    expect(await answered(renderer, 'after')).toBe('after')
  },
)

test('a render that spends the heap fails for good, and its thread is replaced', async () => {
  const renderer = pool({ memoryMb: 64 })
  await expect(renderer.render(task('exhaust'))).rejects.toMatchObject({
    code: 'output_too_large',
    details: { reason: 'rendering it needs more memory than 64 MiB' },
  })
  expect(await answered(renderer, 'after')).toBe('after')
})

test('a render over its time is ended, even one that never lets go of its thread, and the next is rendered', async () => {
  const renderer = pool({ timeoutMs: 200 })
  await answered(renderer, 'warm')
  const began = performance.now()
  const [late, next] = await Promise.allSettled([renderer.render(task('spin')), answered(renderer, 'next')])
  expect(late.status === 'rejected' && isFailure(late.reason, 'render_timeout') && late.reason.details).toEqual({
    limitMs: 200,
  })
  expect(next).toEqual({ status: 'fulfilled', value: 'next' })
  expect(performance.now() - began).toBeLessThan(10_000)
})

test('waiting for a thread does not count as time of the render', async () => {
  const renderer = pool({ timeoutMs: 400 })
  const all = await Promise.allSettled(Array.from({ length: 6 }, () => renderer.render(task('sleep'))))
  expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 'fulfilled'))
})

test('a failure of the document crosses the threads with its code and details', async () => {
  const error: unknown = await pool()
    .render(task('refuse'))
    .catch((reason: unknown) => reason)
  expect(isFailure(error, 'image_invalid') && error.details).toEqual({ reason: 'it is no picture' })
})

test('a defect crosses the threads with its message and the stack of where it was thrown', async () => {
  const error: unknown = await pool()
    .render(task('throw'))
    .catch((reason: unknown) => reason)
  expect(error).toMatchObject({ message: 'a defect', stack: expect.stringContaining('wayward-worker.ts') })
})

test('an aborted task that waits never starts', async () => {
  const renderer = pool()
  await answered(renderer, 'warm')
  const abort = new AbortController()
  const running = renderer.render(task('sleep'))
  const waiting = renderer.render(task('exit'), { signal: abort.signal })
  abort.abort(new Error('no longer wanted'))
  await expect(waiting).rejects.toThrow('no longer wanted')
  await running
  await answered(renderer, 'after')
  expect(renderer.stats().restarted).toBe(0)
})

test('an aborted task under way stops at its next page, and its thread goes on with the next task', async () => {
  const renderer = pool()
  await answered(renderer, 'warm')
  const abort = new AbortController()
  const pages: number[] = []
  const onProgress = (done: number): void => {
    pages.push(done)
    if (done === 2) abort.abort(new Error('enough'))
  }
  await expect(renderer.render(task('pages'), { signal: abort.signal, onProgress })).rejects.toThrow('enough')
  expect(await answered(renderer, 'next')).toBe('next')
  expect(pages).toEqual([1, 2])
  expect(renderer.stats().restarted).toBe(0)
})

test('an aborted task under way stops at its next element, long before its page is done', async () => {
  const renderer = pool()
  await answered(renderer, 'warm')
  const abort = new AbortController()
  const running = renderer.render(task('elements'), { signal: abort.signal })
  setTimeout(() => abort.abort(new Error('enough')), 50)
  await expect(running).rejects.toThrow('enough')
  const began = performance.now()
  expect(await answered(renderer, 'next')).toBe('next')
  expect(performance.now() - began).toBeLessThan(400)
  expect(renderer.stats().restarted).toBe(0)
})

test('an aborted task that does not stop is ended with its thread', async () => {
  const renderer = pool()
  await answered(renderer, 'warm')
  const abort = new AbortController()
  const running = renderer.render(task('spin'), { signal: abort.signal })
  abort.abort(new Error('enough'))
  await expect(running).rejects.toThrow('enough')
  expect(await answered(renderer, 'next')).toBe('next')
  expect(renderer.stats().restarted).toBe(1)
})

test('a task that is aborted before it is given is refused at once', async () => {
  await expect(pool().render(task('answer'), { signal: AbortSignal.abort(new Error('too late')) })).rejects.toThrow(
    'too late',
  )
})

test('progress is told page by page', async () => {
  const told: string[] = []
  await pool().render(task('pages'), { onProgress: (done, of) => told.push(`${done}/${of}`) })
  expect(told).toEqual(Array.from({ length: 20 }, (_, index) => `${index + 1}/20`))
})

test('pictures that can never fit are refused before anything is drawn', async () => {
  const huge = { ...task('exit'), size: { width: 10_000, height: 10_000 } }
  const renderer = pool({ pixelMemoryMb: 100 })
  await expect(renderer.render(huge)).rejects.toMatchObject({ code: 'output_too_large' })
  expect(renderer.stats()).toMatchObject({ restarted: 0, queued: 0 })
})

test('uploads that are small as files count as what they are decoded to', async () => {
  const flat = { width: 4000, height: 4000, channels: 3, background: '#336699' } as const
  const upload = new Uint8Array(await sharp({ create: flat }).png().toBuffer())
  const { width, height } = flat
  const shown = (page: string): Page => ({
    id: page,
    name: 'answer',
    elements: [{ id: `i${page}`, type: 'image', x: 0, y: 0, width, height, src: page }],
  })
  const show = (...pages: Page[][]): RenderTask => ({
    ...task('answer'),
    document: {
      version: 1,
      pages: pages.map((elements, index) => ({
        ...shown(`${index}`),
        elements: elements.flatMap((page) => page.elements),
      })),
    },
    images: { a: upload, b: upload },
  })
  const renderer = pool({ pixelMemoryMb: 100 })
  await expect(renderer.render(show([shown('a'), shown('b')]))).rejects.toMatchObject({ code: 'output_too_large' })
  expect((await renderer.render(show([shown('a')], [shown('b')]))).files).toHaveLength(1)
})

test('tasks whose pictures do not fit beside those under way wait for them', async () => {
  const renderer = pool({ workers: 2, pixelMemoryMb: 100 })
  await allBusy(renderer, 2)
  const before = renderer.stats().rendered
  const large = { ...task('sleep'), size: { width: 2_500, height: 2_500 } }
  const all = [renderer.render(large), renderer.render(large)]
  expect(renderer.stats()).toMatchObject({ busy: 1, queued: 1 })
  await Promise.all(all)
  expect(renderer.stats().rendered - before).toBe(2)
})

test('threads that cannot start fail the waiting tasks rather than let them hang', async () => {
  const renderer = pool({ worker: new URL('testing/stillborn-worker.ts', import.meta.url) })
  await expect(renderer.render(task('answer'))).rejects.toThrow('the native module is missing')
})

test('closing lets tasks finish, refuses new ones and ends the threads', async () => {
  const renderer = pool()
  const under = [renderer.render(task('sleep')), renderer.render(task('sleep'))]
  const closed = renderer.close()
  await expect(renderer.render(task('answer'))).rejects.toMatchObject({ code: 'shutting_down' })
  await closed
  expect((await Promise.allSettled(under)).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  expect(renderer.stats()).toMatchObject({ workers: 0, busy: 0, queued: 0 })
})

test('closing ends what has not finished in its time', async () => {
  const renderer = pool()
  await answered(renderer, 'warm')
  const ends = Promise.allSettled([renderer.render(task('spin')), renderer.render(task('answer'))])
  await renderer.close({ drainMs: 100 })
  const ended = { status: 'rejected', reason: { code: 'shutting_down' } }
  expect(await ends).toMatchObject([ended, ended])
})

test('a round trip through the pool costs less than two milliseconds', async () => {
  const renderer = pool()
  const photo = new Uint8Array(1024 * 1024)
  const request = { ...task('answer'), images: { 'asset:ast_1': photo } }
  const times: number[] = []
  for (let i = 0; i < 50; i += 1) {
    const began = performance.now()
    await renderer.render(request)
    times.push(performance.now() - began)
    await sleep(1)
  }
  times.sort((a, b) => a - b)
  // The fastest tells what the pool costs; the others tell what else the machine was doing.
  expect(times[5]).toBeLessThan(2)
  expect(photo.byteLength).toBe(1024 * 1024)
})
