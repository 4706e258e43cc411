import { parseXml, XmlElement } from '@rgrove/parse-xml'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import type { Document } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import { createDocumentRenderer, type RenderDocument } from '../render-document.ts'

let render: RenderDocument
beforeAll(() => {
  render = createDocumentRenderer()
})

const SIZE = { width: 400, height: 300 }
const BOX = { x: 10, y: 20, width: 200, height: 100 }
const OUTPUT = { format: 'pptx', scale: 1, metadata: { title: 'Report & plan' } } as const

interface Presentation {
  readonly parts: ReadonlyMap<string, XmlElement>
  readonly names: readonly string[]
  readonly warnings: readonly { code: string; elementId?: string; message: string }[]
}

async function presentationOf(pages: Element[][], rest: Partial<Document> = {}): Promise<Presentation> {
  const document: Document = {
    version: 1,
    ...rest,
    pages: pages.map((elements, index) => ({ id: `page-${index}`, name: `Page ${index}`, elements })),
  }
  const { files, warnings } = await render({ document, size: SIZE, images: {}, output: OUTPUT })
  const entries = unzipSync(files[0]?.bytes ?? new Uint8Array())
  const parts = new Map<string, XmlElement>()
  for (const [name, bytes] of Object.entries(entries)) {
    if (!/\.(xml|rels)$/.test(name)) continue
    const { root } = parseXml(strFromU8(bytes))
    if (root) parts.set(name, root)
  }
  return { parts, names: Object.keys(entries), warnings }
}

async function slideOf(elements: Element[], rest: Partial<Document> = {}): Promise<XmlElement> {
  const { parts } = await presentationOf([elements], rest)
  const slide = parts.get('ppt/slides/slide1.xml')
  if (!slide) throw new Error('the presentation has no slide')
  return slide
}

function all(within: XmlElement | undefined, name: string): XmlElement[] {
  const found: XmlElement[] = []
  const visit = (element: XmlElement): void => {
    if (element.name === name) found.push(element)
    for (const child of element.children) if (child instanceof XmlElement) visit(child)
  }
  if (within) visit(within)
  return found
}

function attributesOf(within: XmlElement | undefined, name: string): Record<string, string> {
  return all(within, name)[0]?.attributes ?? {}
}

const WORDS: Element = { ...BOX, id: 'words', type: 'text', text: 'Fish & <chips>', fontFamily: 'Lato', fontSize: 16 }

test('each page is a slide of its size, with its name', async () => {
  const { parts } = await presentationOf([[], []])
  expect(attributesOf(parts.get('ppt/presentation.xml'), 'p:sldSz')).toEqual({ cx: '3810000', cy: '2857500' })
  expect(attributesOf(parts.get('ppt/slides/slide2.xml'), 'p:cSld')).toEqual({ name: 'Page 1' })
  expect(all(parts.get('docProps/core.xml'), 'dc:title')[0]?.text).toBe('Report & plan')
})

test('every relationship leads to a part, and every part has a content type', async () => {
  const glow: Element = { ...BOX, id: 'glow', type: 'ellipse', blur: 4, link: 'https://example.com/?a=1&b=2' }
  const { parts, names } = await presentationOf([[WORDS, glow], [glow]])
  for (const [name, root] of parts) {
    if (!name.endsWith('.rels')) continue
    const owner = name.replace('_rels/', '').replace(/\.rels$/, '')
    for (const { attributes } of all(root, 'Relationship')) {
      if (attributes['TargetMode'] === 'External') continue
      const target = new URL(attributes['Target'] ?? '', `file:///${owner}`).pathname.slice(1)
      expect(names).toContain(target)
    }
  }
  const types = parts.get('[Content_Types].xml')
  const typed = all(types, 'Override').map(({ attributes }) => attributes['PartName']?.slice(1))
  const defaults = all(types, 'Default').map(({ attributes }) => attributes['Extension'])
  for (const name of names.filter((each) => each !== '[Content_Types].xml')) {
    const extension = name.split('.').pop()
    expect(extension === 'xml' ? typed : defaults).toContain(extension === 'xml' ? name : extension)
  }
  const ids = all(parts.get('ppt/slides/slide1.xml'), 'p:cNvPr').map(({ attributes }) => attributes['id'])
  expect(new Set(ids).size).toBe(ids.length)
})

test('a picture that two slides show is stored once', async () => {
  const glow: Element = { ...BOX, id: 'glow', type: 'ellipse', blur: 4 }
  const { names } = await presentationOf([[glow], [{ ...glow, id: 'again' }]])
  expect(names.filter((name) => name.startsWith('ppt/media/'))).toHaveLength(1)
})

