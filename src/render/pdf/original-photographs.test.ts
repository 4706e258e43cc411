import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { Element } from '../../document/elements/element.ts'
import { createDocumentRenderer, type RenderDocument } from '../render-document.ts'
import type { RenderTask } from '../render-task.ts'
import { readPlainJpeg } from './plain-jpeg.ts'

const PHOTO = readFileSync(new URL('../../assets/builtin/mountains.jpg', import.meta.url))
const PLAIN_BYTES = readPlainJpeg(PHOTO)?.bytes ?? new Uint8Array()

let render: RenderDocument
beforeAll(() => {
  render = createDocumentRenderer()
})

async function pdfOf(elements: Element[], images: RenderTask['images']): Promise<Buffer> {
  const document = { version: 1 as const, pages: [{ id: 'page', elements }] }
  const output = { format: 'pdf', scale: 1, bleed: 0, cropMarks: false, metadata: {} } as const
  const { files } = await render({ document, size: { width: 1080, height: 1080 }, output, images })
  return Buffer.from(files[0]?.bytes ?? [])
}

function image(rest: Partial<Extract<Element, { type: 'image' }>>): Element {
  return { id: 'i', type: 'image', x: 100, y: 100, width: 900, height: 600, src: 'photo', ...rest }
}

test('a photograph is embedded unchanged and once, whatever its frame', async () => {
  const framed = image({ cornerRadius: 40, rotation: 10, opacity: 0.5, blendMode: 'multiply' })
  const cut = image({ id: 'cut', crop: { x: 0, y: 0.2, width: 0.9, height: 0.8 }, flipX: true })
  const pdf = await pdfOf([framed, cut], { photo: PHOTO })
  expect(pdf.indexOf(PLAIN_BYTES)).toBeGreaterThan(0)
  expect(pdf.toString('latin1').match(/\/Subtype \/Image\n/g)).toHaveLength(1)
  expect(pdf.toString('latin1')).not.toContain('/SMask ')
})

test('two photographs on a page are not confused', async () => {
  const other = await sharp(PHOTO).flop().jpeg().toBuffer()
  const pdf = await pdfOf([image({}), image({ id: 'other', src: 'other', y: 500 })], { photo: PHOTO, other })
  expect(pdf.indexOf(PLAIN_BYTES)).toBeGreaterThan(0)
  expect(pdf.indexOf(readPlainJpeg(other)?.bytes ?? PLAIN_BYTES)).toBeGreaterThan(pdf.indexOf(PLAIN_BYTES))
})

test('photographs with an orientation or a filter are re-encoded, the first one upright', async () => {
  const turned = await sharp(PHOTO).jpeg().withMetadata({ orientation: 6 }).toBuffer()
  const elements = [image({ src: 'turned' }), image({ id: 'gray', filters: { grayscale: 1 } })]
  const pdf = await pdfOf(elements, { photo: PHOTO, turned })
  expect(pdf.includes(PLAIN_BYTES.subarray(-1000))).toBe(false)
  expect(pdf.includes(turned.subarray(-1000))).toBe(false)
  expect(pdf.toString('latin1')).toContain('/Width 1200\n/Height 1600\n')
})

const TRANSLUCENT = { duotone: { dark: '#00000080', light: '#ffffff' } }
const MANY_USES = [
  image({ height: 300 }),
  image({ id: 'small', width: 90, height: 60 }),
  image({ id: 'crop', crop: { x: 0.1, y: 0.1, width: 0.3, height: 0.3 } }),
  image({ id: 'gray', filters: { grayscale: 1 } }),
  image({ id: 'translucent', filters: TRANSLUCENT }),
]

test('equal documents produce equal bytes, whether their photographs were embedded before or not', async () => {
  render = createDocumentRenderer()
  const first = await pdfOf(MANY_USES, { photo: PHOTO })
  const second = await pdfOf(MANY_USES, { photo: PHOTO })
  expect(second.equals(first)).toBe(true)
})

test.each([
  { use: 'a filter', elements: [image({ filters: { sepia: 1 } })] },
  { use: 'a blur', elements: [image({ blur: 8 })] },
  { use: 'a shadow', elements: [image({ cornerRadius: 40, shadows: [{ x: 0, y: 9, blur: 20 }] })] },
  { use: 'glass', elements: [image({}), { ...image({ id: 'glass' }), type: 'rect' as const, backdropBlur: 9 }] },
  {
    use: 'a pattern',
    elements: [{ ...image({}), type: 'rect' as const, fill: { type: 'pattern' as const, src: 'photo' } }],
  },
])('a photograph that was embedded as its file is drawn as pixels for $use', async ({ elements }) => {
  render = createDocumentRenderer()
  const expected = await pdfOf(elements, { photo: PHOTO })
  render = createDocumentRenderer()
  await pdfOf([image({})], { photo: PHOTO })
  const drawn = await pdfOf(elements, { photo: PHOTO })
  expect(drawn.equals(expected)).toBe(true)
})
