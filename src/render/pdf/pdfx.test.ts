import { beforeAll, describe, expect, test } from 'vitest'
import { readFixture } from '../../../test/fixtures/fixtures.ts'
import type { Element } from '../../document/elements/element.ts'
import { createDocumentRenderer, type RenderDocument } from '../render-document.ts'
import type { PdfOutput, RenderResult } from '../render-task.ts'
import { documentOf } from '../testing/read-pixels.ts'
import { parsePdf } from './parse-pdf.ts'
import {
  dictionary,
  PdfName,
  PdfString,
  pageObjects,
  type Pdf,
  type PdfDictionary,
  type PdfValue,
} from './pdf-value.ts'
import { pdfxViolations } from './testing/pdfx-violations.ts'
import { contents } from './testing/read-pdf-parts.ts'

const SIZE = { width: 400, height: 300 }
const OUTPUT: PdfOutput = {
  ...{ format: 'pdf', scale: 1, bleed: '3mm', cropMarks: true, metadata: {} },
  ...{ conformsTo: ['PDF/X-4'], colorProfile: 'fogra39-coated' },
}

const TEXT = { type: 'text', x: 10, y: 10, width: 300, height: 40, fontSize: 24 } as const
const BOX = { type: 'rect', width: 100, height: 100 } as const

const PIECE: readonly Element[] = [
  { ...BOX, id: 'background', x: 0, y: 0, width: 400, height: 300, fill: '#000000' },
  { ...BOX, id: 'rule', x: 0, y: 60, width: 400, height: 1, fill: '#000000' },
  { ...BOX, id: 'photo', type: 'image', x: 20, y: 70, src: 'builtin:mountains' },
  { ...BOX, id: 'glass', x: 40, y: 90, fill: '#ff000080', blendMode: 'multiply', backdropBlur: 4 },
  {
    ...{ ...BOX, id: 'gradient', x: 140, y: 70 },
    fill: {
      type: 'linear',
      stops: [
        { offset: 0, color: '#ff0000' },
        { offset: 1, color: '#0000ff00' },
      ],
    },
  },
  {
    ...{ ...BOX, id: 'conic', x: 260, y: 70 },
    fill: {
      type: 'conic',
      stops: [
        { offset: 0, color: '#00ff00' },
        { offset: 1, color: '#ff00ff' },
      ],
    },
  },
  { ...TEXT, id: 'words', text: 'Black 🔥 words', fill: '#000000', link: 'https://example.com' },
  { ...TEXT, id: 'shadow', y: 200, text: 'Shadow', fill: '#777777', shadows: [{ x: 2, y: 2, blur: 6 }] },
]

let render: RenderDocument
let images: Awaited<ReturnType<typeof readFixture>>['images']
beforeAll(async () => {
  render = createDocumentRenderer()
  images = (await readFixture('images-and-masks')).images
})

async function resultOf(elements: readonly Element[], output: Partial<PdfOutput> = {}): Promise<RenderResult> {
  return render({
    document: documentOf([...elements]),
    size: SIZE,
    images,
    output: { ...OUTPUT, ...output },
    origin: 'document',
  })
}

async function pdfOf(elements: readonly Element[], output?: Partial<PdfOutput>): Promise<Pdf> {
  const { files } = await resultOf(elements, output)
  return parsePdf(files[0]?.bytes ?? new Uint8Array())
}

test('a PDF/X-4 with photographs, gradients, blending and shadows violates no rule, and its links are warned of', async () => {
  const { files, warnings } = await resultOf(PIECE)
  expect(pdfxViolations(parsePdf(files[0]?.bytes ?? new Uint8Array()))).toEqual([])
  expect(warnings).toMatchObject([{ code: 'link_omitted', page: 1, elementId: 'words' }])
})

test('a PDF for screens violates the rules of color', async () => {
  const { colorProfile: _, conformsTo: __, ...plain } = OUTPUT
  const { files } = await render({ document: documentOf([...PIECE]), size: SIZE, images, output: plain })
  const violations = pdfxViolations(parsePdf(files[0]?.bytes ?? new Uint8Array()))
  for (const subject of ['output intent', 'colors', 'metadata', 'trapping', 'transparency', 'annotations']) {
    expect(violations.join('\n'), subject).toContain(`${subject}:`)
  }
})