test('texts are runs with their fonts, sizes, colors and decorations', async () => {
  const runs = [{ text: 'Plain, ' }, { text: 'bold', fontWeight: 700, underline: true, fill: '#ff000080' }]
  const slide = await slideOf([{ ...BOX, id: 'text', type: 'text', fontFamily: 'Inter', fontSize: 20, runs }])
  const [plain, bold] = all(slide, 'a:r')
  expect(plain?.text).toBe('Plain, ')
  expect(attributesOf(plain, 'a:rPr')).toMatchObject({ sz: '1500', b: '0', kern: '0' })
  expect(attributesOf(bold, 'a:rPr')).toMatchObject({ b: '1', u: 'sng' })
  expect(attributesOf(bold, 'a:latin')).toEqual({ typeface: 'Inter' })
  expect(attributesOf(bold, 'a:srgbClr')).toEqual({ val: 'FF0000' })
  expect(attributesOf(bold, 'a:alpha')).toEqual({ val: '50196' })
})

test('other weights are families of their own, which a warning names', async () => {
  const { parts, warnings } = await presentationOf([[{ ...WORDS, fontFamily: 'Inter', fontWeight: 600 }]])
  expect(attributesOf(parts.get('ppt/slides/slide1.xml'), 'a:latin')).toEqual({ typeface: 'Inter SemiBold' })
  expect(warnings).toMatchObject([{ code: 'font_required', message: expect.stringContaining('Inter SemiBold') }])
})

test('a paragraph wraps without line breaks where its lines have room, and paragraphs remain paragraphs', async () => {
  const text = 'A paragraph with enough words that it needs several lines in its box.\nAnother one.'
  const slide = await slideOf([{ ...BOX, id: 'text', type: 'text', fontSize: 20, text }])
  const paragraphs = all(slide, 'a:p')
  expect(
    paragraphs.map((paragraph) =>
      all(paragraph, 'a:t')
        .map((run) => run.text)
        .join(' '),
    ),
  ).toEqual(text.split('\n'))
  expect(attributesOf(slide, 'a:bodyPr')).toMatchObject({ wrap: 'square', anchor: 't' })
})

test('a text of one line cannot wrap where its font is missing', async () => {
  const wrapOf = async (text: object) => attributesOf(await slideOf([{ ...WORDS, ...text }]), 'a:bodyPr')['wrap']
  expect(await wrapOf({ align: 'right' })).toBe('none')
  expect(await wrapOf({ text: 'one\ntwo' })).toBe('square')
  expect(await wrapOf({ align: 'justify' })).toBe('square')
  expect(await wrapOf({ columns: 2 })).toBe('square')
})

test('lists, alignment and direction are those of paragraphs', async () => {
  const text: Element = { ...BOX, id: 'list', type: 'text', text: 'one\ntwo', list: 'number', align: 'center' }
  const slide = await slideOf([text, { ...WORDS, text: 'שלום' }])
  expect(all(slide, 'a:buAutoNum').map(({ attributes }) => attributes['startAt'])).toEqual(['1', '2'])
  const [first, , hebrew] = all(slide, 'a:pPr')
  expect(first?.attributes).toMatchObject({ algn: 'ctr' })
  expect(hebrew?.attributes).toMatchObject({ algn: 'r', rtl: '1' })
})

test('shapes are presets where there are any, with fills, lines, dashes and shadows', async () => {
  const rect: Element = {
    ...BOX,
    id: 'rect',
    type: 'rect',
    name: 'Card',
    alt: 'A card',
    rotation: 30,
    flipX: true,
    opacity: 0.5,
    cornerRadius: 25,
    fill: '#336699',
    stroke: { paint: '#000000', width: 2, dash: [4, 2] },
    shadows: [{ x: 0, y: 4, blur: 8, color: '#000000' }],
  }
  const slide = await slideOf([rect])
  expect(all(slide, 'p:cNvPr')[1]?.attributes).toMatchObject({ name: 'Card', descr: 'A card' })
  expect(all(slide, 'a:xfrm')[1]?.attributes).toEqual({ rot: '1800000', flipH: '1' })
  expect(attributesOf(slide, 'a:gd')).toEqual({ name: 'adj', fmla: 'val 25000' })
  expect(attributesOf(slide, 'a:ds')).toEqual({ d: '200000', sp: '100000' })
  expect(attributesOf(slide, 'a:outerShdw')).toMatchObject({ blurRad: '76200', dist: '38100', dir: '5400000' })
  expect(all(slide, 'a:alpha')[0]?.attributes).toEqual({ val: '50000' })
})

test('a stroke inside of a rectangle is that of a smaller one', async () => {
  const slide = await slideOf([
    { ...BOX, id: 'rect', type: 'rect', stroke: { paint: '#ff0000', width: 10, align: 'inside' } },
  ])
  expect(all(slide, 'a:ext')[1]?.attributes).toEqual({ cx: String(190 * 9525), cy: String(90 * 9525) })
})

