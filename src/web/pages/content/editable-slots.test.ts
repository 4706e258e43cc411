import { expect, it } from 'vitest'
import { documentOf, element } from '../../../document/testing/build.ts'
import { editableSlots } from './editable-slots.ts'

const WHOLE = { x: 0, y: 0, width: 1, height: 1 }
const CENTER = { x: 0.5, y: 0.5 }

it.each([
  ['an image without a focus is cropped around its center', [{}], { focus: CENTER, crop: WHOLE }],
  ['the initial focus is the image’s own', [{ focus: { x: 0.2, y: 1 } }], { focus: { x: 0.2, y: 1 }, crop: WHOLE }],
  [
    'a cropped image shows its crop',
    [{ crop: { ...WHOLE, width: 0.5 } }],
    { focus: CENTER, crop: { ...WHOLE, width: 0.5 } },
  ],
  ['an image that is not cropped has no focus', [{ fit: 'contain' }], undefined],
  ['the first of several images determines the framing', [{}, { fit: 'contain' }], { focus: CENTER, crop: WHOLE }],
])('%s', (_title, images, framing) => {
  const elements = images.map((own) => element('image', { ...own, slot: 'picture' }))
  expect(editableSlots(documentOf(...elements))).toMatchObject([{ name: 'picture', framing }])
})

it('a slot shared with a text has no focus, since a text does not accept an object with one', () => {
  const shared = documentOf(element('image', { slot: 'both' }), element('text', { slot: 'both' }))
  expect(editableSlots(shared)[0]?.framing).toBeUndefined()
})

it('a hidden group is marked as hidden, but not the slots in it', () => {
  const group = element('group', { slot: 'seal', visible: false, elements: [element('rect', { slot: 'color' })] })
  expect(editableSlots(documentOf(group)).map(({ name, isHidden }) => [name, isHidden])).toEqual([
    ['seal', true],
    ['color', false],
  ])
})

it('the data of tables and charts is edited, unless cells have placeholders or kinds are mixed', () => {
  const table = (own: object) => element('table', { slot: 'items', columns: [], ...own })
  const chart = (slot: string) => element('chart', { slot, kind: 'bar', series: [] })
  const kindsOf = (...elements: Parameters<typeof documentOf>) =>
    editableSlots(documentOf(...elements)).map(({ name, dataElement }) => [name, dataElement?.type])
  expect(kindsOf(table({ rows: [['Tea', 3]] }), chart('sales'))).toEqual([
    ['items', 'table'],
    ['sales', 'chart'],
  ])
  expect(kindsOf(table({ rows: [['{{name|Tea}}']] }))[0]).toEqual(['items', undefined])
  expect(kindsOf(table({}), chart('items'))).toEqual([['items', undefined]])
})

it('titles of columns with placeholders are shown with their defaults, or the names of the placeholders', () => {
  const columns = [{ title: '{{head-position|Pos.}}' }, { title: 'Price in {{currency}}' }, { key: 'sum' }]
  const [slot] = editableSlots(documentOf(element('table', { slot: 'items', columns, rows: [] })))
  expect(slot?.dataElement).toMatchObject({
    columns: [{ title: 'Pos.' }, { title: 'Price in currency' }, { key: 'sum' }],
  })
})