describe('the checker finds', () => {
  const info = (pdf: Pdf): PdfDictionary => dictionary(pdf, pdf.trailer.get('Info')) ?? new Map<string, PdfValue>()
  const catalog = (pdf: Pdf): PdfDictionary => dictionary(pdf, pdf.trailer.get('Root')) ?? new Map<string, PdfValue>()
  const page = (pdf: Pdf): PdfDictionary => pageObjects(pdf)[0]?.page ?? new Map<string, PdfValue>()
  const intent = (pdf: Pdf): PdfDictionary => {
    const intents = catalog(pdf).get('OutputIntents')
    return dictionary(pdf, Array.isArray(intents) ? intents[0] : undefined) ?? new Map<string, PdfValue>()
  }
  const withKey = (pdf: Pdf, key: string): PdfDictionary => {
    const found = [...pdf.objects.values()].find(({ value }) => value instanceof Map && value.has(key))?.value
    return found instanceof Map ? found : new Map<string, PdfValue>()
  }
  const editXmp = (pdf: Pdf, from: string): void => {
    for (const object of pdf.objects.values()) {
      const text = Buffer.from(object.stream ?? []).toString('utf8')
      if (text.startsWith('<?xpacket')) object.stream = Buffer.from(text.replace(from, ''), 'utf8')
    }
  }

  test.each<[string, (pdf: Pdf) => unknown, string]>([
    ['no output intent', (pdf) => catalog(pdf).delete('OutputIntents'), 'output intent'],
    ['no printing condition', (pdf) => intent(pdf).delete('OutputConditionIdentifier'), 'output intent'],
    ['no description', (pdf) => intent(pdf).delete('Info'), 'output intent'],
    ['no profile', (pdf) => intent(pdf).delete('DestOutputProfile'), 'output intent'],
    ['an image for screens', (pdf) => withKey(pdf, 'SMask').set('ColorSpace', new PdfName('DeviceRGB')), 'colors'],
    [
      'a color for screens',
      (pdf) => pdf.objects.set(9_999, { value: new Map(), stream: Buffer.from('1 0 0 rg\n') }),
      'colors',
    ],
    ['a font that is not embedded', (pdf) => withKey(pdf, 'FontFile2').delete('FontFile2'), 'fonts'],
    ['no version', (pdf) => editXmp(pdf, 'PDF/X-4'), 'metadata'],
    ['no date in the metadata', (pdf) => editXmp(pdf, 'xmp:CreateDate'), 'metadata'],
    ['no title', (pdf) => info(pdf).delete('Title'), 'metadata'],
    ['no date', (pdf) => info(pdf).delete('ModDate'), 'metadata'],
    ['unknown trapping', (pdf) => info(pdf).delete('Trapped'), 'trapping'],
    ['no ID', (pdf) => pdf.trailer.delete('ID'), 'file ID'],
    ['no trim box', (pdf) => page(pdf).delete('TrimBox'), 'boxes'],
    ['a bleed box outside of the sheet', (pdf) => page(pdf).set('BleedBox', [-1, 0, 100, 100]), 'boxes'],
    ['encryption', (pdf) => pdf.trailer.set('Encrypt', null), 'encryption'],
    [
      'blending for screens',
      (pdf) =>
        page(pdf).set(
          'Group',
          new Map([
            ['S', new PdfName('Transparency')],
            ['CS', new PdfName('DeviceRGB')],
          ]),
        ),
      'transparency',
    ],
    ['no blending space', (pdf) => page(pdf).delete('Group'), 'transparency'],
    [
      'a transfer function',
      (pdf) =>
        pdf.objects.set(9_999, {
          value: new Map<string, PdfValue>([
            ['Type', new PdfName('ExtGState')],
            ['TR', null],
          ]),
        }),
      'graphics states',
    ],
    ['an annotation', (pdf) => page(pdf).set('Annots', []), 'annotations'],
    [
      'a script',
      (pdf) => catalog(pdf).set('OpenAction', new Map([['JS', new PdfString(Buffer.from('x'))]])),
      'actions',
    ],
  ])('%s', async (_, damage, subject) => {
    const pdf = await pdfOf(PIECE.slice(-4))
    expect(pdfxViolations(pdf)).toEqual([])
    damage(pdf)
    expect(pdfxViolations(pdf)[0]).toMatch(subject)
  })
})

test('text, fine lines and small shapes in black and gray have black ink alone, and large black areas have all inks', async () => {
  const text = contents(await pdfOf(PIECE)).join('\n')
  const colors = Array.from(
    text.matchAll(/^(\S+ \S+ \S+ \S+) K \1 k$/gm),
    ([, inks]) => inks?.split(' ').map(Number) ?? [],
  )
  const neutral = colors.filter(([c, m, y, k]) => c === 0 && m === 0 && y === 0 && (k ?? 0) > 0)
  expect(new Set(neutral.map(([, , , k]) => k))).toContain(1)
  // Between black and white.
  expect(neutral.some(([, , , k = 0]) => k > 0.5 && k < 0.75)).toBe(true)
  const rich = colors.filter(([c = 0, m = 0, y = 0, k = 0]) => c > 0.5 && m > 0.5 && y > 0.4 && k > 0.85)
  expect(rich).toHaveLength(1)
})

test('black text is printed on top of the inks below, unless it is gray or translucent', async () => {
  const black = { ...TEXT, id: 't', text: 'Words', fill: '#000000' } as const
  const textOf = async (...elements: Element[]): Promise<string> => contents(await pdfOf(elements)).join('\n')
  expect(await textOf(black)).toMatch(/^0 0 0 1 K 0 0 0 1 k\n\/PlatenOverprint gs\nBT\n[^]*?ET\n\/PlatenKnockout gs$/m)
  for (const other of [{ fill: '#777777' }, { fill: '#00000080' }])
    expect(await textOf({ ...black, ...other })).not.toContain('Overprint')
  const states = [...(await pdfOf([black])).objects.values()].flatMap(({ value }) =>
    value instanceof Map && value.has('OPM') ? [[value.get('OP'), value.get('op'), value.get('OPM')]] : [],
  )
  expect(states).toEqual([
    [true, true, 1],
    [false, false, 0],
  ])
})

test('equal documents produce equal bytes', async () => {
  const [first, second] = [await resultOf(PIECE), await resultOf(PIECE)]
  expect(Buffer.compare(first.files[0]?.bytes ?? Buffer.alloc(0), second.files[0]?.bytes ?? Buffer.alloc(1))).toBe(0)
})

test('a file can conform to PDF/A, PDF/UA and PDF/X at once, with one profile', async () => {
  const pdf = await pdfOf(PIECE, { conformsTo: ['PDF/A-2b', 'PDF/UA-1', 'PDF/X-4'] })
  expect(pdfxViolations(pdf)).toEqual([])
  const profiles = [...pdf.objects.values()].filter(({ value }) => value instanceof Map && value.get('N') === 4)
  expect(profiles).toHaveLength(1)
})
