import { readFileSync, writeFileSync } from 'node:fs'
import { createGarbageCollector } from '../../src/render/collect-garbage.ts'
import { estimateRenderMs } from '../../src/render/estimate-render.ts'
import { createDocumentRenderer } from '../../src/render/render-document.ts'
import { renderMemoryMb } from '../../src/render/render-memory.ts'
import { warmUp } from '../../src/render/warm-up.ts'
import { type FormatRequest, openFormatTasks } from '../fixtures/format-tasks.ts'

export interface FormatCost {
  /** Of all threads. */
  readonly cpuMs: number
  readonly estimatedMs: number
  /** Of all files of the export. */
  readonly bytes: number
  /** The memory that the process had added at its peak, in MiB. */
  readonly peakMb: number
  readonly estimatedMb: number
}

// Renders like a render process, but in this process, so that ended threads of encoders count.
// Requires `--expose-gc`.

const collectGarbage = createGarbageCollector()
const render = createDocumentRenderer({ collectGarbage })
await warmUp(render)
const createTask = await openFormatTasks()

process.on('message', (request: FormatRequest) => void measure(request).then((cost) => process.send?.(cost)))
process.send?.('ready')

async function measure(request: FormatRequest): Promise<FormatCost> {
  const task = await createTask(request)
  globalThis.gc?.()
  let bytes = 0
  const beforeMb = statusMb('VmRSS')
  // Linux: resets the peak.
  writeFileSync('/proc/self/clear_refs', '5')
  const before = process.cpuUsage()
  const onFile = (file: { readonly bytes: Uint8Array }): Promise<void> => {
    bytes += file.bytes.length
    return Promise.resolve()
  }
  await render(task, { onFile })
  collectGarbage()
  const { user, system } = process.cpuUsage(before)
  const pageCount = task.output.pages?.length ?? task.document.pages.length
  return {
    cpuMs: (user + system) / 1000,
    estimatedMs: estimateRenderMs(task.size, task.output, pageCount),
    bytes,
    peakMb: statusMb('VmHWM') - beforeMb,
    estimatedMb: renderMemoryMb(task),
  }
}

function statusMb(field: string): number {
  const [, kilobytes = '0'] =
    new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(readFileSync('/proc/self/status', 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
