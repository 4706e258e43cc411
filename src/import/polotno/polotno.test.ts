import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { importJson, importText } from '../testing/import-text.ts'

const store = (children: object[], more: object = {}) => ({
  width: 400,
  height: 300,
  unit: 'px',
  dpi: 72,
  pages: [{ id: 'a', background: 'white', bleed: 0, width: 'auto', height: 'auto', children }],
  ...more,
})
const elementsOf = (children: object[]) => importJson(store(children)).document.pages[0]?.elements

test('an element turns around its top left corner in the file, and around its center in the design', () => {
  const [figure] =
    elementsOf([
      { id: 'f', type: 'figure', subType: 'rect', x: 100, y: 100, width: 40, height: 20, rotation: 90, fill: 'red' },
    ]) ?? []
  expect(figure).toEqual({ id: 'f', type: 'rect', x: 70, y: 110, width: 40, height: 20, rotation: 90, fill: '#ff0000' })
})

test('HTML of a text becomes runs', () => {
  const text =
    '<p class="ql-align-right">A <strong>b</strong></p><p><span style="color: rgb(1, 2, 3)">c &amp; d</span></p>'
  expect(
    elementsOf([
      { id: 't', type: 'text', x: 0, y: 0, width: 100, height: 50, text, fontSize: 20, fontFamily: 'Roboto' },
    ]),
  ).toMatchObject([
    { align: 'right', runs: [{ text: 'A ' }, { text: 'b\n', fontWeight: 700 }, { text: 'c & d', fill: '#010203' }] },
  ])
})

test('pictures in the file are stored once, those at https URLs stay there, and others are left out', () => {
  const src = 'data:image/png;base64,iVBORw0KGgo='
  const image = (id: string, source: string) => ({
    id,
    type: 'image',
    x: 0,
    y: 0,
    width: 10,
    height: 10,
    src: source,
    cropX: 0.25,
    cropWidth: 0.5,
  })
  const { document, files, report } = importJson(
    store([image('a', src), image('b', src), image('c', 'https://example.com/a.png'), image('d', 'blob:x')]),
  )
  expect(document.pages[0]?.elements).toMatchObject([
    { id: 'a', src: 'asset:ast_import1', crop: { x: 0.25, y: 0, width: 0.5, height: 1 } },
    { id: 'b', src: 'asset:ast_import1' },
    { id: 'c', src: 'https://example.com/a.png' },
  ])
  expect(files).toHaveLength(1)
  expect(report).toMatchObject([{ what: 'Picture at “blob:x”', elements: ['d'] }])
})

test('pixels of a physical unit are scaled to the size on paper', () => {
  const page = importJson(store([], { width: 2480, height: 3508, unit: 'mm', dpi: 300 }))
  expect(page).toMatchObject({ width: 794, height: 1123 })
})

test('equal notes are one, with the places', () => {
  const text = (id: string) => ({
    id,
    type: 'text',
    x: 0,
    y: 0,
    width: 100,
    height: 50,
    text: 'a',
    fontFamily: 'Bilbo Swash Caps',
  })
  expect(importJson(store([text('a'), text('b')])).report).toEqual([
    {
      what: 'Font “Bilbo Swash Caps”',
      how: 'The font is not available; “Dancing Script” is used.',
      count: 2,
      pages: [1],
      elements: ['a', 'b'],
    },
  ])
})

test('damaged values neither fail nor leave the limits', () => {
  const wild = {
    x: 'a',
    y: Infinity,
    width: -5,
    height: 1e300,
    rotation: {},
    opacity: 7,
    fontSize: NaN,
    text: 5,
    children: 'no',
  }
  const types = ['text', 'image', 'svg', 'figure', 'line', 'group', 'table', 'video', 'gif', 'unknown', '']
  expect(elementsOf(types.map((type) => ({ ...wild, type })))).toBeDefined()
})

test('other JSON is rejected with a reason', () => {
  expect(() => importJson({ pages: 3 })).toThrow(expect.objectContaining({ code: 'import_invalid' }))
  expect(() => importJson(store([], { pages: [] }))).toThrow(expect.objectContaining({ code: 'import_invalid' }))
})

