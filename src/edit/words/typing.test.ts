import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Document } from '../../document/document.ts'
import type { Text } from '../../document/elements/text.ts'
import { graphemes } from '../../text/graphemes.ts'
import { deepFrozen } from '../testing/deep-frozen.ts'
import { endComposing, endWords, type EditorState, openEditor, replaceDocument } from '../editor-state.ts'
import { redoStep, undoStep } from '../undo-step.ts'
import { sourceOf } from './runs.ts'
import { editedText, rangeOf, replaceText, withSelection, wordsIn } from './session.ts'
import { caretAt } from './caret-moves.ts'
import { composed, startComposing, typed } from './typing.ts'

const box = { id: 't', type: 'text', x: 0, y: 0, width: 100, height: 50 } as const

function editing(properties: Partial<Text>, caret: number, anchor = caret): EditorState {
  const document: Document = { version: 1, pages: [{ id: 'p', elements: [{ ...box, ...properties }] }] }
  const state = openEditor(deepFrozen(document), { width: 100, height: 100 })
  return { ...state, selection: ['t'], words: wordsIn('t', { anchor, focus: caret }) }
}

function sourceIn(state: EditorState): string {
  const text = editedText(state.document, { id: 't' })
  return text ? sourceOf(text) : ''
}

/** Types as a field does: in place of what is selected. */
function press(state: EditorState, letters: string, at: number): EditorState {
  const source = sourceIn(state)
  const { start, end } = state.words ? rangeOf(state.words) : { start: 0, end: 0 }
  const value = source.slice(0, start) + letters + source.slice(end)
  return typed(state, { value, caret: start + letters.length }, at)
}

function pressAll(state: EditorState, letters: string): EditorState {
  return Array.from(letters).reduce((each, letter, index) => press(each, letter, 1_000 + index * 50), state)
}

function steps(state: EditorState): string[] {
  const sources = [sourceIn(state)]
  let undone = state
  while (undone.history.done.length > 0) {
    undone = undoStep(undone)
    sources.push(sourceIn(undone))
  }
  return sources
}

test('what someone else changes leaves the caret and the selection at their letters', () => {
  const state = editing({ text: 'Hello Ada, how are you' }, 9, 6)
  const changed = replaceText(state.document, 't', (text) => ({ ...text, text: 'Good evening Ada, and how do you do' }))
  const { words, document } = replaceDocument(state, changed)
  expect(words && rangeOf(words)).toEqual({ start: 13, end: 16 })
  expect(document).toBe(changed)
})

test('what someone else changes during a composition ends it as a step', () => {
  const composing = composed(startComposing(editing({ text: 'ab' }, 2), 5), { value: 'ab漢', caret: 3 }, '漢')
  const changed = replaceText(composing.document, 't', (text) => ({ ...text, text: 'new ab漢' }))
  const next = replaceDocument(composing, changed)
  expect(next.words?.composing).toBeNull()
  expect(sourceIn(undoStep(next))).toBe('new ab')
})

test('a canceled composition leaves exactly what was there before', () => {
  const state = editing({ text: 'ab' }, 2)
  const composing = composed(startComposing(state, 5), { value: 'ab漢', caret: 3 }, '漢')
  const canceled = composed(composing, { value: 'ab', caret: 2 }, '')
  expect(endComposing(canceled).document).toBe(state.document)
  expect(undoStep(composing).document).toBe(state.document)
})

test('words with the spaces after them are steps, and lines too', () => {
  expect(steps(pressAll(editing({ text: '' }, 0), 'one two\nthree'))).toEqual([
    'one two\nthree',
    'one two\n',
    'one two',
    'one ',
    '',
  ])
})

test('letters typed elsewhere and deletions are steps of their own', () => {
  const end = pressAll(editing({ text: 'ab' }, 2), 'c')
  const moved = end.words ? { ...end, words: withSelection(end.words, 0, caretAt(0)) } : end
  const typedAgain = press(moved, '1', 1_060)
  const deleted = typed(typedAgain, { value: 'abc', caret: 0 }, 1_080)
  expect(steps(deleted)).toEqual(['abc', '1abc', 'abc', 'ab'])
})

test('undoing puts the caret where the text changed', () => {
  const undone = undoStep(pressAll(editing({ text: 'ad' }, 1), 'bc'))
  expect(undone.words?.caret.offset).toBe(1)
  expect(redoStep(undone).words?.caret.offset).toBe(3)
})

