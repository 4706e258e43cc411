import fc from 'fast-check'
import type { Document, Page } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import { align, distribute, EDGES } from '../operations/align.ts'
import { arrange, DIRECTIONS } from '../operations/arrange.ts'
import { duplicate } from '../operations/duplicate.ts'
import { flip } from '../operations/flip.ts'
import { group, ungroup } from '../operations/group-elements.ts'
import { insert, remove, type Target } from '../operations/insert.ts'
import { moveBy } from '../operations/move.ts'
import { areSiblings, outermost } from '../operations/outermost.ts'
import { addPage, duplicatePage, movePage, removePages } from '../operations/pages.ts'
import { placeElements } from '../operations/place-elements.ts'
import { rotate } from '../operations/rotate.ts'
import { scale } from '../operations/scale.ts'
import { setProperties } from '../operations/set-properties.ts'
import { freeIds } from '../tree/free-ids.ts'
import { type Place, placesOf } from '../tree/place.ts'

export const SIZE = { width: 400, height: 300 }

const px = fc.integer({ min: -500, max: 500 })
const sidePx = fc.integer({ min: 0, max: 400 })
const box = { x: px, y: px, width: sidePx, height: sidePx }
const turns = { rotation: fc.constantFrom(0, 30, 90, -45), flipX: fc.boolean(), flipY: fc.boolean() }
const shape = fc.constantFrom('rect' as const, 'ellipse' as const)

/** Elements whose IDs are set by `numbered`. */
const leaf = fc.record({ id: fc.constant(''), type: shape, ...box, ...turns })
const { element } = fc.letrec<{ element: Element; group: Element }>((tie) => ({
  element: fc.oneof({ depthSize: 'small', withCrossShrink: true }, leaf, tie('group')),
  group: fc.record({
    id: fc.constant(''),
    type: fc.constant('group' as const),
    ...box,
    ...turns,
    elements: fc.array(tie('element'), { maxLength: 3 }),
  }),
}))

/** Pages of shapes and groups, each with an ID of its own. */
export const arbitraryTree: fc.Arbitrary<Document> = fc
  .array(fc.array(element, { maxLength: 4 }), { minLength: 1, maxLength: 3 })
  .map((pages) => numbered(pages))

function numbered(pages: readonly Element[][]): Document {
  let count = 0
  const withId = (each: Element): Element => {
    count += 1
    const id = `e${count}`
    return each.type === 'group' ? { ...each, id, elements: each.elements.map(withId) } : { ...each, id }
  }
  return {
    version: 1,
    pages: pages.map((elements, index): Page => ({ id: `p${index + 1}`, elements: elements.map(withId) })),
  }
}

/** An edit of any document: it chooses elements by their places in it. */
export type Edit = (document: Document) => Document

/** Chooses places by numbers, so that the same choice applies to any document. */
function chosen(document: Document, choices: readonly number[]): Place[] {
  const places = [...placesOf(document).values()]
  const ids = new Set(choices.flatMap((choice) => places[choice % Math.max(1, places.length)]?.element.id ?? []))
  return outermost(placesOf(document), ids)
}

function siblings(document: Document, choices: readonly number[]): Place[] {
  const places = chosen(document, choices)
  return areSiblings(places) ? places : places.slice(0, 1)
}

const idsOf = (places: readonly Place[]): ReadonlySet<string> => new Set(places.map((place) => place.element.id))
const choices = fc.array(fc.nat(40), { minLength: 1, maxLength: 3 })
const axis = fc.constantFrom('x' as const, 'y' as const)

