import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { PNG } from 'pngjs'
import { prepareZXingModule, type ReadResult, readBarcodes } from 'zxing-wasm/reader'

const wasm = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
prepareZXingModule({ overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.length) } })

/** Reads the codes of an image with ZXing, an independent implementation of the standards. */
export async function decodeCodes(picture: Uint8Array | PNG): Promise<ReadResult[]> {
  const results = await readBarcodes(picture instanceof PNG ? imageDataOf(picture) : picture, {
    tryHarder: true,
    textMode: 'Plain',
  })
  return results.filter(({ isValid }) => isValid)
}

function imageDataOf({ width, height, data }: PNG): ImageData {
  return { width, height, data: new Uint8ClampedArray(data), colorSpace: 'srgb' }
}
