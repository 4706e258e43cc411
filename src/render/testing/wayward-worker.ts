import { setTimeout as sleep } from 'node:timers/promises'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { Failure } from '../../failure.ts'
import { type RenderTask } from '../render-task.ts'
import { type Render, serveRenders, type WorkerData } from '../worker-protocol.ts'
import { type Deed } from './deed.ts'

const spin = (): never => {
  for (;;) Atomics.load(new Int32Array(1), 0)
}

const DEEDS: Record<Deed, Render> = {
  answer: (task) => Promise.resolve(answer(task)),
  exit: () => process.exit(3),
  spin,
  sleep: async (task) => {
    await sleep(150)
    return answer(task)
  },
  exhaust: () => {
    const hoard: unknown[] = []
    for (;;) hoard.push(Array.from({ length: 10_000 }, (_, index) => ({ index })))
  },
  crash: async (task) => {
    setImmediate(() => {
      throw new Error('thrown where nobody catches it')
    })
    await sleep(60_000)
    return answer(task)
  },
  refuse: () => Promise.reject(new Failure('image_invalid', { reason: 'it is no picture' })),
  throw: () => Promise.reject(new TypeError('a defect')),
  elements: async (task, _onProgress, checkpoint) => {
    await sleep(0)
    const until = performance.now() + 900
    while (performance.now() < until) checkpoint()
    return answer(task)
  },
  pages: async (task, onProgress) => {
    for (let page = 1; page <= 20; page += 1) {
      await sleep(20)
      onProgress(page, 20)
    }
    return answer(task)
  },
}

function answer(task: RenderTask): ReturnType<Render> extends Promise<infer Result> ? Result : never {
  const bytes = new TextEncoder().encode(task.document.pages[0]?.id)
  return {
    files: [{ page: 1, bytes, width: 1, height: 1, contentType: 'image/png', extension: 'png' }],
    warnings: [],
  }
}

serveRenders(parentPort as MessagePort, workerData as WorkerData, (task, onProgress, checkpoint) =>
  DEEDS[task.document.pages[0]?.name as Deed](task, onProgress, checkpoint),
)
