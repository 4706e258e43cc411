import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Document, emptyDocument, type Page } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import { changesBetween, type ElementChange } from './changes-between.ts'

const text = (id: string, more: object = {}): Element => ({
  id,
  type: 'text',
  x: 0,
  y: 0,
  width: 100,
  height: 20,
  text: id,
  ...more,
})
const group = (id: string, elements: Element[], more: object = {}): Element => ({
  id,
  type: 'group',
  x: 0,
  y: 0,
  width: 100,
  height: 100,
  elements,
  ...more,
})
const page = (id: string, elements: Element[] = [], more: object = {}): Page => ({ id, elements, ...more })
const documentOf = (...pages: Page[]): Document => ({ version: 1, pages })
const onePage = (...elements: Element[]): Document => documentOf(page('p', elements))

function elementsBetween(before: Document, after: Document): unknown[] {
  return changesBetween(before, after).elements.map(summary)
}

function summary(change: ElementChange): unknown[] {
  if (change.kind === 'changed') return [change.after.element.id, ...change.aspects]
  return [change.kind === 'added' ? change.after.element.id : change.before.element.id, change.kind]
}

test('a document does not differ from itself or from one with its defaults written out', () => {
  const before = onePage(text('a'))
  const none = { properties: [], pages: [], elements: [] }
  expect(changesBetween(before, before)).toEqual(none)
  const explicit = documentOf(page('p', [text('a', { opacity: 1, rotation: 0 })], { background: '#ffffff' }))
  expect(changesBetween(before, explicit)).toEqual(none)
})

test('an element is moved, resized, rotated, renamed, hidden, rewritten and restyled at once', () => {
  const before = onePage(text('a', { x: 10, y: 20, fontSize: 12 }))
  const after = onePage(
    text('a', {
      ...{ x: 15, y: 18, width: 200, rotation: 45, name: 'Title', visible: false, text: 'B', fontSize: 20 },
      opacity: 0.5,
    }),
  )
  expect(elementsBetween(before, after)).toEqual([
    [
      'a',
      { what: 'moved', dx: 5, dy: -2 },
      { what: 'resized', from: { width: 100, height: 20 }, to: { width: 200, height: 20 } },
      { what: 'rotated', from: 0, to: 45 },
      { what: 'text', from: 'a', to: 'B' },
      { what: 'renamed', from: undefined, to: 'Title' },
      { what: 'hidden' },
      {
        what: 'restyled',
        properties: expect.toSatisfy((names: string[]) => names.sort().join() === 'fontSize,opacity') as unknown,
      },
    ],
  ])
})

test('the runs of a text are a change only if its words are the same', () => {
  const bold = { text: undefined, runs: [{ text: 'a', fontWeight: 700 }] }
  expect(elementsBetween(onePage(text('a')), onePage(text('a', bold)))).toEqual([
    ['a', { what: 'restyled', properties: ['runs'] }],
  ])
  expect(
    elementsBetween(
      onePage(text('a')),
      onePage(text('a', { text: undefined, runs: [{ text: 'b', fontWeight: 700 }] })),
    ),
  ).toEqual([['a', { what: 'text', from: 'a', to: 'b' }]])
})

test('only the elements that were brought forward are reordered', () => {
  const [a, b, c, d] = [text('a'), text('b'), text('c'), text('d')] as [Element, Element, Element, Element]
  expect(elementsBetween(onePage(a, b, c, d), onePage(b, c, d, a))).toEqual([['a', { what: 'reordered' }]])
  expect(elementsBetween(onePage(a, b, c), onePage(text('new'), a, c))).toEqual([
    ['new', 'added'],
    ['b', 'removed'],
  ])
})

test('an added or removed group is one change', () => {
  const nested = onePage(group('g', [text('a'), group('h', [text('b')])]))
  expect(elementsBetween(onePage(), nested)).toEqual([['g', 'added']])
  expect(elementsBetween(nested, onePage())).toEqual([['g', 'removed']])
})

test('elements that are grouped, ungrouped or moved to another page change their place', () => {
  const [loose, grouped] = [onePage(text('a', { x: 5 })), onePage(group('g', [text('a')]))]
  expect(elementsBetween(loose, grouped)).toEqual([
    ['g', 'added'],
    ['a', { what: 'rehoused' }],
  ])
  expect(elementsBetween(grouped, loose)).toEqual([
    ['a', { what: 'rehoused' }],
    ['g', 'removed'],
  ])
  const [first, second] = [documentOf(page('p', [text('a')]), page('q')), documentOf(page('p'), page('q', [text('a')]))]
  expect(elementsBetween(first, second)).toEqual([['a', { what: 'rehoused' }]])
})

test('pages are added, removed, moved and changed, without their elements', () => {
  const before = documentOf(page('a'), page('b'), page('c'), page('d', [text('t')]))
  const after = documentOf(page('c', [], { background: '#000000' }), page('a'), page('b'), page('e', [text('u')]))
  const { pages, elements } = changesBetween(before, after)
  expect(elements).toEqual([])
  expect(pages.map(({ page: { id }, ...change }) => ({ id, ...change }))).toEqual([
    { id: 'c', kind: 'changed', before: 3, after: 1, isMoved: true, properties: ['background'] },
    { id: 'e', kind: 'added', before: undefined, after: 4, isMoved: false, properties: [] },
    { id: 'd', kind: 'removed', before: 4, after: undefined, isMoved: false, properties: [] },
  ])
})

test('properties of the document are named', () => {
  expect(changesBetween(emptyDocument(), { ...emptyDocument(), bleed: 12, title: 'T' }).properties).toEqual([
    'bleed',
    'title',
  ])
})

test('every pair of orders is explained: without the changed elements, both are equal', () => {
  const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'), { maxLength: 8 })
  fc.assert(
    fc.property(ids, ids, (earlier, later) => {
      const [before, after] = [onePage(...earlier.map((id) => text(id))), onePage(...later.map((id) => text(id)))]
      const changed = new Set(elementsBetween(before, after).map((change) => (change as [string])[0]))
      const rest = (all: readonly string[]) => all.filter((id) => !changed.has(id))
      expect(rest(earlier)).toEqual(rest(later))
    }),
  )
})
