import { emptyDocument } from '../document/document.ts'
import { createGarbageCollector } from './collect-garbage.ts'
import { createDocumentRenderer } from './render-document.ts'
import type { RenderTask } from './render-task.ts'
import { serveRenders } from './serve-renders.ts'
import { watchProcess } from './watch-process.ts'

// Ready when the fonts are registered and a PNG and a PDF have been rendered. Argument: the memory limit in MiB.

const memoryMb = Number(process.argv[2])
await watchProcess(memoryMb)
const collectGarbage = createGarbageCollector()
const render = createDocumentRenderer({ memoryMb, collectGarbage })
await warmUp()
serveRenders(render, collectGarbage)

async function warmUp(): Promise<void> {
  const document = emptyDocument()
  for (const page of document.pages) {
    page.elements.push({ id: 'text', type: 'text', x: 0, y: 0, width: 100, height: 20, text: 'office' })
  }
  const task = { document, size: { width: 100, height: 100 }, images: {} } satisfies Partial<RenderTask>
  await render({ ...task, output: { format: 'png', scale: 1, transparent: false } })
  await render({ ...task, output: { format: 'pdf', scale: 1, bleed: 0, cropMarks: false, metadata: {} } })
}
