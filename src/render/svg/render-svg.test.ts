import { parseXml, XmlElement } from '@rgrove/parse-xml'
import { beforeAll, expect, test } from 'vitest'
import type { Element } from '../../document/elements/element.ts'
import { createDocumentRenderer, type RenderDocument } from '../render-document.ts'
import { documentOf } from '../testing/read-pixels.ts'

let render: RenderDocument
beforeAll(() => {
  render = createDocumentRenderer()
})

const BOX = { x: 10, y: 10, width: 80, height: 40 }
const WORDS: Element = { ...BOX, id: 'words', type: 'text', text: 'Fish & <chips>', fontFamily: 'Lato', fontSize: 12 }

interface Asked {
  readonly elements: Element[]
  readonly editableText?: boolean
  readonly scale?: number
}

async function svgOf({ elements, editableText = false, scale = 1 }: Asked): Promise<string> {
  const output = { format: 'svg', scale, transparent: false, editableText } as const
  const size = { width: 100, height: 60 }
  const { files } = await render({ document: documentOf(elements, '#ffffff'), size, images: {}, output })
  return Buffer.from(files[0]?.bytes ?? []).toString()
}

function elementsOf(svg: string, name: string): XmlElement[] {
  const found: XmlElement[] = []
  const visit = (element: XmlElement): void => {
    if (element.name === name) found.push(element)
    for (const child of element.children) if (child instanceof XmlElement) visit(child)
  }
  const { root } = parseXml(svg)
  if (root) visit(root)
  return found
}

test('the size is that of the page times the scale', async () => {
  const [root] = elementsOf(await svgOf({ elements: [], scale: 2 }), 'svg')
  expect(root?.attributes).toMatchObject({ width: '200', height: '120', viewBox: '0 0 100 60' })
})

test('letters are outlines, named for screen readers', async () => {
  const svg = await svgOf({ elements: [WORDS] })
  expect(elementsOf(svg, 'text')).toEqual([])
  expect(elementsOf(svg, 'g').map(({ attributes }) => attributes['aria-label'])).toContain('Fish & <chips>')
})

test('editable text is text, with its font in the file', async () => {
  const svg = await svgOf({ elements: [WORDS], editableText: true })
  const texts = elementsOf(svg, 'text')
  expect(texts.map(({ text }) => text).join('')).toBe('Fish & <chips>')
  const [style] = elementsOf(svg, 'style')
  expect(style?.text).toMatch(/^@font-face\{font-family:"Platen Lato 400";src:url\(data:font\/woff2;base64,/)
  // A slice with these letters: the whole font has 75 kB.
  expect(style?.text.length).toBeLessThan(12_000)
})

test('emoji are pictures', async () => {
  const svg = await svgOf({ elements: [{ ...WORDS, text: '🍟' }] })
  expect(elementsOf(svg, 'image').map(({ attributes }) => attributes['href'])).toEqual([
    expect.stringMatching(/^data:image\/png;base64,/),
  ])
})

test('links are where their elements are', async () => {
  const link = 'https://example.com/?a=1&b=2'
  const svg = await svgOf({ elements: [{ ...BOX, id: 'box', type: 'rect', link }] })
  const [anchor] = elementsOf(svg, 'a')
  expect(anchor?.attributes['href']).toBe(link)
  expect(anchor?.children[0]).toMatchObject({ attributes: { d: 'M10 10L90 10L90 50L10 50Z' } })
})

test('a group with opacity is one group, in which nothing shows through', async () => {
  const parts = ['#ff0000', '#0000ff'].map((fill, index): Element => ({
    ...{ id: `part-${index}`, type: 'rect', fill },
    ...{ x: index * 10, y: 0, width: 30, height: 30 },
  }))
  const svg = await svgOf({ elements: [{ ...BOX, id: 'group', type: 'group', opacity: 0.5, elements: parts }] })
  const [group] = elementsOf(svg, 'g').filter(({ attributes }) => attributes['opacity'] === '0.5')
  expect(group?.children).toHaveLength(2)
})

test('equal pages have equal bytes, and different pages different IDs', async () => {
  const gradient = {
    type: 'linear',
    stops: [
      { offset: 0, color: '#000000' },
      { offset: 1, color: '#ffffff' },
    ],
  } as const
  const boxOf = (width: number): Element => ({
    ...BOX,
    width,
    id: 'box',
    type: 'rect',
    fill: { ...gradient, stops: [...gradient.stops] },
  })
  const [first, again, other] = [
    await svgOf({ elements: [boxOf(80)] }),
    await svgOf({ elements: [boxOf(80)] }),
    await svgOf({ elements: [boxOf(70)] }),
  ]
  expect(again).toBe(first)
  const idsOf = (svg: string) => elementsOf(svg, 'linearGradient').map(({ attributes }) => attributes['id'])
  expect(idsOf(first)).toHaveLength(1)
  expect(idsOf(other)).not.toEqual(idsOf(first))
})
