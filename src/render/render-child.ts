import { flushCompileCache } from 'node:module'
import { createGarbageCollector } from './collect-garbage.ts'
import { createDocumentRenderer } from './render-document.ts'
import { serveRenders } from './serve-renders.ts'
import { warmUp } from './warm-up.ts'
import { watchProcess } from './watch-process.ts'

// Ready when the fonts are registered and typical PNGs and PDFs have been rendered.
// Arguments: the memory limit in MiB, and the folder of ICC profiles, if there is one.

const [memoryMb, profileFolder] = [Number(process.argv[2]), process.argv[3]]
await watchProcess(memoryMb)
const collectGarbage = createGarbageCollector()
const render = createDocumentRenderer({ memoryMb, profileFolder, collectGarbage })
await warmUp(render)
serveRenders(render, collectGarbage)
// The server kills this process, which therefore never saves at its exit what it has compiled.
flushCompileCache()
