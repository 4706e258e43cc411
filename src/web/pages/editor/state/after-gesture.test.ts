import { expect, test } from 'vitest'
import { openEditor } from '../../../../edit/editor-state.ts'
import { IDLE } from '../../../../edit/gestures/gesture.ts'
import { startMarquee } from '../../../../edit/gestures/marquee.ts'
import { afterGesture } from './after-gesture.ts'
import { createStore } from './value-store.ts'

const opened = openEditor({ version: 1, pages: [{ id: 'p', elements: [] }] }, { width: 100, height: 100 })
const start = { document: opened.document, selection: [], detail: null, point: { x: 0, y: 0 } }

test('what arrives during a gesture waits for its end, and happens once', () => {
  const state = createStore(startMarquee(opened, start))
  const happened: string[] = []
  afterGesture({ state }, () => happened.push(state.get().gesture.kind))
  state.set({ ...state.get(), selection: [] })
  expect(happened).toEqual([])
  state.set({ ...state.get(), gesture: IDLE })
  state.set({ ...state.get(), selection: [] })
  expect(happened).toEqual(['idle'])
})

test('without a gesture, it happens at once', () => {
  const happened: string[] = []
  afterGesture({ state: createStore(opened) }, () => happened.push('now'))
  expect(happened).toEqual(['now'])
})
