import { expect, test } from 'vitest'
import type { Document } from '../../document/document.ts'
import { SCHEMAS, type Element, type Kind } from '../../document/elements/element.ts'
import { parseDocument } from '../../document/parse-document.ts'
import { openEditor } from '../editor-state.ts'
import { redoStep, undoStep } from '../undo-step.ts'
import { deepFrozen } from '../testing/deep-frozen.ts'
import { placesOf } from '../tree/place.ts'
import { removeBrandEntry, renameBrandEntry, setBrandEntry } from './brand-entries.ts'
import { styleOfElement, withStyleOf } from './copy-style.ts'
import { resizeDesign } from './resize-design.ts'
import { setPlace } from './set-place.ts'

const BOX = { x: 0, y: 0, width: 100, height: 50 }

const BRANDED: Document = deepFrozen<Document>({
  version: 1,
  brand: { colors: { primary: '#112233', accent: '#ff0000' }, fonts: { display: 'Inter' } },
  pages: [
    {
      id: 'p',
      background: 'brand:primary',
      elements: [
        { id: 'a', type: 'rect', ...BOX, fill: 'brand:primary', stroke: { paint: 'brand:accent' } },
        { id: 'b', type: 'text', ...BOX, text: 'brand:primary', fontFamily: 'brand:display', fill: 'brand:primary' },
      ],
    },
  ],
})

test('renaming a color of the brand renames all references, and no texts', () => {
  const renamed = renameBrandEntry(BRANDED, 'colors', { from: 'primary', to: 'ink' })
  expect(Object.keys(renamed.brand?.colors ?? {})).toEqual(['ink', 'accent'])
  expect(renamed.pages[0]).toMatchObject({
    background: 'brand:ink',
    elements: [{ fill: 'brand:ink' }, { fill: 'brand:ink', text: 'brand:primary' }],
  })
  expect(renameBrandEntry(renamed, 'colors', { from: 'ink', to: 'primary' })).toEqual(BRANDED)
})

test('what refers to a removed color takes its value', () => {
  const removed = removeBrandEntry(BRANDED, 'colors', 'primary')
  expect(removed.pages[0]).toMatchObject({ background: '#112233', elements: [{ fill: '#112233' }, {}] })
  expect(parseDocument(removed)).toEqual({ document: removed })
})

test('a brand without colors and fonts is removed', () => {
  const document: Document = { version: 1, pages: [{ id: 'p', elements: [] }] }
  const added = setBrandEntry(document, 'fonts', { name: 'body', value: 'Inter' })
  expect(added.brand).toEqual({ fonts: { body: 'Inter' } })
  expect(removeBrandEntry(added, 'fonts', 'body')).toEqual(document)
})

/** One element of each kind. */
const ALL: Element[] = [
  { id: 'text', type: 'text', ...BOX, text: 'a', fill: '#111111', fontWeight: 700, align: 'center', fit: 'shrink' },
  { id: 'image', type: 'image', ...BOX, src: 'builtin:sea', cornerRadius: [1, 2, 3, 4], filters: { sepia: 1 } },
  { id: 'rect', type: 'rect', ...BOX, fill: null, stroke: null, opacity: 0.5, shadows: [{ y: 2 }] },
  { id: 'ellipse', type: 'ellipse', ...BOX, fill: { type: 'image', src: 'builtin:sea' } },
  { id: 'polygon', type: 'polygon', ...BOX, cornerRadius: 5, sides: 4 },
  { id: 'star', type: 'star', ...BOX, points: 6, stroke: { paint: '#222222' } },
  {
    id: 'line',
    type: 'line',
    ...BOX,
    points: [
      { x: 0, y: 0 },
      { x: 9, y: 9 },
    ],
    endCap: 'arrow',
  },
  { id: 'path', type: 'path', ...BOX, d: 'M0 0L9 9', stroke: { paint: '#333333', width: 3 } },
  { id: 'svg', type: 'svg', ...BOX, src: 'builtin:sea', colors: { '*': '#444444' } },
  { id: 'code', type: 'code', ...BOX, symbology: 'qrcode', data: 'a', foreground: '#111155' },
  { id: 'chart', type: 'chart', ...BOX, kind: 'bar', series: [{ values: [1] }], fontSize: 20, cornerRadius: 3 },
  { id: 'table', type: 'table', ...BOX, columns: [{ title: 'a' }], fill: '#555555', align: 'end', background: null },
  { id: 'group', type: 'group', ...BOX, elements: [], clip: true, mask: { type: 'ellipse' } },
  { id: 'repeat', type: 'repeat', ...BOX, elements: [] },
]

