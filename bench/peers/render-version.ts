import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Renderer } from '../../src/render/renderer.ts'
import { createTasks } from '../fixtures/render-tasks.ts'
import { cpuMsSince, threadTimes } from '../processor-time.ts'

export interface TaskRequest {
  readonly name: string
  /** Makes the task different from the others of the same name. */
  readonly number: number
}

export interface TaskCost {
  /** Of this process and the render process. */
  readonly cpuMs: number
  readonly elapsedMs: number
  readonly bytes: number
}

// Renders tasks in a pool of the version of Platen in the folder of the first argument.

const path = pathToFileURL(join(process.argv[2] ?? '', 'src/render/renderer.ts')).href
const { createRenderer } = (await import(path)) as { createRenderer: (options: { workers: number }) => Renderer }
const renderer = createRenderer({ workers: 1 })
const tasks = await createTasks()

process.on(
  'message',
  ({ name, number }: TaskRequest) => void measure(name, number).then((cost) => process.send?.(cost)),
)
process.send?.('ready')

async function measure(name: string, number: number): Promise<TaskCost> {
  const task = tasks[name]?.(number)
  if (task === undefined) throw new Error(`There is no task ${name}`)
  const before = threadTimes(process.pid)
  const startedAtMs = performance.now()
  const { files } = await renderer.render(task)
  const elapsedMs = performance.now() - startedAtMs
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0)
  return { cpuMs: cpuMsSince(before, process.pid), elapsedMs, bytes }
}
