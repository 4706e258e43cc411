import { createDocumentRenderer } from './render-document.ts'
import { serveRenders } from './serve-renders.ts'
import { warmUp } from './warm-up.ts'
import { watchProcess } from './watch-process.ts'

// Ready when the fonts are registered and typical PNGs and PDFs have been rendered. Argument: the memory limit in MiB.

const memoryMb = Number(process.argv[2])
await watchProcess(memoryMb)
const render = createDocumentRenderer({ memoryMb })
await warmUp(render)
serveRenders(render, collectGarbage)

/** Takes 1 ms. V8 would collect later, since it does not count the pixels of canvases. Requires `--expose-gc`. */
function collectGarbage(): void {
  globalThis.gc?.({ type: 'minor' })
}
