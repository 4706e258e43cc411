import fc from 'fast-check'
import type { Document } from '../../document/document.ts'
import { EDGES } from '../operations/align.ts'
import { DIRECTIONS } from '../operations/arrange.ts'
import { placesOf } from '../tree/place.ts'
import type { EditOperation } from '../wire/edit-operation.ts'

/** An operation on any document: it chooses elements by their places in it, also some that do not suit it. */
export type AnyOperation = (document: Document) => EditOperation

const px = fc.integer({ min: -500, max: 500 })
const sidePx = fc.integer({ min: 0, max: 400 })
const distance = fc.record({ x: px, y: px })
const box = fc.record({ x: px, y: px, width: sidePx, height: sidePx })
const axis = fc.constantFrom('x' as const, 'y' as const)
const name = fc.constantFrom('title', 'photo', 'name', 'new')
const rect = { type: 'rect', x: 0, y: 0, width: 10, height: 10 }

/** Numbers stand for elements and pages, so that the same choice applies to any document. */
const choices = fc.record({
  at: fc.array(fc.nat(40), { minLength: 1, maxLength: 3 }),
  other: fc.nat(40),
  page: fc.nat(3),
  otherPage: fc.nat(3),
  where: fc.constantFrom('page', 'into', 'above', 'beneath'),
})
type Choices = typeof choices extends fc.Arbitrary<infer Value> ? Value : never

interface Chosen {
  readonly ids: string[]
  readonly id: string
  readonly pageId: string
  readonly otherPageId: string
  readonly target: object
}

function chosenIn(document: Document, { at, other, page, otherPage, where }: Choices): Chosen {
  const all = [...placesOf(document).keys()]
  const idAt = (index: number): string => all[index % Math.max(1, all.length)] ?? 'none'
  const pageAt = (index: number): string => document.pages[index % document.pages.length]?.id ?? 'none'
  return {
    ids: at.map(idAt),
    id: idAt(other),
    pageId: pageAt(page),
    otherPageId: pageAt(otherPage),
    target: { [where]: where === 'page' ? pageAt(page) : idAt(other) },
  }
}

function operation<Values>(
  values: fc.Arbitrary<Values>,
  make: (chosen: Chosen, values: Values) => object,
): fc.Arbitrary<AnyOperation> {
  return fc.tuple(choices, values).map(
    ([choice, value]) =>
      (document) =>
        make(chosenIn(document, choice), value) as EditOperation,
  )
}

const nothing = fc.constant(null)
const range = fc
  .tuple(fc.nat(4), fc.integer({ min: 1, max: 6 }))
  .map(([start, length]) => ({ start, end: start + length }))

/** Every operation there is. Most can be applied. */
export const arbitraryOperation: fc.Arbitrary<AnyOperation> = fc.oneof(
  operation(nothing, ({ target }) => ({
    op: 'insert',
    elements: [rect, { ...rect, type: 'group', elements: [rect] }],
    ...target,
  })),
  operation(distance, ({ target }, by) => ({
    op: 'paste',
    elements: [{ ...rect, slot: 'new' }],
    slots: [{ name: 'new' }],
    by,
    ...target,
  })),
  operation(nothing, ({ ids }) => ({ op: 'remove', ids })),
  operation(distance, ({ ids }, by) => ({ op: 'duplicate', ids, by })),
  operation(
    fc.constantFrom(
      { properties: { opacity: 0.5, locked: true } },
      { properties: { slot: 'photo' } },
      { unset: ['slot'] },
    ),
    ({ ids }, sent) => ({ op: 'set', ids, ...sent }),
  ),
  operation(distance, ({ ids }, by) => ({ op: 'move', ids, by })),
  operation(nothing, ({ ids, target }) => ({ op: 'place', ids, ...target })),
  operation(fc.constantFrom(...DIRECTIONS), ({ ids }, to) => ({ op: 'arrange', ids, to })),
  operation(fc.boolean(), ({ ids }, isNamed) => ({
    op: 'group',
    ids: ids.slice(0, 1),
    ...(isNamed && { name: 'Made' }),
  })),
  operation(nothing, ({ ids }) => ({ op: 'ungroup', ids })),
  operation(fc.constantFrom(...EDGES), ({ ids }, edge) => ({ op: 'align', ids, edge })),
  operation(axis, ({ ids }, along) => ({ op: 'distribute', ids, axis: along, gap: 4 })),
  operation(axis, ({ ids }, along) => ({ op: 'flip', ids: ids.slice(0, 1), axis: along })),
  operation(fc.constantFrom(15, 90), ({ ids }, degrees) => ({ op: 'rotate', ids: ids.slice(0, 1), degrees })),
  operation(fc.tuple(box, fc.constantFrom('all', 'boxes')), ({ ids }, [to, what]) => ({
    op: 'scale',
    ids: ids.slice(0, 1),
    to,
    what,
  })),
  operation(fc.constantFrom('Hello', 'name', 'e'), (_, find) => ({ op: 'replaceText', find, with: 'Bye' })),
  operation(range, ({ id }, part) => ({ op: 'styleText', id, ...part, properties: { fontWeight: 700 } })),
  operation(nothing, ({ pageId }) => ({ op: 'addPage', name: 'New', elements: [rect], before: pageId })),
  operation(nothing, ({ pageId }) => ({ op: 'duplicatePage', id: pageId })),
  operation(nothing, ({ pageId, otherPageId }) => ({ op: 'movePage', id: pageId, after: otherPageId })),
  operation(nothing, ({ pageId }) => ({ op: 'setPage', ids: [pageId], properties: { background: null } })),
  operation(nothing, ({ pageId }) => ({ op: 'removePages', ids: [pageId] })),
  operation(fc.constantFrom({ properties: { title: 'Title' } }, { unset: ['title', 'slots'] }), (_, sent) => ({
    op: 'setDocument',
    ...sent,
  })),
  operation(fc.tuple(sidePx, fc.constantFrom('scale', 'keep')), (_, [side, content]) => ({
    op: 'resize',
    width: side + 1,
    height: 300,
    content,
  })),
  operation(fc.tuple(name, fc.option(range)), ({ id }, [slot, part]) => ({
    op: 'markSlot',
    id,
    slot,
    ...part,
    description: { label: 'Marked' },
  })),
  operation(nothing, ({ ids }) => ({ op: 'unmarkSlot', ids })),
  operation(fc.tuple(name, name), (_, [slot, to]) => ({ op: 'renameSlot', slot, to })),
  operation(name, (_, slot) => ({ op: 'describeSlot', name: slot, help: 'Help' })),
  operation(name, (_, slot) => ({ op: 'removeDescriptions', names: [slot] })),
)
