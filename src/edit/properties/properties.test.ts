import { expect, test } from 'vitest'
import type { Document } from '../../document/document.ts'
import { DEFAULTS, type Element, type Kind } from '../../document/elements/element.ts'
import { deepFrozen } from '../testing/deep-frozen.ts'
import { placesOf } from '../tree/place.ts'
import { DOCUMENT_PROPERTIES, elementProperties, hasProperty } from './described-properties.ts'
import { findDocumentRefusal, findRefusal } from './find-refusal.ts'
import { parsedDash } from './parsed-dash.ts'
import { choicesOf, numberLimits, schemaAt, withinLimits } from './property-schema.ts'
import { adjustElementProperty, setDocumentProperty, setElementProperty, setPageProperty } from './set-property.ts'
import { sharedValue, valuesOf } from './shared-value.ts'
import { SAMPLE_DATA } from '../adding/code-items.ts'
import { openEditor } from '../editor-state.ts'
import { wordsIn } from '../words/session.ts'
import { typedStyle, withTypedStyle } from './typed-style.ts'

const BOX = { x: 0, y: 0, width: 100, height: 50 }
const RECT: Element = { id: 'rect', type: 'rect', ...BOX, fill: '#ff0000' }
const IMAGE: Element = { id: 'image', type: 'image', ...BOX, src: 'builtin:sea' }
const TEXT: Element = { id: 'text', type: 'text', ...BOX, text: 'Hello world' }
const RUNS: Element = {
  id: 'runs',
  type: 'text',
  ...BOX,
  runs: [{ text: 'Hello ' }, { text: 'world', fill: '#00ff00' }],
}

function documentOf(...elements: Element[]): Document {
  return deepFrozen<Document>({ version: 1, pages: [{ id: 'p1', elements }] })
}

function after(document: Document, path: string, value: unknown): Element[] {
  const ids = new Set(placesOf(document).keys())
  return setElementProperty(document, ids, { path: path.split('.'), value }).pages[0]?.elements ?? []
}

test('a value is set within a property, and what is around it is made', () => {
  expect(after(documentOf(IMAGE), 'filters.brightness', 1.5)).toEqual([{ ...IMAGE, filters: { brightness: 1.5 } }])
})

test('a value that is the default is removed, and with it what then says nothing', () => {
  expect(after(documentOf({ ...IMAGE, filters: { brightness: 1.5 } }), 'filters.brightness', 1)).toEqual([IMAGE])
  expect(after(documentOf({ ...RECT, opacity: 0.5 }), 'opacity', 1)).toEqual([RECT])
})

test('no fill is a value of its own', () => {
  expect(after(documentOf(RECT), 'fill', null)).toEqual([{ ...RECT, fill: null }])
  expect(sharedValue([{ ...RECT, fill: null }], ['fill'])).toEqual({ value: null })
})

test('only elements that can have a property get it', () => {
  expect(after(documentOf(RECT, IMAGE), 'fill', '#0000ff')).toEqual([{ ...RECT, fill: '#0000ff' }, IMAGE])
})

test('an item of a list is changed in its place, with its own defaults', () => {
  const shaded: Element = { ...RECT, shadows: [{ y: 2 }, { x: 3, blur: 4 }] }
  expect(after(documentOf(shaded), 'shadows.1.blur', 0)).toEqual([{ ...RECT, shadows: [{ y: 2 }, { x: 3 }] }])
})

test('setting what is there already keeps the identity of the document', () => {
  const document = documentOf(RECT)
  expect(setElementProperty(document, new Set(['rect']), { path: ['fill'], value: '#ff0000' })).toBe(document)
  expect(setPageProperty(document, 'p1', { path: ['background'], value: '#ffffff' })).toBe(document)
})

test('a style of a text replaces that of its runs, or of a part of it', () => {
  expect(after(documentOf(RUNS), 'fill', '#0000ff')).toEqual([
    { id: 'runs', type: 'text', ...BOX, text: 'Hello world', fill: '#0000ff' },
  ])
  const range = { start: 0, end: 5 }
  const part = setElementProperty(documentOf(TEXT), new Set(['text']), { path: ['fill'], value: '#0000ff', range })
  expect(part.pages[0]?.elements).toEqual([
    { id: 'text', type: 'text', ...BOX, runs: [{ text: 'Hello', fill: '#0000ff' }, { text: ' world' }] },
  ])
})

test('elements share a value, or have mixed ones; those that cannot have it do not count', () => {
  expect(sharedValue([RECT, IMAGE], ['opacity'])).toEqual({ value: 1 })
  expect(sharedValue([RECT, { ...IMAGE, opacity: 0.5 }], ['opacity'])).toBe('mixed')
  expect(sharedValue([RECT, IMAGE], ['fill'])).toEqual({ value: '#ff0000' })
  expect(sharedValue([IMAGE], ['fill'])).toBeUndefined()
  expect(sharedValue([RUNS], ['fill'])).toBe('mixed')
})

