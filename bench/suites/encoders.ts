import { readFile } from 'node:fs/promises'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { CompressionType, FilterType, Transformer } from '@napi-rs/image'
import sharp, { type Sharp } from 'sharp'
import { encodePng } from '../../src/render/png/encode-png.ts'
import { type Figure, median, plain } from '../figure.ts'

const PICTURE = 'test/golden/images-and-masks.png'
const RUNS = 7

/** Compares encoders by time and file size for one image of 1080 × 1080 px. */
export async function run(): Promise<Figure[]> {
  const image = await loadImage(await readFile(PICTURE))
  const { width, height } = image
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.drawImage(image, 0, 0)
  const pixels = (): Uint8ClampedArray => context.getImageData(0, 0, width, height).data
  const transformer = (): Transformer => Transformer.fromRgbaPixels(pixels(), width, height)
  const raw = (): Sharp => sharp(pixels(), { raw: { width, height, channels: 4 } })
  const readRows = (y: number, rows: number): Uint8ClampedArray => context.getImageData(0, y, width, rows).data
  const encoders: Record<string, () => Uint8Array | Promise<Uint8Array>> = {
    'png, Platen': () => encodePng(readRows, { width, height }),
    'png, @napi-rs/image, fast and adaptive': () =>
      transformer().png({ compressionType: CompressionType.Fast, filterType: FilterType.Adaptive }),
    'png, sharp, level 1, unfiltered': () => raw().png({ compressionLevel: 1 }).toBuffer(),
    'png, sharp, level 2 and adaptive': () => raw().png({ compressionLevel: 2, adaptiveFiltering: true }).toBuffer(),
    'webp 90, @napi-rs/image': () => transformer().webp(90),
    'webp 90, sharp': () => raw().webp({ quality: 90 }).toBuffer(),
    'webp 90, Skia': () => canvas.encode('webp', 90),
    'avif 60, Skia, speed 6': () => canvas.encode('avif', { quality: 60, speed: 6 }),
    'avif 60, Skia, speed 8': () => canvas.encode('avif', { quality: 60, speed: 8 }),
    'avif 60, sharp, effort 2': () => raw().avif({ quality: 60, effort: 2 }).toBuffer(),
  }
  const figures: Figure[] = []
  for (const [name, encode] of Object.entries(encoders)) figures.push(...(await measure(name, encode)))
  return figures
}

async function measure(name: string, encode: () => Uint8Array | Promise<Uint8Array>): Promise<Figure[]> {
  // V8 optimizes WebAssembly while it runs.
  for (let run = 0; run < RUNS; run += 1) await encode()
  const { length } = await encode()
  const times: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const startedAt = performance.now()
    await encode()
    times.push(performance.now() - startedAt)
  }
  return [plain(name, median(times), 'ms'), plain(`${name}: size`, length / 1000, 'kB')]
}