/** `name` keeps the IDs of two histories apart. */
export function arbitraryEdit(name: string): fc.Arbitrary<Edit> {
  return fc.oneof(
    fc.tuple(choices, px, px).map(
      ([at, x, y]): Edit =>
        (to) =>
          moveBy(to, { ids: idsOf(chosen(to, at)), by: { x, y } }),
    ),
    choices.map(
      (at): Edit =>
        (to) =>
          remove(to, idsOf(chosen(to, at))),
    ),
    fc.tuple(choices, fc.constantFrom(0.1, 0.5)).map(
      ([at, opacity]): Edit =>
        (to) =>
          setProperties(to, idsOf(chosen(to, at)), { opacity }),
    ),
    fc.tuple(choices, fc.constantFrom(...DIRECTIONS)).map(
      ([at, direction]): Edit =>
        (to) =>
          arrange(to, idsOf(chosen(to, at)), direction),
    ),
    fc.tuple(choices, fc.constantFrom(...EDGES)).map(
      ([at, edge]): Edit =>
        (to) =>
          align(to, { ids: idsOf(chosen(to, at)), edge, to: 'selection', size: SIZE }),
    ),
    fc.tuple(choices, axis).map(
      ([at, along]): Edit =>
        (to) =>
          distribute(to, { ids: idsOf(chosen(to, at)), axis: along }),
    ),
    fc.tuple(choices, axis).map(
      ([at, along]): Edit =>
        (to) =>
          flip(to, siblings(to, at), along),
    ),
    fc.tuple(choices, fc.constantFrom(15, 90)).map(
      ([at, degrees]): Edit =>
        (to) =>
          rotate(to, siblings(to, at), degrees),
    ),
    choices.map(
      (at): Edit =>
        (to) =>
          group(to, siblings(to, at), freeIds(to).next(`${name}-group`)),
    ),
    choices.map(
      (at): Edit =>
        (to) =>
          ungroup(to, new Set(chosen(to, at).map((place) => place.element))),
    ),
    choices.map(
      (at): Edit =>
        (to) =>
          duplicate(to, siblings(to, at), { x: 10, y: 10 }).document,
    ),
    fc
      .tuple(choices, fc.nat(40), fc.constantFrom('above' as const, 'beneath' as const, 'into' as const))
      .map(([at, other, where]): Edit => (to) => {
        const places = chosen(to, at)
        const targets = [...placesOf(to).values()].filter(
          ({ element: each, parents }) =>
            (where !== 'into' || each.type === 'group') &&
            ![...parents, each].some((one) => places.some((place) => place.element === one)),
        )
        const target = targets[other % Math.max(1, targets.length)]
        return target
          ? placeElements(to, places, { [where]: target.element.id } as unknown as Target)
          : placeElements(to, places, { page: to.pages[other % to.pages.length]?.id ?? '' })
      }),
    fc
      .tuple(choices, fc.record({ x: px, y: px, width: sidePx, height: sidePx }), fc.constantFrom('all', 'boxes'))
      .map(([at, box, what]): Edit => (to) => {
        const from = { x: 0, y: 0, width: 200, height: 100 }
        return scale(to, siblings(to, at), { from, to: box, what })
      }),
    fc.tuple(fc.nat(3), fc.nat(3), fc.constantFrom('duplicate', 'move', 'remove', 'add')).map(
      ([at, other, what]): Edit =>
        (to) =>
          editPages(to, { id: pageAt(to, at), other: pageAt(to, other), what, name }),
    ),
    fc.nat(3).map((page): Edit => (to) => {
      const target = to.pages[page % to.pages.length]
      if (!target) return to
      const id = freeIds(to).next(`${name}-new`)
      return insert(to, [{ id, type: 'rect', x: 0, y: 0, width: 10, height: 10 }], { in: target.id })
    }),
  )
}

function pageAt({ pages }: Document, index: number): string {
  return pages[index % pages.length]?.id ?? ''
}

function editPages(
  to: Document,
  { id, other, what, name }: { id: string; other: string; what: string; name: string },
): Document {
  switch (what) {
    case 'duplicate':
      return duplicatePage(to, id).document
    case 'move':
      return movePage(to, id, { after: other })
    case 'remove':
      return removePages(to, new Set([id]))
    default:
      return addPage(to, { id: freeIds(to).next(`${name}-page`), elements: [] }, { before: id })
  }
}