test('a value within a property has the defaults of that property', () => {
  expect(sharedValue([{ ...RECT, stroke: { paint: '#000000' } }], ['stroke', 'width'])).toEqual({ value: 1 })
  expect(sharedValue([RECT], ['stroke', 'width'])).toEqual({ value: 1 })
})

test('limits and choices come from the schema', () => {
  const limitsOf = (kind: Kind, path: string) =>
    numberLimits(schemaAt(elementProperties(kind).schema, path.split('.')) ?? {})
  expect(limitsOf('rect', 'opacity')).toMatchObject({ least: 0, most: 1 })
  expect(limitsOf('rect', 'cornerRadius')).toMatchObject({ least: 0 })
  expect(withinLimits(2.4, limitsOf('polygon', 'sides'))).toBe(3)
  expect(withinLimits(449, limitsOf('table', 'headerStyle.fontWeight'))).toBe(400)
  expect(limitsOf('rect', 'shadows.0.blur').most).toBe(limitsOf('rect', 'blur').most)
  const fit = schemaAt(elementProperties('image').schema, ['fit'])
  expect(choicesOf(fit ?? {})).toEqual(['cover', 'contain', 'fill'])
})

test('every default is a property of its kind', () => {
  for (const kind of Object.keys(DEFAULTS) as Kind[]) {
    for (const name of Object.keys(DEFAULTS[kind])) expect(hasProperty(elementProperties(kind), [name])).toBe(true)
  }
})

test('a value that cannot be stored is refused with its place', () => {
  const refused = setElementProperty(documentOf(RECT), new Set(['rect']), { path: ['link'], value: 'javascript:x' })
  expect(findRefusal(refused, new Set(['rect']))).toMatchObject({ pointer: '/link' })
  expect(findRefusal(documentOf(RECT), new Set(['rect']))).toBeUndefined()
  const spoken = setDocumentProperty(documentOf(), { path: ['language'], value: 'a b' })
  expect(findDocumentRefusal(spoken)).toMatchObject({ pointer: '/language' })
})

test('no bleed and no safe area are removed', () => {
  const document: Document = { ...documentOf(), bleed: 12, safeArea: 24 }
  const bare = ['bleed', 'safeArea'].reduce(
    (current, name) => setDocumentProperty(current, { path: [name], value: 0 }),
    document,
  )
  expect(bare).toEqual(documentOf())
  expect(hasProperty(DOCUMENT_PROPERTIES, ['bleed'])).toBe(true)
})

test('dashes are read with spaces or commas, within their limits', () => {
  const limits = { least: 0, most: 100, isWhole: false, multipleOf: 0, count: 3 }
  expect(parsedDash('8, 4', limits)).toEqual([8, 4])
  expect(parsedDash('8 x 500 -1 7', limits)).toEqual([8, 100, 0])
  expect(parsedDash('0', limits)).toBeUndefined()
})

test('of a stroke in a part of a text, one value is set, and the rest stays as it is in that part', () => {
  const struck: Element = {
    ...{ id: 'text', type: 'text', ...BOX },
    runs: [{ text: 'Hello ', stroke: { paint: '#ff0000', width: 3 } }, { text: 'world' }],
  }
  const range = { start: 0, end: 5 }
  const document = setElementProperty(documentOf(struck), new Set(['text']), {
    ...{ path: ['stroke', 'width'], value: 4 },
    range,
  })
  expect(document.pages[0]?.elements[0]).toMatchObject({
    runs: [
      { text: 'Hello', stroke: { paint: '#ff0000', width: 4 } },
      { text: ' ', stroke: { width: 3 } },
      { text: 'world' },
    ],
  })
})

test('a language is a style of words', () => {
  const document = setElementProperty(documentOf(TEXT), new Set(['text']), {
    ...{ path: ['language'], value: 'de' },
    range: { start: 6, end: 11 },
  })
  expect(document.pages[0]?.elements[0]).toMatchObject({
    runs: [{ text: 'Hello ' }, { text: 'world', language: 'de' }],
  })
})

test('a chart that becomes a pie has its first series only', () => {
  const series = [{ values: [1, 2] }, { values: [3, 4] }]
  const chart: Element = { id: 'chart', type: 'chart', ...BOX, kind: 'bar', categories: ['a', 'b'], series }
  expect(after(documentOf(chart), 'kind', 'pie')).toEqual([{ ...chart, kind: 'pie', series: series.slice(0, 1) }])
  expect(after(documentOf(chart), 'kind', 'line')).toEqual([{ ...chart, kind: 'line' }])
})