test('a composition is one step, however long it takes, and its letters are marked until then', () => {
  let state = startComposing(editing({ text: '東です' }, 1), 0)
  for (const [index, letters] of ['k', 'きょ', '京'].entries()) {
    state = composed(state, { value: `東${letters}です`, caret: 1 + letters.length }, letters)
    expect(state.words?.composing?.range).toEqual({ start: 1, end: 1 + letters.length })
    expect(state.history.done).toHaveLength(0)
    expect(index).toBeLessThan(3)
  }
  state = endComposing(state)
  expect(state.words?.composing).toBe(null)
  expect(steps(state)).toEqual(['東京です', '東です'])
})

test('a composition that is canceled is no step, and leaves the style that was chosen for typing', () => {
  const start = editing({ text: 'ab' }, 1)
  const words = start.words && { ...start.words, style: { fontWeight: 700 } }
  const begun = composed(startComposing({ ...start, words }, 0), { value: 'a1b', caret: 2 }, '1')
  const ended = endComposing(composed(begun, { value: 'ab', caret: 1 }, ''))
  expect(ended.document.pages[0]?.elements[0]).toEqual(start.document.pages[0]?.elements[0])
  expect(ended.history.done).toHaveLength(0)
  expect(ended.words?.style).toEqual({ fontWeight: 700 })
})

test('leaving a text ends its composition', () => {
  const state = composed(startComposing(editing({ text: 'a' }, 1), 0), { value: 'aé', caret: 2 }, 'é')
  const left = endWords(state)
  expect(left.words).toBe(null)
  expect(steps(left)).toEqual(['aé', 'a'])
})

test('an input method may take over letters that were there', () => {
  const state = composed(startComposing(editing({ text: 'one two' }, 7), 0), { value: 'one twos', caret: 8 }, 'twos')
  expect(state.words?.composing?.range).toEqual({ start: 4, end: 8 })
})

const letter = fc.constantFrom(
  ...[
    'a',
    'fi',
    ' ',
    '\n',
    'ß',
    'e\u0301',
    '😀',
    '👩‍👩‍👧',
    '🇺🇦',
    '👍🏽',
    'א',
    'بي',
    'ก',
    'ำ',
    'क्ष',
    'で',
    '水',
    '한',
    '\u200d',
    '\ud83d',
  ],
)

test('whatever is typed over whatever is selected, the text is what the field has, and can be undone', () => {
  const inputs = fc.array(
    fc.record({ from: fc.nat(20), to: fc.nat(20), letters: fc.array(letter, { maxLength: 4 }) }),
    {
      maxLength: 8,
    },
  )
  const before = fc.array(letter, { maxLength: 8 }).map((letters) => letters.join(''))
  fc.assert(
    fc.property(before, inputs, (text, each) => {
      const start = editing({ runs: [{ text, fontWeight: 700 }, { text: 'end' }] }, 0)
      let state = start
      for (const [index, { from, to, letters }] of each.entries()) {
        const ends = [0, ...Array.from(graphemes.segment(sourceIn(state)), (it) => it.index + it.segment.length)]
        const [anchor = 0, focus = 0] = [ends[from % ends.length], ends[to % ends.length]]
        if (state.words) state = { ...state, words: withSelection(state.words, anchor, caretAt(focus)) }
        const [low, high] = [Math.min(anchor, focus), Math.max(anchor, focus)]
        const expected = sourceIn(state).slice(0, low) + letters.join('') + sourceIn(state).slice(high)
        state = press(state, letters.join(''), index * 1_000)
        expect(sourceIn(state)).toBe(expected)
        expect(state.words?.caret.offset).toBe(low + letters.join('').length)
      }
      while (state.history.done.length > 0) state = undoStep(state)
      expect(state.document).toEqual(start.document)
    }),
  )
})

test('an emptied text keeps its style, and a new one that remains empty was never there', () => {
  const styled = editing({ runs: [{ text: 'a', fontWeight: 700 }], fontSize: 40 }, 1)
  const emptied = typed(styled, { value: '', caret: 0 }, 0)
  const text = editedText(press(emptied, 'b', 10).document, { id: 't' })
  expect(text).toMatchObject({ fontSize: 40, runs: [{ text: 'b', fontWeight: 700 }] })

  const fresh = editing({ text: '' }, 0)
  const isNew = fresh.words && { ...fresh.words, isNew: true }
  const typedAndDeleted = typed(press({ ...fresh, words: isNew }, 'x', 0), { value: '', caret: 0 }, 10)
  expect(endWords(typedAndDeleted).document.pages[0]?.elements).toEqual([])
})