test('a name is cut between letters, and what cannot be an ID is replaced', () => {
  const name = `${'a'.repeat(254)}😀`
  const [long, broken] =
    elementsOf([
      { type: 'figure', id: 'a', name },
      { type: 'figure', id: '\ud800\u0000' },
    ]) ?? []
  expect(long).toMatchObject({ id: 'a', name: expect.stringMatching(/^a{254}/) })
  expect(broken).toMatchObject({ id: 'figure-1' })
})

test('groups that nest without end are refused', () => {
  const depth = 20_000
  const children = `${'{"type":"group","children":['.repeat(depth)}${']}'.repeat(depth)}`
  expect(() => importText(`{"width":1,"height":1,"pages":[{"children":[${children}]}]}`)).toThrow(
    expect.objectContaining({ details: { reason: 'it nests more than 200 groups' } }),
  )
})

test('variables become placeholders and slots with their labels and values', () => {
  const box = { x: 0, y: 0, width: 100, height: 50 }
  const children = [
    { ...box, id: 't', type: 'text', text: 'Dear {{first_name}}, {greeting}', fontFamily: 'Roboto' },
    { ...box, id: 'i', type: 'image', src: 'https://example.com/a.png', bindings: { src: 'photo' } },
    { ...box, id: 'f', type: 'figure', subType: 'rect', fill: 'red', bindings: { fill: 'accent' } },
  ]
  const variables = [
    { name: 'first_name', label: 'First name', value: 'Ada', required: true },
    { name: 'photo', description: 'A portrait' },
    { name: 'unused' },
  ]
  const { document, report } = importJson(store(children, { variables }))
  expect(document).toMatchObject({
    slots: [
      { name: 'first_name', label: 'First name', required: true },
      { name: 'photo', help: 'A portrait' },
    ],
    pages: [{ elements: [{ text: 'Dear {{first_name|Ada}}, {{greeting}}' }, { slot: 'photo' }, { slot: 'accent' }] }],
  })
  expect(report.map(({ what }) => what)).toEqual(['Variable “first_name”', 'Variable “greeting”'])
})

test('names of built-in properties are names like others', () => {
  const box = { x: 0, y: 0, width: 40, height: 20 }
  const { document, report } = importJson(
    store([
      { ...box, type: 'figure', subType: 'constructor', fill: 'constructor', bindings: { constructor: 'a' } },
      { ...box, type: 'line', startHead: 'constructor' },
    ]),
  )
  expect(document.pages[0]?.elements).toMatchObject([{ type: 'rect', fill: null }, { type: 'line' }])
  expect(report.map(({ what }) => what)).toEqual(
    expect.arrayContaining([
      'Variable of the property “constructor”',
      'Figure “constructor”',
      'Paint “constructor”',
      'End of a line “constructor”',
    ]),
  )
})

test('elements that are always on top are drawn last, and links stay', () => {
  const figure = { type: 'figure', x: 0, y: 0, width: 10, height: 10 }
  expect(
    elementsOf([
      { ...figure, id: 'top', alwaysOnTop: true },
      { ...figure, id: 'link', href: 'https://example.com' },
    ]),
  ).toMatchObject([{ id: 'link', link: 'https://example.com' }, { id: 'top' }])
})

test('a design that the schema of Polotno has completed is imported without a note', () => {
  const file = readFileSync(new URL('../../../test/fixtures/imports/polotno.json', import.meta.url), 'utf8')
  const { document, files, report } = importText(file, 'polotno.json')
  expect(report).toEqual([])
  expect(files).toHaveLength(1)
  expect(document.pages[0]).toMatchObject({
    background: { type: 'linear', angle: 90 },
    elements: [
      { id: 'title', text: 'Polotno design', fontWeight: 700, align: 'left' },
      { id: 'rich', runs: [{ text: 'Some ' }, { fontWeight: 700 }, { text: ' and ' }, { fontStyle: 'italic' }] },
      { id: 'box', type: 'rect', rotation: 15, cornerRadius: 12, stroke: { width: 4, align: 'inside' } },
      { id: 'star', type: 'star', shadows: [{ y: 4, blur: 10 }] },
      { id: 'icon', type: 'svg', colors: { '#ff0000': '#e9c46a' } },
      { id: 'line', type: 'line', endCap: 'arrow', stroke: { dash: [12, 6] } },
      { id: 'table', type: 'table', columns: [{ share: 0.6 }, { share: 0.4 }], verticalAlign: 'middle' },
      { id: 'group', type: 'group', opacity: 0.8 },
    ],
  })
})
