import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { Failure, isFailure } from '../failure.ts'
import type { RenderTask } from './render-task.ts'
import type { RendererOptions } from './render-options.ts'
import { createRenderer, type Renderer } from './renderer.ts'
import { RenderEvicted, RenderProcessDied } from './render-errors.ts'
import type { Behavior } from './testing/behavior.ts'

const opened: Renderer[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((renderer) => renderer.close({ drainMs: 0 })))
})

function pool(options: RendererOptions = {}): Renderer {
  const renderer = createRenderer({
    workers: 1,
    module: new URL('testing/misbehaving-process.ts', import.meta.url),
    ...options,
  })
  opened.push(renderer)
  return renderer
}

function task(behavior: Behavior, id = 'page'): RenderTask {
  return {
    document: { version: 1, pages: [{ id, name: behavior, elements: [] }] },
    size: { width: 100, height: 100 },
    output: { format: 'png', scale: 1, transparent: false },
    images: {},
  }
}

async function renderAnswer(renderer: Renderer, id: string): Promise<string> {
  const { files } = await renderer.render(task('answer', id))
  return new TextDecoder().decode(files[0]?.bytes)
}

async function waitUntilBusy(renderer: Renderer, processes: number): Promise<void> {
  let isWaiting = true
  const keepBusy = async (): Promise<void> => {
    while (isWaiting) await renderer.render(task('sleep'))
  }
  const busy = Array.from({ length: processes }, keepBusy)
  await expect.poll(() => renderer.stats().busy).toBe(processes)
  isWaiting = false
  await Promise.all(busy)
}

test('one process runs tasks in order, each with its own result', async () => {
  const renderer = pool()
  const order: string[] = []
  const ids = Array.from({ length: 20 }, (_, index) => `p${index}`)
  await Promise.all(ids.map(async (id) => order.push(await renderAnswer(renderer, id))))
  expect(order).toEqual(ids)
  expect(renderer.stats()).toEqual({ workers: 1, busy: 0, queued: 0, restarted: 0, rendered: 20, failed: 0 })
})

test('every process runs one task at a time', async () => {
  const renderer = pool({ workers: 2 })
  await waitUntilBusy(renderer, 2)
  const all = Array.from({ length: 5 }, () => renderer.render(task('sleep')))
  expect(renderer.stats()).toMatchObject({ busy: 2, queued: 3 })
  await Promise.all(all)
  expect(renderer.stats()).toMatchObject({ busy: 0, queued: 0 })
})

test.each<Behavior>(['exit', 'crash'])(
  'a process that ends by "%s" is replaced, its task is retryable, and other tasks succeed',
  async (behavior) => {
    const renderer = pool({ workers: 2 })
    const [bad, neighbor, waiting] = await Promise.allSettled([
      renderer.render(task(behavior)),
      renderer.render(task('sleep')),
      renderAnswer(renderer, 'waiting'),
    ])
    expect(bad.status === 'rejected' && bad.reason).toBeInstanceOf(RenderProcessDied)
    expect(bad.status === 'rejected' && bad.reason.retryable).toBe(true)
    expect(neighbor.status).toBe('fulfilled')
    expect(waiting).toEqual({ status: 'fulfilled', value: 'waiting' })
    expect(renderer.stats()).toMatchObject({ workers: 2, restarted: 1 })
    expect(await renderAnswer(renderer, 'after')).toBe('after')
  },
)

test('a render that exceeds its time is killed, even in a loop, and the next one runs', async () => {
  const renderer = pool({ timeoutMs: 1_500 })
  await renderAnswer(renderer, 'warm')
  const [late, next] = await Promise.allSettled([renderer.render(task('spin')), renderAnswer(renderer, 'next')])
  expect(late.status === 'rejected' && isFailure(late.reason, 'render_timeout') && late.reason.details).toEqual({
    limitMs: 1_500,
  })
  expect(next).toEqual({ status: 'fulfilled', value: 'next' })
})

