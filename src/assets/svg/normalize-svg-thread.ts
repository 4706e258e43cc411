import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { DEFAULT_FAMILY, GENERIC_FAMILIES } from './svg-fonts.ts'

/* Runs usvg in a thread of its own: an SVG can be made to take very long, or to exhaust the stack of WebAssembly. */

export interface SvgToNormalize {
  readonly svg: string
  readonly fonts: readonly Uint8Array[]
}

export type NormalizedTree =
  { readonly tree: string; readonly width: number; readonly height: number } | { readonly reason: string }

const WASM = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')

const { svg, fonts } = workerData as SvgToNormalize
await initWasm(readFileSync(WASM))
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
    return { tree: resvg.toString(), width: resvg.width, height: resvg.height }
  } catch (error) {
    // usvg throws strings and errors; a trap of WebAssembly is a RuntimeError.
    return { reason: error instanceof Error ? error.message : String(error) }
  }
}
