import { readFile } from 'node:fs/promises'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { parseDocument } from '../../src/document/parse-document.ts'
import { createRenderer } from '../../src/render/renderer.ts'
import type { RenderTask } from '../../src/render/render-task.ts'
import { type Figure, median, plain } from '../figure.ts'
import { POST } from '../fixtures/post.ts'
import { residentMb } from '../memory.ts'

const STARTS = 5
const RENDERS = 40

/** Compares a render process and a thread: start, one render with messages, and memory. */
export async function run(): Promise<Figure[]> {
  const task = await postTask()
  const measurements: Record<string, Measurement[]> = { process: [], thread: [] }
  for (let start = 0; start < STARTS; start += 1) {
    measurements['process']?.push(await measureProcess(task))
    measurements['thread']?.push(await measureThread(task))
  }
  return Object.entries(measurements).flatMap(([name, measured]) => [
    plain(`${name}: start to the first result`, median(measured.map(({ startMs }) => startMs)), 'ms'),
    plain(`${name}: one post, p50`, median(measured.map(({ renderMs }) => renderMs)), 'ms'),
    plain(`${name}: memory added, ${RENDERS} posts`, median(measured.map(({ addedMb }) => addedMb)), 'MB'),
  ])
}

interface Measurement {
  readonly startMs: number
  readonly renderMs: number
  readonly addedMb: number
}

async function measureProcess(task: RenderTask): Promise<Measurement> {
  const startedAt = performance.now()
  const before = residentMb(process.pid)
  const renderer = createRenderer({ workers: 1 })
  const render = (): Promise<unknown> => renderer.render(task)
  const measured = await measure(startedAt, render, () => residentMb(process.pid) - before)
  await renderer.close()
  return measured
}

async function measureThread(task: RenderTask): Promise<Measurement> {
  const startedAt = performance.now()
  const before = residentMb(process.pid)
  const thread = new Worker(new URL('../peers/render-thread.ts', import.meta.url), { execArgv: [] })
  await once(thread, 'message')
  const render = async (): Promise<void> => {
    thread.postMessage(task)
    await once(thread, 'message')
  }
  const measured = await measure(startedAt, render, () => residentMb(process.pid) - before)
  await thread.terminate()
  return measured
}

async function measure(startedAt: number, render: () => Promise<unknown>, addedMb: () => number): Promise<Measurement> {
  await render()
  const startMs = performance.now() - startedAt
  const times: number[] = []
  for (let index = 0; index < RENDERS; index += 1) {
    const renderStartedAt = performance.now()
    await render()
    times.push(performance.now() - renderStartedAt)
  }
  return { startMs, renderMs: median(times), addedMb: addedMb() }
}

async function postTask(): Promise<RenderTask> {
  const parsed = parseDocument(POST.document)
  if ('issues' in parsed) throw new Error(JSON.stringify(parsed.issues))
  const images = { 'builtin:mountains': await readFile('src/assets/builtin/mountains.jpg') }
  const output = { format: 'png', scale: 1, transparent: false } as const
  return { document: parsed.document, size: { width: POST.width, height: POST.height }, output, images }
}