test('a render starts when a process takes it, not when it is queued', async () => {
  const renderer = pool()
  await renderAnswer(renderer, 'warm')
  const first = renderer.render(task('sleep'))
  const queuedAt = performance.now()
  let waitedMs = 0
  await renderer.render(task('answer'), { onStart: () => (waitedMs = performance.now() - queuedAt) })
  await first
  expect(waitedMs).toBeGreaterThan(100)
})

test('a task can set a shorter time limit', async () => {
  const late = pool().render(task('spin'), { timeoutMs: 200 })
  await expect(late).rejects.toMatchObject({ code: 'render_timeout', details: { limitMs: 200 } })
})

test('the time limit excludes waiting for a process', async () => {
  // Each takes a tenth of it, and all together longer.
  const renderer = pool({ timeoutMs: 1_500 })
  const all = await Promise.allSettled(Array.from({ length: 14 }, () => renderer.render(task('sleep'))))
  expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 14 }, () => 'fulfilled'))
})

test('a failure in a render process retains its code and details', async () => {
  const error: unknown = await pool()
    .render(task('refuse'))
    .catch((reason: unknown) => reason)
  expect(isFailure(error, 'image_invalid') && error.details).toEqual({ reason: 'not an image' })
})

test('an unexpected error in a render process retains its message and stack', async () => {
  const error: unknown = await pool()
    .render(task('throw'))
    .catch((reason: unknown) => reason)
  expect(error).toMatchObject({ message: 'a defect', stack: expect.stringContaining('misbehaving-process.ts') })
})

test('a task aborted while waiting never starts', async () => {
  const renderer = pool()
  await renderAnswer(renderer, 'warm')
  const abort = new AbortController()
  const running = renderer.render(task('sleep'))
  const waiting = renderer.render(task('exit'), { signal: abort.signal })
  abort.abort(new Error('no longer wanted'))
  await expect(waiting).rejects.toThrow('no longer wanted')
  await running
  await renderAnswer(renderer, 'after')
  expect(renderer.stats().restarted).toBe(0)
})

test('an aborted task stops at its next page, and its process takes the next task', async () => {
  const renderer = pool()
  await renderAnswer(renderer, 'warm')
  const abort = new AbortController()
  const pages: number[] = []
  const onProgress = (done: number): void => {
    pages.push(done)
    if (done === 2) abort.abort(new Error('enough'))
  }
  await expect(renderer.render(task('pages'), { signal: abort.signal, onProgress })).rejects.toThrow('enough')
  expect(await renderAnswer(renderer, 'next')).toBe('next')
  expect(pages).toEqual([1, 2])
  expect(renderer.stats().restarted).toBe(0)
})

test('an aborted task that does not stop is killed with its process', async () => {
  const renderer = pool()
  await renderAnswer(renderer, 'warm')
  const abort = new AbortController()
  const running = renderer.render(task('spin'), { signal: abort.signal })
  abort.abort(new Error('enough'))
  await expect(running).rejects.toThrow('enough')
  expect(await renderAnswer(renderer, 'next')).toBe('next')
  expect(renderer.stats().restarted).toBe(1)
})

test('a task aborted before it is queued is rejected at once', async () => {
  await expect(pool().render(task('answer'), { signal: AbortSignal.abort(new Error('too late')) })).rejects.toThrow(
    'too late',
  )
})

test('progress is reported page by page', async () => {
  const reported: string[] = []
  await pool().render(task('pages'), { onProgress: (done, total) => reported.push(`${done}/${total}`) })
  expect(reported).toEqual(Array.from({ length: 20 }, (_, index) => `${index + 1}/20`))
})

