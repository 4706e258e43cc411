import { expect, test } from 'vitest'
import { complete } from '../../document/elements/element.ts'
import type { Text } from '../../document/elements/text.ts'
import { boxMatrix } from '../../paint/box-matrix.ts'
import { apply } from '../../paint/matrix.ts'
import { commit, openEditor } from '../editor-state.ts'
import { undoStep } from '../undo-step.ts'
import { replaceText } from './session.ts'
import { settleHeight } from './settle-height.ts'

const text: Text = { id: 't', type: 'text', x: 10, y: 20, width: 100, height: 50, text: 'a', fit: 'grow' }

function changed(properties: Partial<Text>) {
  const state = openEditor(
    { version: 1, pages: [{ id: 'p', elements: [{ ...text, ...properties }] }] },
    { width: 300, height: 300 },
  )
  const document = replaceText(state.document, 't', (each) => ({ ...each, text: 'a\nb' }))
  return { state, next: commit(state, { document, label: 'Type', at: 0 }) }
}

test('a text that grows gets its height within the step that changed it', () => {
  const { state, next } = changed({})
  const settled = settleHeight(next, 't', 72.5)
  expect(settled.document.pages[0]?.elements[0]).toMatchObject({ text: 'a\nb', height: 72.5, x: 10, y: 20 })
  expect(undoStep(settled).document).toBe(state.document)
})

test('a turned text stays where it is', () => {
  const { next } = changed({ rotation: 30 })
  const settled = settleHeight(next, 't', 90).document.pages[0]?.elements[0] as Text
  const corner = (each: Text) => apply(boxMatrix(complete<'text'>(each)), { x: 0, y: 0 })
  expect(settled.height).toBe(90)
  expect(corner(settled).x).toBeCloseTo(corner({ ...text, rotation: 30 }).x, 2)
  expect(corner(settled).y).toBeCloseTo(corner({ ...text, rotation: 30 }).y, 2)
})

test('a text of a fixed size and one that was not changed keep their height', () => {
  const fixed = changed({ fit: 'fixed' }).next
  expect(settleHeight(fixed, 't', 90)).toBe(fixed)
  const { state } = changed({})
  expect(settleHeight(state, 't', 90)).toBe(state)
})
