import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { limitWasmMemory } from './limit-wasm-memory.ts'
import { DEFAULT_FAMILY, GENERIC_FAMILIES } from './svg-fonts.ts'

/* Runs usvg in a thread of its own: an SVG can be made to take very long, or to exhaust the stack of WebAssembly. */

export interface SvgToNormalize {
  readonly svg: string
  readonly fonts: readonly Uint8Array[]
  /** Of the tree. */
  readonly maxCharacters: number
}

export type NormalizedTree =
  | { readonly tree: string; readonly width: number; readonly height: number }
  | { readonly reason: string }

const WASM = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')

/** 512 MiB, of pages of 64 KiB. An SVG of a few hundred kilobytes, with one path many times, would fill 4 GiB. */
const MAX_MEMORY_PAGES = 8_192

const { svg, fonts, maxCharacters } = workerData as SvgToNormalize
await initWasm(limitWasmMemory(readFileSync(WASM), MAX_MEMORY_PAGES))
parentPort?.postMessage(normalize())

function normalize(): NormalizedTree {
  try {
    const families = {
      defaultFontFamily: DEFAULT_FAMILY,
      sansSerifFamily: GENERIC_FAMILIES['sans-serif'],
      serifFamily: GENERIC_FAMILIES.serif,
      monospaceFamily: GENERIC_FAMILIES.monospace,
      cursiveFamily: GENERIC_FAMILIES.cursive,
    }
    const resvg = new Resvg(svg, { font: { fontBuffers: [...fonts], ...families } })
    const tree = resvg.toString()
    if (tree.length > maxCharacters) {
      const reason = `it is too complex: without references, it has ${tree.length} characters; the limit is ${maxCharacters}`
      return { reason }
    }
    return { tree, width: resvg.width, height: resvg.height }
  } catch (error) {
    // A trap, since the memory or the stack is full.
    if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) return { reason: 'it is too complex' }
    // usvg throws strings and errors.
    return { reason: error instanceof Error ? error.message : String(error) }
  }
}