test('closing lets tasks finish, rejects new ones and ends the processes', async () => {
  const renderer = pool()
  const accepted = [renderer.render(task('sleep')), renderer.render(task('sleep'))]
  const closed = renderer.close()
  await expect(renderer.render(task('answer'))).rejects.toMatchObject({ code: 'shutting_down' })
  await closed
  expect((await Promise.allSettled(accepted)).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  expect(renderer.stats()).toMatchObject({ workers: 0, busy: 0, queued: 0 })
})

test('closing kills tasks that do not finish in time', async () => {
  const renderer = pool()
  await renderAnswer(renderer, 'warm')
  const outcomes = Promise.allSettled([renderer.render(task('spin')), renderer.render(task('answer'))])
  await renderer.close({ drainMs: 100 })
  const rejected = { status: 'rejected', reason: { code: 'shutting_down' } }
  expect(await outcomes).toMatchObject([rejected, rejected])
})

test('a round trip through the pool costs less than three milliseconds', async () => {
  const renderer = pool()
  const photo = new Uint8Array(1024 * 1024)
  const request = { ...task('read'), images: { photo } }
  const times: number[] = []
  for (let i = 0; i < 50; i += 1) {
    const began = performance.now()
    const { files } = await renderer.render(request)
    times.push(performance.now() - began)
    expect(new TextDecoder().decode(files[0]?.bytes)).toBe('1048576')
    await sleep(1)
  }
  times.sort((a, b) => a - b)
  // The fastest round trips show the cost of the pool. The others depend on the load of the machine.
  expect(times[5]).toBeLessThan(3)
})

test('a render whose native memory exceeds the limit fails permanently, and others are unaffected', async () => {
  const renderer = pool({ workers: 2, memoryMb: 300 })
  const [over, neighbor] = await Promise.allSettled([renderer.render(task('hoard')), renderer.render(task('pages'))])
  expect(over).toMatchObject({ status: 'rejected', reason: { code: 'render_memory', details: { limitMb: 300 } } })
  expect(neighbor.status).toBe('fulfilled')
  expect(await renderAnswer(renderer, 'after')).toBe('after')
})

test('a process that retains much memory is replaced while no task waits', async () => {
  const renderer = pool({ memoryMb: 1_000 })
  await renderer.render(task('large'))
  expect(renderer.stats().restarted).toBe(0)
  await expect.poll(() => renderer.stats().restarted).toBe(1)
  expect(await renderAnswer(renderer, 'after')).toBe('after')
})

test('each file is stored before the next one is sent, and an error while storing ends the render', async () => {
  const renderer = pool()
  const taken: string[] = []
  const onFile = async ({ bytes }: { readonly bytes: Uint8Array }): Promise<void> => {
    await sleep(5)
    const text = new TextDecoder().decode(bytes)
    if (text === '4') throw new Error('the disk is full')
    taken.push(text)
  }
  await expect(renderer.render(task('files'), { onFile })).rejects.toThrow('the disk is full')
  expect(taken).toEqual(['1', '2', '3'])
  expect(await renderAnswer(renderer, 'next')).toBe('next')
  expect(renderer.stats().restarted).toBe(0)
})

test('an image that cannot be read fails the render with its code', async () => {
  const images = (): Promise<never> => Promise.reject(new Failure('image_fetch_failed', { reason: 'it was deleted' }))
  await expect(pool().render({ ...task('read'), images })).rejects.toMatchObject({
    code: 'image_fetch_failed',
    details: { reason: 'it was deleted' },
  })
})

test.each(['failing-start', 'hanging-start'])(
  'processes of %s make waiting tasks fail, and the pool reports that it cannot render',
  async (module) => {
    const renderer = pool({ module: new URL(`testing/${module}.ts`, import.meta.url), startMs: 300 })
    expect(renderer.canRender()).toBe(true)
    await expect(renderer.render(task('answer'))).rejects.toMatchObject({ code: 'overloaded' })
    expect(renderer.canRender()).toBe(false)
    // Before the event loop turns.
    const refused = renderer.render(task('answer')).catch((error: unknown) => error)
    const first = await Promise.race([refused, new Promise((resolve) => setImmediate(resolve))])
    expect(first).toMatchObject({ code: 'overloaded' })
  },
)

test('while all processes are busy, a small task of another account gets a reserve process', async () => {
  const renderer = pool({ workers: 2, timeoutMs: 600_000 })
  const backlog = Promise.allSettled(
    Array.from({ length: 6 }, () => renderer.render(task('spin'), { accountId: 'a', costMs: 50 })),
  )
  await expect.poll(() => renderer.stats().busy).toBe(2)
  // Without one, it would wait for the backlog.
  await renderer.render(task('answer'), { accountId: 'b', costMs: 50 })
  // Neither the backlog's own account nor a long task gets a reserve process.
  expect(renderer.stats()).toMatchObject({ workers: 3, busy: 2, queued: 4 })
  const large = renderer.render(task('answer'), { accountId: 'b', costMs: 5_000 }).catch(() => undefined)
  await sleep(300)
  expect(renderer.stats()).toMatchObject({ workers: 3, busy: 2, queued: 5 })
  await renderer.close({ drainMs: 0 })
  await Promise.all([backlog, large])
})

test('a render that exceeds its estimate on a reserve process is evicted once another account’s small render waits', async () => {
  const renderer = pool()
  const slow = (accountId: string) => renderer.render(task('spin'), { accountId, costMs: 50 })
  const regular = slow('a').catch((error: unknown) => error)
  const evicted = slow('b').catch((error: unknown) => error)
  await expect.poll(() => renderer.stats().busy).toBe(2)
  const began = performance.now()
  await renderer.render(task('answer'), { accountId: 'c', costMs: 50 })
  expect(performance.now() - began).toBeLessThan(10_000)
  expect(await evicted).toBeInstanceOf(RenderEvicted)
  expect(renderer.stats()).toMatchObject({ workers: 2, busy: 1, restarted: 1 })
  await renderer.close({ drainMs: 0 })
  expect(await regular).toMatchObject({ code: 'shutting_down' })
})

test('a render that exceeds its estimate on a reserve process continues while no other account waits', async () => {
  const renderer = pool()
  const regular = renderer.render(task('spin'), { accountId: 'a', costMs: 50 }).catch(() => undefined)
  const slow = renderer.render(task('linger'), { accountId: 'b', costMs: 50 })
  const second = renderer.render(task('answer'), { accountId: 'b', costMs: 50 })
  expect((await slow).warnings).toEqual([])
  await second
  expect(renderer.stats()).toMatchObject({ busy: 1, restarted: 0 })
  await renderer.close({ drainMs: 0 })
  await regular
})

test('the next task belongs to the account with the fewest running tasks', async () => {
  const renderer = pool()
  await renderAnswer(renderer, 'warm')
  const order: string[] = []
  const run = async (accountId: string, behavior: Behavior): Promise<void> => {
    await renderer.render(task(behavior), { accountId })
    order.push(accountId)
  }
  await Promise.all([run('a', 'sleep'), run('a', 'answer'), run('b', 'answer')])
  expect(order).toEqual(['a', 'a', 'b'])
  const two = pool({ workers: 2 })
  await waitUntilBusy(two, 2)
  order.length = 0
  const runTwo = async (accountId: string, behavior: Behavior): Promise<void> => {
    await two.render(task(behavior), { accountId })
    order.push(accountId)
  }
  await Promise.all([
    runTwo('a', 'pages'),
    runTwo('b', 'sleep'),
    runTwo('a', 'answer'),
    runTwo('a', 'answer'),
    runTwo('b', 'answer'),
  ])
  expect(order.slice(0, 2)).toEqual(['b', 'b'])
})

test('a process yields the processor to the server, and ends with it, even while it is busy', async () => {
  const program = `
    import { createRenderer } from ${JSON.stringify(new URL('renderer.ts', import.meta.url).href)}
    const module = new URL(${JSON.stringify(new URL('testing/misbehaving-process.ts', import.meta.url).href)})
    const renderer = createRenderer({ workers: 1, module })
    // On a busy machine, a process may not start in time.
    const spin = () => renderer.render(${JSON.stringify({ ...task('spin'), images: {} })}).catch(spin)
    void spin()
    setInterval(() => renderer.stats().busy === 1 && process.stdout.write('busy'), 50)`
  const server = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(server.stdout, 'data')
  const [child] = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8').trim().split(' ')
  expect(getPriority(Number(child))).toBe(getPriority(server.pid) + 10)
  server.kill('SIGKILL')
  await once(server, 'exit')
  await expect.poll(() => existsSync(`/proc/${child}`)).toBe(false)
})
