import { beforeAll, expect, test } from 'vitest'
import type { Element } from '../../document/elements/element.ts'
import { readFixture } from '../../../test/fixtures/fixtures.ts'
import { createDocumentRenderer, type RenderDocument } from '../render-document.ts'
import type { PdfOutput } from '../render-task.ts'
import { findPoppler } from '../../../test/golden/poppler.ts'
import { parsePdf } from './parse-pdf.ts'
import { dictionary, PdfName, PdfString, type Pdf, type PdfDictionary } from './pdf-value.ts'

let render: RenderDocument
beforeAll(() => {
  render = createDocumentRenderer()
})

const SIZE = { width: 600, height: 240 }

async function pdfOf(elements: Element[], options: Partial<PdfOutput> = {}): Promise<{ pdf: Pdf; bytes: Uint8Array }> {
  const output: PdfOutput = { format: 'pdf', scale: 1, bleed: 0, cropMarks: false, metadata: {}, ...options }
  const { images } = await readFixture('images-and-masks')
  const document = { version: 1 as const, language: 'de', pages: [{ id: 'p', elements }] }
  const { files } = await render({ document, size: SIZE, images, output })
  const bytes = files[0]?.bytes ?? new Uint8Array()
  return { pdf: parsePdf(bytes), bytes }
}

function objectsOf(pdf: Pdf, key: string, name: string): PdfDictionary[] {
  return [...pdf.objects.values()].flatMap(({ value }) => {
    const found = value instanceof Map ? value.get(key) : undefined
    return value instanceof Map && found instanceof PdfName && found.name === name ? [value] : []
  })
}

const IMAGE = { type: 'image', x: 20, y: 20, width: 100, height: 100, src: 'builtin:mountains' } as const
const TEXT = { type: 'text', x: 150, y: 20, width: 400, height: 60, fontSize: 40 } as const

test('an image with a text alternative is a figure, even in a translucent group', async () => {
  const image: Element = { ...IMAGE, id: 'i', alt: 'Mountains' }
  const group: Element = {
    id: 'g',
    type: 'group',
    x: 0,
    y: 0,
    width: 600,
    height: 240,
    opacity: 0.5,
    elements: [image],
  }
  for (const element of [image, group]) {
    const { pdf } = await pdfOf([element, { ...TEXT, id: 't', text: 'Words' }])
    const [figure, ...others] = objectsOf(pdf, 'S', 'Figure')
    expect(others).toEqual([])
    expect(figure?.get('Alt')).toEqual(new PdfString(Buffer.from('Mountains')))
    expect(objectsOf(pdf, 'S', 'P')).toHaveLength(1)
    const catalog = dictionary(pdf, pdf.trailer.get('Root'))
    expect(catalog?.get('MarkInfo')).toEqual(new Map([['Marked', true]]))
    expect(catalog?.get('Lang')).toEqual(new PdfString(Buffer.from('de')))
  }
})

const poppler = findPoppler()

test.skipIf(!poppler)(
  'tagged text has spaces between the words of its lines, and within hyphenated words none',
  async () => {
    const text = { ...TEXT, height: 200, align: 'justify', stroke: { paint: '#ff0000', width: 1 } } as const
    const texts: [language: string, text: string, expected: RegExp][] = [
      ['en', 'Packaging that always comes back to the shop', /"Packaging that always comes back to the shop ?"/],
      ['en', 'Short\nand long', /"Short and long"/],
      ['en', 'book\u00adkeeping\u00adpackage\u00adcontainer', /container"/],
      ['ja', '東京都渋谷区神宮前一丁目二番三号', /"東京都渋谷区神宮前一丁目二番三号"/],
      ['ar', 'مرحبا بكم في متجرنا الجديد هنا كل يوم مع السلامة', /" ?انرجتم يف مكب ابحرم عم موي لك انه ديدجلا ةمالسلا ?"/],
    ]
    for (const [language, content, expected] of texts) {
      const element: Element = { ...text, id: 't', text: content, language, fontFamily: 'Noto Sans' }
      const body = { ...TEXT, id: 'b', y: 200, fontSize: 12, text: 'A longer text, so that the other one is a heading' }
      const { bytes } = await pdfOf([element, body], { conformsTo: ['PDF/UA-1'] })
      const read = await poppler?.tell('pdfinfo', bytes, '-struct-text')
      expect(read).toMatch(expected)
      expect(read).not.toContain('- ')
    }
  },
)

test.skipIf(!poppler)(
  'tagged text has spaces between vertical lines, and before tab stops instead of leaders',
  async () => {
    const vertical = { ...TEXT, id: 'v', x: 20, height: 180, fontSize: 16, writingMode: 'vertical' } as const
    const tabs = [{ at: 200, leader: '.' }]
    const elements: Element[] = [
      { ...vertical, text: 'Packaging that always comes back' },
      { ...TEXT, id: 't', y: 200, fontSize: 16, text: 'Soup\t4.50', tabs },
    ]
    const { bytes } = await pdfOf(elements, { conformsTo: ['PDF/UA-1'] })
    const read = await poppler?.tell('pdfinfo', bytes, '-struct-text')
    expect(read).toMatch(/"Packaging that always comes back"\s+P \(block\)\s+"Soup "\s+"4.50"/)
  },
)

test('a document without text alternatives has no structure', async () => {
  const { bytes } = await pdfOf([{ ...IMAGE, id: 'i' }])
  expect(Buffer.from(bytes).toString('latin1')).not.toContain('/StructTreeRoot')
})

test('crop marks have the registration color', async () => {
  const { bytes } = await pdfOf([{ ...TEXT, id: 't', text: 'Words' }], { cropMarks: true })
  expect(Buffer.from(bytes).toString('latin1')).toContain('[/Separation /All /DeviceCMYK')
})

test('sharp shadows of text, shapes and groups add no picture', async () => {
  const shadows = [
    { x: 4, y: 4, color: '#ff000080' },
    { x: 2, y: 2, color: '#00ff00', inner: true },
  ]
  const rect: Element = { id: 'r', type: 'rect', x: 20, y: 100, width: 100, height: 80, fill: '#336699' }
  const group: Element = { id: 'g', type: 'group', x: 0, y: 0, width: 600, height: 240, shadows, elements: [rect] }
  const { pdf } = await pdfOf([{ ...TEXT, id: 't', text: 'Words', shadows }, group])
  expect(objectsOf(pdf, 'Subtype', 'Image')).toEqual([])
})

test('dashes of a thousandth of a pixel on text with a shadow take no time', async () => {
  const stroke = { paint: '#ff0000', width: 2, dash: [0.001, 0.001], cap: 'round' as const }
  const began = performance.now()
  await pdfOf([{ ...TEXT, id: 't', text: 'Hello world', stroke, shadows: [{ x: 5, y: 5, blur: 10 }] }])
  expect(performance.now() - began).toBeLessThan(5_000)
})

test('equal documents with every kind of text produce equal bytes', async () => {
  const elements: Element[] = [
    { ...TEXT, id: 't', text: 'بيت S 🔥 हिन्दी', letterSpacing: 0.2, shadows: [{ x: 3, y: 3 }] },
  ]
  const [first, second] = [await pdfOf(elements), await pdfOf(elements)]
  expect(Buffer.compare(first.bytes, second.bytes)).toBe(0)
})
