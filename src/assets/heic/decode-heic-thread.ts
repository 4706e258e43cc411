import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'

/* Decodes on a thread of its own: a HEIC can be made to take very long, or to exhaust the memory of WebAssembly. */

export type HeicPixels =
  | { readonly data: Uint8ClampedArray<ArrayBuffer>; readonly width: number; readonly height: number }
  | { readonly reason: string }

/** What is used here of libheif's exports. */
interface Libheif {
  readonly HeifDecoder: new () => { decode(bytes: Uint8Array): readonly HeifImage[] }
}

interface HeifImage {
  get_width(): number
  get_height(): number
  is_primary(): boolean
  /** Decodes into `data`, upright. Passes null if that fails. */
  display(
    image: { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number },
    done: (image: unknown) => void,
  ): void
}

interface LibheifOptions {
  instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => unknown): unknown
}

/** Of WebAssembly. 50 megapixels take 500 MB, and other images are rejected before. */
const MAX_MEMORY_BYTES = 1024 * 1024 * 1024
const PAGE_BYTES = 65_536

const require = createRequire(import.meta.url)
const createLibheif = require('libheif-js/libheif-wasm/libheif.js') as (options: LibheifOptions) => Libheif

const decoded = await decode(workerData as Uint8Array)
parentPort?.postMessage(decoded, 'data' in decoded ? [decoded.data.buffer] : [])

async function decode(bytes: Uint8Array): Promise<HeicPixels> {
  const images = new (openLibheif().HeifDecoder)().decode(bytes)
  const image = images.find((each) => each.is_primary()) ?? images[0]
  if (!image) return { reason: 'it has no image' }
  const [width, height] = [image.get_width(), image.get_height()]
  const pixels = { data: new Uint8ClampedArray(width * height * 4), width, height }
  const isDecoded = await new Promise((resolve) => {
    image.display(pixels, (displayed) => resolve(displayed !== null))
  })
  return isDecoded ? pixels : { reason: 'its pixels cannot be decoded' }
}

function openLibheif(): Libheif {
  const binary = readFileSync(require.resolve('libheif-js/libheif-wasm/libheif.wasm'))
  return createLibheif({
    instantiateWasm(imports, done) {
      const instance = new WebAssembly.Instance(new WebAssembly.Module(binary), imports)
      for (const part of Object.values(instance.exports)) if (part instanceof WebAssembly.Memory) limitMemory(part)
      return done(instance)
    },
  })
}

/** An allocation beyond the limit fails, as if the machine had no more memory. */
function limitMemory(memory: WebAssembly.Memory): void {
  const grow = memory.grow.bind(memory)
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * PAGE_BYTES > MAX_MEMORY_BYTES) throw new RangeError('too much memory')
    return grow(pages)
  }
}
