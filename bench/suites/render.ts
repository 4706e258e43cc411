import { readFile } from 'node:fs/promises'
import { openBundledFonts } from '../../src/assets/fonts/bundled-fonts.ts'
import { parseDocument } from '../../src/document/parse-document.ts'
import { paintPage } from '../../src/paint/paint-page.ts'
import { decodeImage } from '../../src/render/decode-image.ts'
import { encode } from '../../src/render/encode.ts'
import { rasterEnvironment, type RenderResources } from '../../src/render/render-resources.ts'
import { asContext, openCanvas, prepareSkia, releaseCanvas } from '../../src/render/skia.ts'
import { layoutText } from '../../src/text/layout-text.ts'
import type { Warning } from '../../src/text/warning.ts'
import { blurPixels } from '../../src/web/painter/blur-pixels.ts'
import { atMost, type Figure, median, plain } from '../figure.ts'
import { POST } from '../fixtures/post.ts'

const WARM_UP = 5
const RENDERS = 30

export async function run(): Promise<Figure[]> {
  const parsed = parseDocument(POST.document)
  if (!('document' in parsed)) throw new Error(JSON.stringify(parsed.issues))
  const [page] = parsed.document.pages
  if (!page) throw new Error('no page')
  const fonts = openBundledFonts()
  const typesetting = prepareSkia(fonts)
  const picture = await decodeImage(await readFile('src/assets/builtin/mountains.jpg'))
  const size = { width: POST.width, height: POST.height }
  const pictures = new Map([['builtin:mountains', picture]])
  const warn = (warning: Warning): void => void process.stderr.write(`${warning.message}\n`)
  const resources: RenderResources = {
    size,
    // Not cached, so that every render lays out its text.
    layoutText: (element) => layoutText(element, typesetting),
    layoutTime: () => 0,
    pictures,
    files: new Map(),
    warn,
  }

  const draws: number[] = []
  const encodes: number[] = []
  let bytes = 0
  for (let number = 0; number < WARM_UP + RENDERS; number += 1) {
    const { canvas, context } = openCanvas(size.width, size.height)
    const started = performance.now()
    paintPage(asContext(context), page, rasterEnvironment(resources, 1, 1))
    // Skia defers some drawing until a pixel is read.
    context.getImageData(0, 0, 1, 1)
    const drawn = performance.now()
    const file = await encode(canvas, { format: 'png', scale: 1, transparent: false })
    const encoded = performance.now()
    releaseCanvas(canvas)
    if (number < WARM_UP) continue
    bytes = file.bytes.length
    draws.push(drawn - started)
    encodes.push(encoded - drawn)
  }
  return [
    ...measureBlur(),
    plain('draw a 1080×1080 post', median(draws), 'ms'),
    plain('encode it as PNG', median(encodes), 'ms'),
    plain('the PNG', bytes / 1024, 'KiB'),
    atMost('encode : draw', median(encodes) / median(draws), { unit: '×', bound: 2 }),
  ]
}

/** Measures the blur of browsers without canvas filters, which is computed pixel by pixel. */
function measureBlur(): Figure[] {
  return [1.9, 2.5].map((sigma) => {
    const times = Array.from({ length: WARM_UP + RENDERS }, () => {
      const pixels = { data: new Uint8ClampedArray(400 * 400 * 4).fill(200), width: 400, height: 400 }
      const started = performance.now()
      blurPixels(pixels, sigma)
      return performance.now() - started
    })
    return plain(`blur 400 × 400 px by ${sigma} px`, median(times.slice(WARM_UP)), 'ms')
  })
}
