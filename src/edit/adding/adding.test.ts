import { describe, expect, test } from 'vitest'
import { type Document, emptyDocument, type Size } from '../../document/document.ts'
import { parseDocument } from '../../document/parse-document.ts'
import { SYMBOLOGY_NAMES } from '../../document/codes/symbologies.ts'
import { perform } from '../commands/commands.ts'
import { openEditor, pageOf } from '../editor-state.ts'
import { undoStep } from '../undo-step.ts'
import { deepFrozen } from '../testing/deep-frozen.ts'
import { visibleMiddle } from '../view/visible-middle.ts'
import { rangeOf } from '../words/session.ts'
import { addElement, addWhileTyping } from './add-element.ts'
import { elementIssue } from './element-issue.ts'
import { iconElement } from './icon-element.ts'
import { itemNamed, ITEMS } from './items.ts'
import { lookOf } from './look.ts'
import { pictureElement, withPicture } from './picture-element.ts'
import { settingOf } from './setting-of.ts'

const ALL = Object.values(ITEMS).flat()
const SIZE: Size = { width: 1080, height: 1350 }
const SIZES: readonly Size[] = [
  SIZE,
  { width: 1, height: 1 },
  { width: 728, height: 90 },
  { width: 48, height: 2000 },
  { width: 10_000, height: 10_000 },
]
const MIDDLE = { x: 540, y: 675 }

const branded: Document = {
  ...emptyDocument(),
  brand: { colors: { sea: '#0b5e8a', sun: '#f2b134' }, fonts: { body: 'Lora', headline: 'Oswald' } },
}

const dark: Document = {
  version: 1,
  pages: [
    {
      id: 'p',
      background: '#101820',
      elements: [
        { id: 'a', type: 'rect', x: 9, y: 9, width: 9, height: 9, fill: '#ff5533' },
        {
          id: 't',
          type: 'text',
          x: 9,
          y: 9,
          width: 9,
          height: 9,
          text: 'Long words',
          fill: '#f0e0d0',
          fontFamily: 'Lato',
        },
        { id: 'h', type: 'text', x: 9, y: 9, width: 9, height: 9, text: 'Big', fontSize: 90, fontFamily: 'Pacifico' },
      ],
    },
  ],
}

describe.each([
  ['an empty document', emptyDocument()],
  ['one with a brand', branded],
  ['a dark page', dark],
])('in %s', (_, document) => {
  test.each(ALL.map(({ name }) => name))('%s is valid on pages of every size, and within them', (name) => {
    for (const size of SIZES) {
      const state = openEditor(deepFrozen(document), size)
      const middle = { x: size.width / 2, y: size.height / 2 }
      const added = addElement(state, itemNamed(name).make, { middle, at: 1 })
      expect(parseDocument(added.document)).toHaveProperty('document')
      const element = pageOf(added).elements.at(-1)
      expect(added.selection).toEqual([element?.id])
      expect(element?.width).toBeGreaterThanOrEqual(1)
      expect(element?.width).toBeLessThanOrEqual(Math.max(size.width, 70))
      expect(Math.abs((element?.x ?? 0) + (element?.width ?? 0) / 2 - middle.x)).toBeLessThanOrEqual(1)
      expect(undoStep(added).document).toBe(document)
    }
  })
})

test('items have names of their own', () => {
  expect(new Set(ALL.map(({ name }) => name)).size).toBe(ALL.length)
  expect(new Set(ALL.map(({ label }) => label)).size).toBe(ALL.length)
  expect(ITEMS.codes).toHaveLength(SYMBOLOGY_NAMES.length)
})

test('a text is ready for typing over its words', () => {
  const { words, selection } = addElement(openEditor(emptyDocument(), SIZE), itemNamed('heading').make, {
    middle: MIDDLE,
    at: 1,
  })
  expect(words?.id).toBe(selection[0])
  expect(words && rangeOf(words)).toEqual({ start: 0, end: 'Add a heading'.length })
})

test('the second of two equal items does not hide the first', () => {
  const { make } = itemNamed('circle')
  let state = openEditor(emptyDocument(), SIZE)
  for (const at of [1, 2, 3]) state = addElement(state, make, { middle: MIDDLE, at })
  const places = pageOf(state).elements.map(({ x, y }) => `${x} ${y}`)
  expect(new Set(places).size).toBe(3)
})

