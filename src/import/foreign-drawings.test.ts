import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { importFile } from './import-file.ts'
import type { Element } from '../document/elements/element.ts'
import { NAMED } from './testing/usable-families.ts'

const bytesOf = (name: string) => readFileSync(new URL(`../../test/fixtures/imports/${name}`, import.meta.url))
const load = (name: string) => importFile({ bytes: bytesOf(name), name, families: NAMED })
const flat = (elements: readonly Element[]): Element[] =>
  elements.flatMap((element) => [element, ...(element.type === 'group' ? flat(element.elements) : [])])
const partsOf = (name: string) => flat(load(name).document.pages[0]?.elements ?? [])

test('a drawing of Inkscape has its layers, clones, blurs, clips and text on a path', () => {
  const parts = partsOf('inkscape.svg')
  expect(parts.map(({ name }) => name)).toEqual(expect.arrayContaining(['Shapes', 'Words']))
  expect(parts).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ id: 'shadow', blur: 4 }),
      expect.objectContaining({ type: 'rect', x: 130, width: 120, cornerRadius: 12 }),
      expect.objectContaining({ type: 'group', clip: true }),
      expect.objectContaining({ id: 'title', text: 'Two\nlines', fontFamily: 'Lato', fontWeight: 700 }),
      expect.objectContaining({ id: 'along', text: 'Along a curve', path: expect.objectContaining({ type: 'path' }) }),
    ]),
  )
  expect(load('inkscape.svg').report).toMatchObject([{ what: 'Markers', count: 1 }])
})

test('a graph of Graphviz has its shapes, labels and links', () => {
  const parts = partsOf('graphviz.svg')
  expect(parts.flatMap((part) => (part.type === 'text' ? [part.text] : []))).toEqual(['Order', 'Paid?', 'Ship', 'yes'])
  expect(parts.filter(({ link }) => link === 'https://example.com/order')).not.toHaveLength(0)
  expect(load('graphviz.svg').report).toEqual([])
})

test('a chart of Matplotlib has its bars, lines and turned label', () => {
  const parts = partsOf('matplotlib.svg')
  expect(parts.filter((part) => part.type === 'path' && part.fill === '#2a9d8f')).toHaveLength(3)
  expect(parts).toContainEqual(expect.objectContaining({ text: 'Sales', rotation: -90 }))
  expect(load('matplotlib.svg').report).toEqual([])
})

test('a drawing of LibreOffice has its size on paper, and a text in its shape', () => {
  expect(load('libreoffice.svg').report).toEqual([])
  const parts = partsOf('libreoffice.svg')
  expect(parts.filter((part) => part.type === 'path' && part.fill === '#2a9d8f')).toHaveLength(2)
  expect(parts).toContainEqual(expect.objectContaining({ type: 'text', runs: [{ text: 'Office', fill: '#ffffff' }] }))
})

test('slides of LibreOffice, which a script would show, are imported in hundredths of a millimeter', () => {
  const slide = (id: string) =>
    `<g visibility="hidden"><g id="${id}"><g class="Slide"><rect width="100" height="50"/></g></g></g>`
  const svg = `<svg viewBox="0 0 25400 12700" xmlns="http://www.w3.org/2000/svg" xmlns:ooo="http://xml.openoffice.org/svg/export"><g class="SlideGroup"><g>${slide('a')}${slide('b')}</g></g></svg>`
  const { width, height, document, report } = importFile({ bytes: Buffer.from(svg), families: NAMED })
  expect([width, height]).toEqual([960, 480])
  expect(flat(document.pages[0]?.elements ?? []).filter(({ type }) => type === 'rect')).toHaveLength(1)
  expect(report.map(({ what }) => what).toSorted()).toEqual(['Drawing of several slides', 'Hidden part'])
})

test('a compressed drawing is imported, and a damaged or endless one refused', () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
  expect(importFile({ bytes: gzipSync(drawing), name: 'a.svgz', families: [] })).toMatchObject({ title: 'a', width: 9 })
  const refusal = expect.objectContaining({
    details: { reason: 'it is compressed, and damaged or larger than 64 MiB' },
  })
  expect(() => importFile({ bytes: gzipSync(drawing).subarray(0, 20), families: [] })).toThrow(refusal)
  expect(() => importFile({ bytes: gzipSync(Buffer.alloc(70_000_000)), families: [] })).toThrow(refusal)
})
