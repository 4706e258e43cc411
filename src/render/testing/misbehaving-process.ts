import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from '../../failure.ts'
import type { RenderDocument } from '../render-document.ts'
import type { RenderedFile, RenderResult, RenderTask } from '../render-task.ts'
import { serveRenders } from '../serve-renders.ts'
import { watchProcess } from '../watch-process.ts'
import type { Behavior } from './behavior.ts'

const MIB = 1024 * 1024

/** Memory that remains in use after its render, as native caches do. */
const retained: Uint8Array[] = []

const spin = (): never => {
  for (;;) Atomics.load(new Int32Array(1), 0)
}

const BEHAVIORS: Record<Behavior, RenderDocument> = {
  answer: (task, events) => answer(task, events),
  exit: () => process.exit(3),
  spin,
  sleep: async (task, events) => {
    await sleep(150)
    return answer(task, events)
  },
  linger: async (task, events) => {
    await sleep(1_500)
    return answer(task, events)
  },
  // Allocates outside the heap and never returns to the event loop.
  hoard: () => {
    for (;;) retained.push(new Uint8Array(8 * MIB).fill(1))
  },
  crash: async (task, events) => {
    setImmediate(() => {
      throw new Error('not caught')
    })
    await sleep(60_000)
    return answer(task, events)
  },
  refuse: () => Promise.reject(new Failure('image_invalid', { reason: 'not an image' })),
  throw: () => Promise.reject(new TypeError('a defect')),
  pages: async (task, events) => {
    for (let page = 1; page <= 20; page += 1) {
      await sleep(20)
      events?.onProgress?.(page, 20)
    }
    return answer(task, events)
  },
  read: async (task, events) => {
    const image = typeof task.images === 'function' ? await task.images('photo') : undefined
    await events?.onFile?.(fileOf(String(image?.length)))
    return { files: [], warnings: [] }
  },
  files: async (_task, events) => {
    for (let page = 1; page <= 5; page += 1) await events?.onFile?.(fileOf(String(page)))
    return { files: [], warnings: [] }
  },
  large: (task, events) => {
    retained.push(new Uint8Array(500 * MIB).fill(1))
    return answer(task, events)
  },
}

async function answer(task: RenderTask, events: Parameters<RenderDocument>[1]): Promise<RenderResult> {
  await events?.onFile?.(fileOf(task.document.pages[0]?.id ?? ''))
  return { files: [], warnings: [] }
}

function fileOf(text: string): RenderedFile {
  const bytes = new TextEncoder().encode(text)
  return { page: 1, bytes, width: 1, height: 1, contentType: 'image/png', extension: 'png' }
}

await watchProcess(Number(process.argv[2]))
serveRenders((task, events) => BEHAVIORS[task.document.pages[0]?.name as Behavior](task, events))
