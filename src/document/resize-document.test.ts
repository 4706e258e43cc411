import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Document, Size } from './document.ts'
import type { Element } from './elements/element.ts'
import { parseDocument } from './parse-document.ts'
import { resizeDocument } from './resize-document.ts'
import { arbitraryDocument } from './testing/arbitrary-document.ts'
import { documentOf, element, issuesOf } from './testing/build.ts'

const SQUARE: Size = { width: 1000, height: 1000 }
const STORY: Size = { width: 1000, height: 2000 }

function resized(to: Size, ...elements: Element[]): Element[] {
  const document = resizeDocument(documentOf(...elements), SQUARE, to)
  expect(parseDocument(document)).toEqual({ document })
  return document.pages[0]?.elements ?? []
}

describe('resizing a document', () => {
  it('returns it unchanged if the size is the same', () => {
    const document = documentOf(element('rect'))
    expect(resizeDocument(document, SQUARE, { ...SQUARE })).toBe(document)
  })

  it('scales every length and writes out defaults that are lengths', () => {
    const after = resized(
      { width: 2000, height: 2000 },
      element('rect', {
        cornerRadius: [1, 2, 3, 4],
        stroke: { paint: '#fff', width: 3, dash: [4, 2] },
        shadows: [{ x: 1, y: -2, blur: 3 }],
        blur: 5,
      }),
      element('ellipse', { stroke: { paint: '#fff' }, innerRadius: 0.5 }),
      element('text', {
        runs: [{ text: 'a', fontSize: 10, background: { paint: '#000', padding: 2 } }, { text: 'b' }],
        minFontSize: 5,
        maxFontSize: 50,
        padding: [1, 2, 3, 4],
        columns: 2,
        tabs: [{ at: 40, leader: '.' }],
        background: { paint: '#fff', padding: [1, 2, 3, 4], radius: 5 },
        paragraphSpacing: 6,
        letterSpacing: 0.1,
        lineHeight: 1.5,
      }),
      element('image', {
        cornerRadius: 7,
        filters: { blur: 2, brightness: 1.5 },
        crop: { x: 0, y: 0, width: 0.5, height: 1 },
      }),
      element('line'),
      element('path'),
      element('group', { elements: [element('rect', { id: 'inner' })] }),
    )
    const box = { x: 20, y: 40, width: 200, height: 100 }
    expect(after).toMatchObject([
      {
        ...box,
        cornerRadius: [2, 4, 6, 8],
        stroke: { width: 6, dash: [8, 4] },
        shadows: [{ x: 2, y: -4, blur: 6 }],
        blur: 10,
      },
      { ...box, stroke: { width: 2 }, innerRadius: 0.5 },
      {
        ...box,
        fontSize: 32,
        runs: [{ fontSize: 20, background: { padding: 4 } }, { text: 'b' }],
        minFontSize: 10,
        maxFontSize: 100,
        padding: [2, 4, 6, 8],
        columnGap: 48,
        tabs: [{ at: 80, leader: '.' }],
        background: { padding: [2, 4, 6, 8], radius: 10 },
        paragraphSpacing: 12,
        letterSpacing: 0.1,
        lineHeight: 1.5,
      },
      { ...box, cornerRadius: 14, filters: { blur: 4, brightness: 1.5 }, crop: { width: 0.5 } },
      {
        ...box,
        stroke: { paint: '#000000', width: 2 },
        points: [
          { x: 0, y: 0 },
          { x: 200, y: 100 },
        ],
      },
      { ...box, viewBox: [0, 0, 100, 50] },
      { ...box, elements: [box] },
    ])
    expect(after[2]).not.toHaveProperty('runs.1.fontSize')
  })

  it('scales corners, strokes and the tiles of patterns wherever they are', () => {
    const tiles = { type: 'pattern' as const, src: 'builtin:sea' }
    const after = resized(
      { width: 2000, height: 2000 },
      element('polygon', { cornerRadius: 3, fill: { ...tiles, scale: 0.5, gap: 4 }, backdropBlur: 5 }),
      element('star', { cornerRadius: 4, innerRatio: 0.3, stroke: { paint: tiles, width: 2 } }),
      element('image', { stroke: { paint: '#fff', width: 3 } }),
      element('group', { clip: true, cornerRadius: [1, 2, 3, 4] }),
      element('text', { fill: tiles, runs: [{ text: 'a', fill: { ...tiles, gap: 1, angle: 30 } }] }),
    )
    expect(after).toMatchObject([
      { cornerRadius: 6, fill: { scale: 1, gap: 8 }, backdropBlur: 10 },
      { cornerRadius: 8, innerRatio: 0.3, stroke: { paint: { scale: 2 }, width: 4 } },
      { stroke: { width: 6 } },
      { cornerRadius: [2, 4, 6, 8] },
      { fill: { scale: 2 }, runs: [{ fill: { scale: 2, gap: 2, angle: 30 } }] },
    ])
    const page = { id: 'page', background: tiles, elements: [] }
    const [first] = resizeDocument({ version: 1, pages: [page] }, SQUARE, { width: 500, height: 500 }).pages
    expect(first?.background).toEqual({ ...tiles, scale: 0.5 })
  })

  it('adds a view box to paths, even in a box without extent', () => {
    const [upright, boxed] = resized(
      { width: 2000, height: 2000 },
      element('path', { width: 0, d: 'M0 0h10' }),
      element('path', { id: 'b', viewBox: [0, 0, 24, 24] }),
    )
    // The width of 10 at 1:1 becomes 20: two per unit of the view box.
    expect(upright).toMatchObject({ width: 0.02, viewBox: [0, 0, 0.01, 50], d: 'M0 0h10' })
    expect(boxed).toMatchObject({ width: 200, viewBox: [0, 0, 24, 24] })
  })

  it('scales everything by one factor, by more than the shorter side if there is room', () => {
    const text = { text: 'Words', fontSize: 20, x: 100, y: 100, width: 300, height: 100 }
    const after = resized(STORY, element('text', { ...text, id: 'a' }), element('text', { ...text, id: 'b', y: 800 }))
    const sizes = after.map((each) => each.type === 'text' && each.fontSize)
    expect(sizes[0]).toBeGreaterThan(20)
    expect(sizes).toEqual([sizes[0], sizes[0]])
  })

  it('does not modify the given document', () => {
    const document = documentOf(element('text', { padding: [1, 2, 3, 4], stroke: { paint: '#fff' } }), element('line'))
    const before = structuredClone(document)
    resizeDocument(document, SQUARE, STORY)
    expect(document).toEqual(before)
  })
})

