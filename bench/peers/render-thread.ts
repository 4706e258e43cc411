import { parentPort } from 'node:worker_threads'
import { createDocumentRenderer } from '../../src/render/render-document.ts'
import type { RenderTask } from '../../src/render/render-task.ts'

const render = createDocumentRenderer()
parentPort?.on('message', (task: RenderTask) => {
  void render(task).then(({ files }) => parentPort?.postMessage(files))
})
parentPort?.postMessage('ready')