test('colors and fonts are those of the brand', () => {
  expect(lookOf(branded, pageOf(openEditor(branded, SIZE)), SIZE)).toMatchObject({
    ink: 'brand:sea',
    fill: 'brand:sun',
    headingFont: 'brand:headline',
    bodyFont: 'brand:body',
  })
})

test('colors and fonts are those that are used most, and can be read on the page', () => {
  expect(lookOf(dark, pageOf(openEditor(dark, SIZE)), SIZE)).toMatchObject({
    ink: '#f0e0d0',
    fill: '#ff5533',
    accent: '#ff5533',
    headingFont: 'Pacifico',
    bodyFont: 'Lato',
  })
})

test('a rectangle as large as the page is what is written on', () => {
  const [page] = dark.pages
  const cover = { id: 'c', type: 'rect', x: 0, y: 0, width: 1080, height: 1350, fill: '#ffffff' } as const
  const light = {
    version: 1 as const,
    pages: [{ id: 'p', background: '#000', elements: [cover, ...(page?.elements ?? [])] }],
  }
  const { ink } = lookOf(light, pageOf(openEditor(light, SIZE)), SIZE)
  expect(ink).toBe('#1f1a15')
})

test('icons and pictures are valid', () => {
  const setting = settingOf(openEditor(emptyDocument(), SIZE))
  const picture = { src: 'builtin:coffee-cup', name: 'Coffee', size: { width: 4000, height: 2000 }, isVector: false }
  const made = [iconElement('Heart', 'M1 1h3')(setting), pictureElement(picture)(setting)]
  for (const element of made) expect(elementIssue({}, element)).toBeUndefined()
  expect(made[1]).toMatchObject({ type: 'image', width: 648, height: 324 })
})

test('another picture in a frame keeps the frame and loses what belonged to the picture before', () => {
  const frame = { id: 'i', type: 'image', x: 1, y: 2, width: 30, height: 40, cornerRadius: 5 } as const
  const before = { ...frame, src: 'builtin:a', crop: { x: 0, y: 0, width: 0.5, height: 1 }, alt: 'A cup' }
  const picture = { src: 'asset:ast_1', name: 'B', size: undefined, isVector: false }
  expect(withPicture(before, picture)).toEqual({ ...frame, src: 'asset:ast_1' })
})

test('invalid data is described in the words of the API', () => {
  const code = itemNamed('ean13').make(settingOf(openEditor(emptyDocument(), SIZE)))
  const issue = elementIssue({}, { ...code, data: '12' } as typeof code)
  expect(issue?.detail).toMatch(/^must be 12 digits, or 13/)
})

test('commands add in the middle of what is visible', () => {
  const viewport = { width: 400, height: 400 }
  const middle = visibleMiddle({ x: -1000, y: -1000, zoom: 2 }, viewport, SIZE)
  expect(middle).toEqual({ x: 600, y: 600 })
  const state = perform(openEditor(emptyDocument(), SIZE), 'add-circle', { places: new Map(), at: 1, middle })
  const [circle] = pageOf(state).elements
  expect(circle && circle.x + circle.width / 2).toBeCloseTo(600, -1)
})

test('nothing of the page being visible, its middle is meant', () => {
  expect(visibleMiddle({ x: 9000, y: 0, zoom: 1 }, { width: 100, height: 100 }, SIZE)).toEqual({ x: 540, y: 50 })
})

test('what arrives while a text is edited comes to its own page, and typing goes on', () => {
  const editing = addElement(openEditor(dark, SIZE), itemNamed('heading').make, { middle: MIDDLE, at: 0 })
  const elsewhere = perform(editing, 'add-page', { places: new Map(), pictures: new Map(), at: 1 })
  const typing = addElement(elsewhere, itemNamed('heading').make, { middle: MIDDLE, at: 2 })
  const arrived = addWhileTyping(typing, itemNamed('rectangle').make, { middle: MIDDLE, pageId: 'p', at: 3 })
  expect(arrived).toMatchObject({ selection: typing.selection, words: typing.words, pageId: typing.pageId })
  expect(arrived.document.pages[0]?.elements.at(-1)?.type).toBe('rect')
  expect(undoStep(arrived).document).toEqual(typing.document)
})