describe('resizing', () => {
  it('returns a valid document for any size', () => {
    const side = fc.oneof(fc.constantFrom(1, 1080, 1920, 10_000), fc.integer({ min: 1, max: 10_000 }))
    const size = fc.record({ width: side, height: side })
    fc.assert(
      fc.property(arbitraryDocument, size, size, (...[document, from, to]) => {
        const after = resizeDocument(document, from, to)
        expect(parseDocument(after)).toEqual({ document: after })
      }),
      { numRuns: 500 },
    )
  })

  it('back to the original size restores a box to less than a hundredth of a pixel', () => {
    const there = resizeDocument(documentOf(element('rect')), SQUARE, { width: 3333, height: 3333 })
    const [back] = resizeDocument(there, { width: 3333, height: 3333 }, SQUARE).pages[0]?.elements ?? []
    expect(back?.x).toBeCloseTo(10, 2)
    expect(back?.width).toBeCloseTo(100, 2)
  })

  it('rejects a result larger than 2 MiB', () => {
    const points = Array.from({ length: 1_000 }, () => ({ x: 1, y: 1 }))
    const lines = Array.from({ length: 146 }, (_, index) => element('line', { id: `l${index}`, points }))
    const document = documentOf(...lines)
    expect(parseDocument(document)).toHaveProperty('document')
    expect(issuesOf(() => resizeDocument(document, SQUARE, { width: 333, height: 333 }))).toEqual({
      '/document': expect.stringMatching(
        /^must be at most 2097152 bytes of JSON; the document resized to 333 × 333 has \d+$/,
      ),
    })
  })
})

it('guides move with the content, the safe area scales, and the bleed is that of the print shop', () => {
  const document: Document = {
    ...documentOf(),
    bleed: 12,
    safeArea: [10, 20, 30, 40],
    guides: { horizontal: [0, 50], vertical: [100] },
  }
  expect(resizeDocument(document, { width: 200, height: 100 }, { width: 400, height: 200 })).toMatchObject({
    bleed: 12,
    safeArea: [20, 40, 60, 80],
    guides: { horizontal: [0, 100], vertical: [200] },
  })
})

it('brand, title and descriptions of slots are kept', () => {
  const document: Document = {
    ...documentOf(element('text', { slot: 'a', text: 'a', fill: 'brand:ink' })),
    title: 'Poster',
    brand: { colors: { ink: '#111111' } },
    slots: [{ name: 'a', label: 'A' }],
  }
  const { pages: _, ...kept } = resizeDocument(document, { width: 10, height: 10 }, { width: 20, height: 20 })
  expect(kept).toEqual({ version: 1, title: document.title, brand: document.brand, slots: document.slots })
})

describe('entries of a repeat', () => {
  const elements = [
    element('text', { id: 'name', slot: 'name', text: 'a' }),
    element('group', { id: 'box', elements: [element('path', { id: 'mark', slot: 'mark', width: 50, height: 20 })] }),
    element('table', { id: 'rows', slot: 'rows', columns: [{ key: 'a' }, {}] }),
    element('repeat', { id: 'tags', slot: 'tags', elements: [element('text', { id: 'tag', slot: 'tag', text: 'a' })] }),
  ]
  const scaledEntry = (entry: object): unknown => {
    const [list] = resized({ width: 2000, height: 2000 }, element('repeat', { elements, entries: [entry] }))
    return list?.type === 'repeat' ? list.entries?.[0] : undefined
  }

  it('scale with their lengths', () => {
    const entry = {
      name: { text: 'b', fontSize: 20, x: 5, fill: { type: 'pattern', src: 'builtin:dots', gap: 3 } },
      rows: [{ a: { text: 'c', fontSize: 10 } }, ['d', { text: 'e', fontSize: 8 }]],
      tags: [{ tag: { fontSize: 7 } }, { tag: 'plain' }],
    }
    expect(scaledEntry(entry)).toEqual({
      name: { text: 'b', fontSize: 40, x: 10, fill: { type: 'pattern', src: 'builtin:dots', gap: 6, scale: 2 } },
      rows: [{ a: { text: 'c', fontSize: 20 } }, ['d', { text: 'e', fontSize: 16 }]],
      tags: [{ tag: { fontSize: 14 } }, { tag: 'plain' }],
    })
  })

  it('keep a path in the box for which it was drawn', () => {
    expect(scaledEntry({ mark: { d: 'M0 0h9', width: 80 } })).toEqual({
      mark: { d: 'M0 0h9', width: 160, viewBox: [0, 0, 80, 20] },
    })
  })

  it('remain as they are without lengths', () => {
    const entry = { name: 'b', mark: null, tags: ['x'] }
    expect(scaledEntry(entry)).toEqual(entry)
  })
})
