import { expect, test } from 'vitest'
import { documentOf, element } from '../../document/testing/build.ts'
import { perform } from '../commands/commands.ts'
import { openEditor, select } from '../editor-state.ts'
import { boxOnPage } from '../geometry/page-matrix.ts'
import { SIZE } from '../testing/arbitrary-edits.ts'
import { deepFrozen } from '../testing/deep-frozen.ts'
import { placesOf } from '../tree/place.ts'
import { layerRows, rowsBetween } from './layer-rows.ts'
import { canMoveTo, moveLayers, targetOfDrop, targetOfStep } from './move-layers.ts'

const rect = (id: string, properties: object = {}) => element('rect', { id, ...properties })
const group = (id: string, ...elements: object[]) => element('group', { id, x: 100, y: 50, elements })

/** From back to front: a, g (b, c), d. */
const document = deepFrozen(documentOf(rect('a'), group('g', rect('b'), rect('c')), rect('d')))
const elements = document.pages[0]?.elements ?? []
const opened = openEditor(document, SIZE)
const rowOf = (id: string, open: string[] = ['g']) => {
  const row = layerRows(elements, new Set(open)).find((each) => each.element.id === id)
  if (!row) throw new Error(`no ${id}`)
  return row
}
const order = (state: typeof opened): string =>
  layerRows(state.document.pages[0]?.elements ?? [], new Set(['g', 'h']))
    .map(({ element: { id }, parents }) => [...parents, id].join('/'))
    .join(' ')

test('layers are listed from front to back, those of open containers beneath them', () => {
  const rows = layerRows(elements, new Set(['g']))
  expect(rows.map(({ element: { id }, position, count }) => `${id} ${position}/${count}`)).toEqual([
    ...['d 1/3', 'g 2/3', 'c 1/2', 'b 2/2', 'a 3/3'],
  ])
  expect(rowOf('c').parents).toEqual(['g'])
  expect(layerRows(elements, new Set()).map(({ element: { id } }) => id)).toEqual(['d', 'g', 'a'])
  expect([rowOf('g').isOpen, rowOf('g', []).isOpen, rowOf('a').isOpen]).toEqual([true, false, undefined])
})

test('a range has what is between two rows and can be selected with the first', () => {
  const rows = layerRows(elements, new Set(['g']))
  expect(rowsBetween(rows, 'd', 'a')).toEqual(['d', 'g', 'a'])
  expect(rowsBetween(rows, 'b', 'c')).toEqual(['c', 'b'])
  expect(rowsBetween(rows, 'missing', 'c')).toEqual(['c'])
})

test('elements are dropped before, into and after rows, and stay where they are on the page', () => {
  const move = (id: string, target: Parameters<typeof targetOfDrop>[0], open?: string[]) =>
    moveLayers(select(opened, [id]), targetOfDrop(target, rowOf(target.id, open)), {
      places: placesOf(opened.document),
      at: 0,
    })
  expect(order(move('a', { id: 'd', where: 'before' }))).toBe('a d g g/c g/b')
  expect(order(move('d', { id: 'g', where: 'into' }))).toBe('g g/d g/c g/b a')
  expect(order(move('d', { id: 'g', where: 'after' }))).toBe('g g/d g/c g/b a')
  expect(order(move('d', { id: 'g', where: 'after' }, []))).toBe('g g/c g/b d a')
  const out = move('b', { id: 'a', where: 'after' })
  expect(order(out)).toBe('d g g/c a b')
  expect([out.scope, out.selection]).toEqual([null, ['b']])
  const [before, after] = [document, out.document].map((each) => placesOf(each).get('b'))
  expect(before && after && boxOnPage(after)).toEqual(before && boxOnPage(before))
})

test('a container is not moved into itself, nor a locked element anywhere', () => {
  expect(canMoveTo(document, new Set(['g']), { into: 'g' })).toBe(false)
  expect(canMoveTo(document, new Set(['g']), { above: 'b' })).toBe(false)
  expect(canMoveTo(document, new Set(['a']), { into: 'd' })).toBe(false)
  expect(canMoveTo(document, new Set(['a']), { into: 'g' })).toBe(true)
  const locked = openEditor(documentOf(rect('a', { locked: true }), rect('b')), SIZE)
  const chosen = select(locked, ['a'])
  expect(moveLayers(chosen, { above: 'b' }, { places: placesOf(document), at: 0 })).toBe(chosen)
})

test('groups are not nested deeper than documents can be', () => {
  let inner = group('inner')
  for (let depth = 1; depth < 32; depth += 1) inner = group(`g${depth}`, inner)
  const deep = documentOf(inner, group('other'), rect('a'))
  expect(canMoveTo(deep, new Set(['a']), { into: 'inner' })).toBe(true)
  expect(canMoveTo(deep, new Set(['other']), { into: 'inner' })).toBe(false)
})

test('steps lead to the front, to the back, into the neighboring group and out of one', () => {
  expect(targetOfStep(select(opened, ['a']), 'forward')).toEqual({ above: 'g' })
  expect(targetOfStep(select(opened, ['a']), 'backward')).toBeUndefined()
  expect(targetOfStep(select(opened, ['a']), 'in')).toEqual({ into: 'g' })
  expect(targetOfStep(select(opened, ['d']), 'in')).toEqual({ into: 'g' })
  expect(targetOfStep(select(opened, ['g']), 'in')).toBeUndefined()
  expect(targetOfStep(select(opened, ['c']), 'out')).toEqual({ above: 'g' })
  expect(targetOfStep(select(opened, ['c']), 'backward')).toEqual({ beneath: 'b' })
  expect(targetOfStep(opened, 'forward')).toBeUndefined()
})

test('what leaves a layout is where it was drawn, with the size that the layout gave it', () => {
  const row = { layout: { direction: 'row', align: 'stretch', gap: 10 }, width: 200, height: 80 }
  const laidOut = (b: object) =>
    deepFrozen(documentOf({ ...group('g', rect('a'), rect('b', { width: 40, height: 10, ...b })), ...row }))
  const [stored, drawn] = [laidOut({}), laidOut({ x: 50, y: 0, height: 80 })]
  const state = select(openEditor(stored, SIZE), ['b'])
  const out = perform(state, 'move-out-of-group', { places: placesOf(drawn), at: 0 })
  expect(placesOf(out.document).get('b')).toMatchObject({
    parents: [],
    element: { x: 150, y: 50, width: 40, height: 80 },
  })
})