test('paths are free geometry, in which overlapping parts are filled', async () => {
  const d = 'M0 0H100V100H0Z M50 50H150V150H50Z'
  const slide = await slideOf([{ ...BOX, id: 'path', type: 'path', d }])
  expect(all(slide, 'a:custGeom')).toHaveLength(1)
  // One outline around both.
  expect(all(slide, 'a:moveTo')).toHaveLength(1)
})

test('groups are groups, and hidden elements are left out', async () => {
  const elements: Element[] = [
    { ...BOX, id: 'shown', type: 'rect' },
    { ...BOX, id: 'hidden', type: 'rect', visible: false },
  ]
  const slide = await slideOf([{ ...BOX, id: 'group', type: 'group', elements }])
  const [group] = all(slide, 'p:grpSp')
  expect(all(group, 'p:sp')).toHaveLength(1)
})

test('tables are tables, with spans, in which cells are text', async () => {
  const rows = [[{ text: 'wide', colSpan: 2 }], ['a', 'b']]
  const slide = await slideOf([{ ...BOX, id: 'table', type: 'table', columns: [{}, {}], rows }])
  expect(all(slide, 'a:gridCol')).toHaveLength(2)
  expect(all(slide, 'a:tc').map(({ attributes }) => attributes)).toMatchObject([
    { gridSpan: '2' },
    { hMerge: '1' },
    {},
    {},
  ])
  expect(all(slide, 'a:tc').map((cell) => cell.text)).toEqual(['wide', '', 'a', 'b'])
})

test('what PowerPoint cannot draw is a picture, with a warning and its text as the alternative', async () => {
  const circle: Element = { ...WORDS, path: { type: 'circle' } }
  const { parts, warnings } = await presentationOf([[circle]])
  const [picture] = all(parts.get('ppt/slides/slide1.xml'), 'p:pic')
  expect(attributesOf(picture, 'p:cNvPr')).toMatchObject({ descr: 'Fish & <chips>' })
  expect(warnings.find(({ code }) => code === 'drawn_as_picture')).toMatchObject({
    elementId: 'words',
    message: expect.stringContaining('text on a path'),
  })
})

test('a text with several shadows remains a text above a picture of them', async () => {
  const shadows = [{ blur: 4 }, { blur: 8 }]
  const slide = await slideOf([{ ...WORDS, shadows }])
  expect(all(slide, 'p:pic')).toHaveLength(1)
  expect(all(slide, 'a:t').map(({ text }) => text)).toEqual(['Fish & <chips>'])
})

test('of a group that clips, only what it cuts off is a picture', async () => {
  const inside: Element = { ...WORDS, x: 5, y: 5, width: 150, height: 30 }
  const outside: Element = { ...BOX, x: -20, id: 'outside', type: 'ellipse' }
  const slide = await slideOf([{ ...BOX, id: 'group', type: 'group', clip: true, elements: [outside, inside] }])
  const [group] = all(slide, 'p:grpSp')
  expect(all(group, 'p:pic')).toHaveLength(1)
  expect(all(group, 'a:t')).toHaveLength(1)
})

test('colors and fonts of the brand are those of the theme', async () => {
  const brand = { colors: { ink: '#123456' }, fonts: { heading: 'Lora', body: 'Lato' } }
  const { parts } = await presentationOf([[{ ...WORDS, fill: 'brand:ink' }]], { brand })
  const theme = parts.get('ppt/theme/theme1.xml')
  expect(attributesOf(all(theme, 'a:accent1')[0], 'a:srgbClr')).toEqual({ val: '123456' })
  expect(all(theme, 'a:latin').map(({ attributes }) => attributes['typeface'])).toEqual(['Lora', 'Lato'])
  expect(attributesOf(parts.get('ppt/slides/slide1.xml'), 'a:schemeClr')).toEqual({ val: 'accent1' })
})

test('equal designs have equal bytes', async () => {
  const document: Document = { version: 1, pages: [{ id: 'page', elements: [WORDS] }] }
  const [first, again] = await Promise.all(
    [0, 1].map(async () => (await render({ document, size: SIZE, images: {}, output: OUTPUT })).files[0]?.bytes),
  )
  expect(Buffer.from(first ?? []).equals(Buffer.from(again ?? []))).toBe(true)
})

test('a page larger than a slide can be is rejected, and a small one is enlarged', async () => {
  const document: Document = { version: 1, pages: [{ id: 'page', elements: [] }] }
  const large = render({ document, size: { width: 6000, height: 100 }, images: {}, output: OUTPUT })
  await expect(large).rejects.toMatchObject({ code: 'export_too_large' })
  const { files } = await render({ document, size: { width: 192, height: 48 }, images: {}, output: OUTPUT })
  expect(files).toMatchObject([{ width: 384, height: 96 }])
})
