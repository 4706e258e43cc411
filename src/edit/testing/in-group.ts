import fc from 'fast-check'
import type { Element, ElementOf } from '../../document/elements/element.ts'

const turns = fc.record({ rotation: fc.integer({ min: -180, max: 180 }), flipX: fc.boolean(), flipY: fc.boolean() })

/** How an element and its group are turned and mirrored. */
export const arbitraryTurns = fc.record({ inner: turns, outer: turns })

type Turns = typeof arbitraryTurns extends fc.Arbitrary<infer T> ? T : never

/** Returns a group with the element, both turned. */
export function inGroup(element: Element, { inner, outer }: Turns): ElementOf<'group'> {
  const box = { x: 20, y: 30, width: 300, height: 200 }
  return { id: 'g', type: 'group', ...box, ...outer, elements: [{ ...element, ...inner }] }
}
