import { expect, test } from 'vitest'
import type { Text } from '../../document/elements/text.ts'
import { type EditorState, openEditor } from '../editor-state.ts'
import { applyFont } from './apply-font.ts'
import { applyStyle, restyle, sharedStyle } from './apply-style.ts'
import { wordsIn } from './session.ts'
import { typedInPlace } from './typing.ts'

const box = { type: 'text', x: 0, y: 0, width: 100, height: 50 } as const
const one: Text = { id: 'one', ...box, text: 'one' }
const two: Text = { id: 'two', ...box, runs: [{ text: 'a', fontWeight: 700 }, { text: 'b' }], fontSize: 30 }

function open(state: Partial<EditorState> = {}): EditorState {
  const document = { version: 1 as const, pages: [{ id: 'p', elements: [one, two] }] }
  return { ...openEditor(document, { width: 100, height: 100 }), ...state }
}

const STEP = { label: 'Change', at: 0 }
const elements = (state: EditorState) => state.document.pages[0]?.elements

test('selected texts get a style as a whole', () => {
  const styled = applyStyle(open({ selection: ['one', 'two'] }), { fontWeight: 300 }, STEP)
  expect(elements(styled)).toEqual([
    { ...one, fontWeight: 300 },
    { id: 'two', ...box, text: 'ab', fontSize: 30, fontWeight: 300 },
  ])
})

test('of an edited text, only what is selected', () => {
  const words = wordsIn('one', { anchor: 0, focus: 2 })
  const styled = applyStyle(open({ selection: ['one'], words }), { fontWeight: 300 }, STEP)
  expect(elements(styled)?.[0]).toMatchObject({ runs: [{ text: 'on', fontWeight: 300 }, { text: 'e' }] })
})

test('at a caret, what is typed next', () => {
  const words = wordsIn('one', { anchor: 3, focus: 3 })
  const styled = applyStyle(open({ selection: ['one'], words }), { fontWeight: 300 }, STEP)
  expect(elements(styled)?.[0]).toBe(one)
  expect(sharedStyle(styled, ['fontWeight']).get('fontWeight')).toEqual({ value: 300 })
  const typed = typedInPlace(styled, '!', 10)
  expect(elements(typed)?.[0]).toMatchObject({ runs: [{ text: 'one' }, { text: '!', fontWeight: 300 }] })
})

test('an empty text has the style itself, so that it is not lost', () => {
  const empty = typedInPlace(open({ words: wordsIn('one', { anchor: 0, focus: 3 }) }), '', 0)
  expect(elements(applyStyle(empty, { fontWeight: 300 }, STEP))?.[0]).toMatchObject({ text: '', fontWeight: 300 })
})

test('values that differ are mixed, within a text and between texts', () => {
  const state = open({ selection: ['one', 'two'] })
  expect(sharedStyle(state, ['fontWeight', 'fontSize', 'underline'])).toEqual(
    new Map<string, unknown>([
      ['fontWeight', 'mixed'],
      ['fontSize', 'mixed'],
      ['underline', { value: undefined }],
    ]),
  )
  const atCaret = open({ words: wordsIn('two', { anchor: 1, focus: 1 }) })
  expect(sharedStyle(atCaret, ['fontWeight']).get('fontWeight')).toEqual({ value: 700 })
})

test('the files of a chosen font become fonts of the document, once', () => {
  const sources = [{ family: 'Mine', src: 'asset:ast_1' }]
  const font = { fontFamily: 'Mine', sources }
  const chosen = applyFont(applyFont(open({ selection: ['one'] }), font, STEP), font, STEP)
  expect(chosen.document.fonts).toEqual(sources)
  expect(elements(chosen)?.[0]).toMatchObject({ fontFamily: 'Mine' })
})

test('texts of several sizes become larger part by part', () => {
  const sized: Text = { id: 'one', ...box, runs: [{ text: 'a', fontSize: 10 }, { text: 'b' }], fontSize: 30 }
  const document = { version: 1 as const, pages: [{ id: 'p', elements: [sized, two] }] }
  const state = { ...openEditor(document, { width: 100, height: 100 }), selection: ['one', 'two'] }
  const larger = restyle(state, ({ fontSize = 16 }) => ({ fontSize: 2 * fontSize }), STEP)
  expect(elements(larger)?.[0]).toMatchObject({
    runs: [
      { text: 'a', fontSize: 20 },
      { text: 'b', fontSize: 60 },
    ],
  })
  expect(sharedStyle({ ...larger, selection: ['two'] }, ['fontSize']).get('fontSize')).toEqual({ value: 60 })
})