test('any style can be given to any element, which stays valid, in its place and with its content', () => {
  expect(ALL.map(({ type }) => type).toSorted()).toEqual((Object.keys(SCHEMAS) as Kind[]).toSorted())
  const document = deepFrozen<Document>({ version: 1, pages: [{ id: 'p', elements: ALL }] })
  const ids = new Set(ALL.map(({ id }) => id))
  for (const source of ALL) {
    const styled = withStyleOf(document, ids, styleOfElement(source))
    expect(parseDocument(styled), `style of ${source.id}`).toEqual({ document: styled })
    for (const { element } of placesOf(styled).values()) expect(element).toMatchObject({ id: element.id, ...BOX })
    expect(placesOf(styled).get(source.id)?.element).toEqual(source)
  }
})

test('a style is taken with what it lacks, and from another kind as far as it means the same', () => {
  const [a, b, text]: [Element, Element, Element] = [
    { id: 'a', type: 'rect', ...BOX, fill: '#111111', shadows: [{ y: 2 }] },
    { id: 'b', type: 'rect', ...BOX, fill: '#222222', opacity: 0.5, name: 'B' },
    { id: 'c', type: 'text', ...BOX, text: 'C', fontSize: 30, fill: '#333333' },
  ]
  const document: Document = { version: 1, pages: [{ id: 'p', elements: [a, b, text] }] }
  const styled = withStyleOf(document, new Set(['b', 'c']), styleOfElement(a))
  expect(styled.pages[0]?.elements.slice(1)).toEqual([
    { id: 'b', type: 'rect', ...BOX, fill: '#111111', shadows: [{ y: 2 }], name: 'B' },
    { id: 'c', type: 'text', ...BOX, text: 'C', fontSize: 30, fill: '#111111', shadows: [{ y: 2 }] },
  ])
})

test('a line that takes the style of another one keeps its points', () => {
  const line = (id: string, x: number): Element => ({
    ...{ id, type: 'line', ...BOX, stroke: { paint: '#111111', width: x } },
    points: [
      { x: 0, y: 0 },
      { x, y: 9 },
    ],
  })
  const document: Document = { version: 1, pages: [{ id: 'p', elements: [line('a', 5), line('b', 80)] }] }
  const styled = withStyleOf(document, new Set(['b']), styleOfElement(line('a', 5)))
  expect(placesOf(styled).get('b')?.element).toEqual({ ...line('b', 80), stroke: { paint: '#111111', width: 5 } })
})

test('undoing a resize gives the design its size back, and redoing takes it again', () => {
  const start = openEditor(BRANDED, { width: 100, height: 100 })
  const resized = resizeDesign(start, { width: 200, height: 300 }, 0)
  expect(resized.size).toEqual({ width: 200, height: 300 })
  expect(placesOf(resized.document).get('a')?.element).toMatchObject({ width: 200 })
  const undone = undoStep(resized)
  expect([undone.document, undone.size]).toEqual([BRANDED, { width: 100, height: 100 }])
  expect(redoStep(undone).size).toEqual({ width: 200, height: 300 })
  expect(resizeDesign(start, start.size, 0)).toBe(start)
})

test.each([0, -5, 99_999, 10.5, NaN, Infinity])('a design is not resized to a side of %s px', (side) => {
  const start = openEditor(BRANDED, { width: 100, height: 100 })
  const refused = expect.objectContaining({ code: 'invalid_input' })
  expect(() => resizeDesign(start, { width: side, height: 300 }, 0)).toThrow(refused)
  expect(() => resizeDesign(start, { width: 300, height: side }, 0)).toThrow(refused)
})

test('a side is set from the box that is drawn, with the other one if proportions are kept', () => {
  const shape: Element = { id: 'a', type: 'rect', ...BOX }
  const document: Document = { version: 1, pages: [{ id: 'p', elements: [shape] }] }
  const drawn = new Map([['a', shape]])
  const width = (keepsRatio: boolean) => setPlace(document, drawn, { side: 'width', to: () => 200, keepsRatio })
  expect(width(false).pages[0]?.elements[0]).toMatchObject({ width: 200, height: 50 })
  expect(width(true).pages[0]?.elements[0]).toMatchObject({ width: 200, height: 100 })
  expect(setPlace(document, drawn, { side: 'x', to: () => 0, keepsRatio: true })).toBe(document)
})
