import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Subsetter } from '../../text/instance-font.ts'

/**
 * Returns a function that creates subsetters. It compiles HarfBuzz on first use, which takes 20 ms.
 * The garbage collector frees a subsetter with its memory.
 */
export function subsetterFactory(): () => Subsetter {
  let compiled: WebAssembly.Module | undefined
  return () => {
    const path = fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'))
    compiled ??= new WebAssembly.Module(readFileSync(path))
    return new WebAssembly.Instance(compiled).exports as unknown as Subsetter
  }
}