test('a code gets sample data with a symbology that cannot encode its own', () => {
  const code: Element = {
    id: 'code',
    type: 'code',
    ...BOX,
    symbology: 'qrcode',
    data: 'Hello',
    errorCorrection: 'high',
  }
  const [ean] = after(documentOf(code), 'symbology', 'ean13')
  expect(ean).toMatchObject({ symbology: 'ean13', data: SAMPLE_DATA.ean13 })
  expect(after(documentOf(code), 'symbology', 'aztec')).toEqual([{ ...code, symbology: 'aztec' }])
  const [micro] = after(documentOf(code), 'symbology', 'microqrcode')
  expect(micro).not.toHaveProperty('errorCorrection')
})

test('a style at a caret is that of what is typed next, within the style around it', () => {
  const words = wordsIn('text', { anchor: 2, focus: 2 })
  const stroke = { paint: '#ff0000', width: 3 }
  const state = openEditor(documentOf({ ...TEXT, stroke }), { width: 100, height: 100 })
  const typing = withTypedStyle({ ...state, words, selection: ['text'] }, { path: ['stroke', 'width'], value: 5 })
  const session = typing?.words
  expect(session && typedStyle(session, ['stroke', 'width'])).toEqual({ value: 5 })
  expect(session?.style).toEqual({ stroke: { ...stroke, width: 5 } })
  expect(session && typedStyle(session, ['fill'])).toBeUndefined()
  expect(typing?.document).toBe(state.document)
})

test('values within properties of texts have their defaults', () => {
  const text: Element = { ...TEXT, path: { type: 'circle' }, tabs: [{ at: 40 }], background: { paint: '#ffff00' } }
  expect(sharedValue([text], ['path', 'side'])).toEqual({ value: 'outside' })
  expect(sharedValue([text], ['tabs', '0', 'align'])).toEqual({ value: 'start' })
  expect(sharedValue([text], ['background', 'radius'])).toEqual({ value: 0 })
})

function adjusted(document: Document, path: string, change: (before: number) => number): Element[] {
  const ids = new Set(placesOf(document).keys())
  const adjustment = { path: path.split('.'), change: (before: unknown) => change(Number(before)) }
  return adjustElementProperty(document, ids, adjustment).pages[0]?.elements ?? []
}

test('different values are adjusted each from its own, with its default where it has none', () => {
  const document = documentOf({ ...RECT, opacity: 0.5 }, { ...IMAGE, opacity: 0.25 }, TEXT)
  expect(adjusted(document, 'opacity', (before) => before / 2)).toEqual([
    { ...RECT, opacity: 0.25 },
    { ...IMAGE, opacity: 0.125 },
    { ...TEXT, opacity: 0.5 },
  ])
})

test('runs of texts keep their differences when a style is adjusted', () => {
  const sized: Element = {
    id: 'sized',
    type: 'text',
    ...BOX,
    fontSize: 20,
    runs: [{ text: 'a' }, { text: 'b', fontSize: 40 }],
  }
  const [whole] = adjusted(documentOf(sized), 'fontSize', (before) => before + 10)
  expect(sharedValue([whole ?? sized], ['fontSize'], { start: 0, end: 1 })).toEqual({ value: 30 })
  expect(sharedValue([whole ?? sized], ['fontSize'], { start: 1, end: 2 })).toEqual({ value: 50 })
})

test('the width of strokes is that of the elements that have one', () => {
  const stroked: Element = { ...RECT, id: 'stroked', stroke: { paint: '#000000', width: 3 } }
  expect(sharedValue([RECT, stroked], ['stroke', 'width'])).toEqual({ value: 3 })
  expect(sharedValue([RECT, stroked], ['stroke'])).toBe('mixed')
  expect(after(documentOf(RECT, stroked), 'stroke.width', 5)).toEqual([
    RECT,
    { ...stroked, stroke: { paint: '#000000', width: 5 } },
  ])
})

test('an item of a list is set where there is one', () => {
  const one: Element = { ...RECT, id: 'one', shadows: [{ y: 2 }] }
  const two: Element = { ...RECT, id: 'two', shadows: [{ y: 2 }, { y: 4 }] }
  expect(valuesOf([RECT, one, two], ['shadows'])).toEqual([[], [{ y: 2 }], [{ y: 2 }, { y: 4 }]])
  expect(after(documentOf(RECT, one, two), 'shadows.1.y', 9)).toEqual([
    RECT,
    one,
    { ...two, shadows: [{ y: 2 }, { y: 9 }] },
  ])
})
