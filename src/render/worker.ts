import { parentPort, workerData } from 'node:worker_threads'
import { emptyDocument } from '../document/new-document.ts'
import { openGarbageCollection } from './collect-garbage.ts'
import { createDocumentRenderer } from './render-document.ts'
import { type RenderTask } from './render-task.ts'
import { serveRenders, type WorkerData } from './worker-protocol.ts'

/*
 * One thread of the pool: its fonts are registered and each of its encoders has been used before it says that it is ready,
 * so that no caller waits for that.
 */

if (!parentPort) throw new Error('worker.ts is started by the render pool, as a thread')

const render = createDocumentRenderer()
await warmUp()
const collectGarbage = openGarbageCollection()
serveRenders(parentPort, workerData as WorkerData, (...asked) =>
  // Not before the answer is on its way.
  render(...asked).finally(() => setImmediate(collectGarbage)),
)

async function warmUp(): Promise<void> {
  const document = emptyDocument()
  for (const page of document.pages) {
    page.elements.push({ id: 'text', type: 'text', x: 0, y: 0, width: 100, height: 20, text: 'office' })
  }
  const task = { document, size: { width: 100, height: 100 }, images: {} } satisfies Partial<RenderTask>
  await render({ ...task, output: { format: 'png', scale: 1, transparent: false } })
  await render({ ...task, output: { format: 'pdf', scale: 1, bleed: 0, cropMarks: false, metadata: {} } })
}
