import fc from 'fast-check'
import { expect, test } from 'vitest'
import { select } from '../editor-state.ts'
import { areSiblings, outermost } from '../operations/outermost.ts'
import { arbitraryTree } from '../testing/arbitrary-edits.ts'
import { deepFrozen } from '../testing/deep-frozen.ts'
import { Hand } from '../testing/hand.ts'
import { placesOf } from '../tree/place.ts'
import type { Pressed } from './gesture-event.ts'

const point = fc.record({ x: fc.integer({ min: -300, max: 700 }), y: fc.integer({ min: -300, max: 600 }) })
const modifiers = fc.record({ shift: fc.boolean(), alt: fc.boolean(), mod: fc.boolean() })
const side = fc.constantFrom(-1 as const, 0 as const, 1 as const)
const handle = fc.record({ x: side, y: side }).filter(({ x, y }) => x !== 0 || y !== 0)
const pressed: fc.Arbitrary<Pressed> = fc.oneof(
  fc.constant({ on: 'page', under: [] } as const),
  { weight: 2, arbitrary: handle.map((each) => ({ on: 'handle', handle: each }) as const) },
  fc.constant({ on: 'rotation' } as const),
)

test('what is moved, resized or turned and brought back is as it was, whatever happened on the way', () => {
  const way = fc.array(fc.tuple(point, modifiers), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(arbitraryTree, fc.tuple(fc.nat(40), fc.nat(40)), fc.tuple(pressed, point, way), (tree, at, how) => {
      const document = deepFrozen(tree)
      const places = [...placesOf(document).values()].filter(({ page }) => page === document.pages[0])
      const ids = at.flatMap((choice) => places[choice % Math.max(1, places.length)]?.element.id ?? [])
      const chosen = outermost(placesOf(document), new Set(ids))
      const [first] = chosen
      fc.pre(first !== undefined)
      const selected = areSiblings(chosen) ? chosen.map(({ element }) => element.id) : [first.element.id]
      const hand = new Hand(document)
      hand.state = select(hand.state, selected)
      const [on, start, drags] = how
      const under = [{ id: first.element.id, parents: first.parents.map(({ id }) => id) }]
      hand.pressPart(on.on === 'page' ? { on: 'page', under } : on, start)
      for (const [to, keys] of drags) hand.drag(to, keys)
      // Freely, since what is near it may attract it also where it was.
      hand.drag(start, { mod: true }).release(start, { mod: true })
      expect(hand.state.document).toEqual(document)
      expect(hand.state.selection).toEqual(selected)
    }),
    { numRuns: 1_000 },
  )
})
