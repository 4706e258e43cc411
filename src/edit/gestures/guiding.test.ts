import { expect, test } from 'vitest'
import type { Document } from '../../document/document.ts'
import { deepFrozen } from '../testing/deep-frozen.ts'
import { Hand } from '../testing/hand.ts'

const rect = { id: 'r', type: 'rect' as const, x: 103, y: 50, width: 50, height: 50 }
const document: Document = deepFrozen({ version: 1, pages: [{ id: 'p', elements: [rect] }] })

test('a guide is dragged out of a ruler, and snaps to edges, but not with Ctrl', () => {
  const hand = new Hand(document).pressRuler('x', { x: -20, y: 90 }).drag({ x: 60, y: 90 }).release({ x: 101, y: 90 })
  expect(hand.state.document.guides).toEqual({ vertical: [103] })
  expect(hand.state.history.done.map(({ label }) => label)).toEqual(['Move guide'])
  hand.pressRuler('y', { x: 20, y: -9 }).drag({ x: 20, y: 30 }).release({ x: 20, y: 49.4 }, { mod: true })
  expect(hand.state.document.guides).toEqual({ vertical: [103], horizontal: [49] })
  expect(hand.run('undo').run('undo').state.document).toBe(document)
})

test('a guide that is dragged off the page or back over a ruler is deleted', () => {
  const hand = new Hand(document).pressRuler('x', { x: -20, y: 90 }).drag({ x: 60, y: 90 }).release({ x: 70, y: 90 })
  hand.pressGuide('x', 0, { x: 70, y: 90 }).drag({ x: 30, y: 90 })
  expect(hand.state.document.guides).toEqual({ vertical: [30] })
  hand.release({ x: -15, y: 90 })
  expect(hand.state.document).toEqual(document)
})

test('a press on a ruler alone changes nothing', () => {
  const hand = new Hand(document).pressRuler('x', { x: -20, y: 90 }).release({ x: -20, y: 90 })
  expect(hand.state).toMatchObject({ document, gesture: { kind: 'idle' } })
})
