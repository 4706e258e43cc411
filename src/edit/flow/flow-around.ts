import type { Element, ElementOf } from '../../document/elements/element.ts'
import { type CompleteLayout, completeLayout } from '../../document/elements/layout.ts'
import { parentOf, type Place } from '../tree/place.ts'

/** A group whose layout gives elements their places, in their order. */
export interface Flow {
  readonly group: ElementOf<'group'>
  readonly layout: CompleteLayout
  /** The elements that the layout places, in order, without those that are chosen. */
  readonly others: readonly Element[]
  /** In order. */
  readonly chosen: readonly Element[]
  /** How many others are before the first chosen one. */
  readonly index: number
}

/** Returns the flow around elements of a document; undefined unless one layout places all of them. */
export function flowAround(places: ReadonlyMap<string, Place>, ids: ReadonlySet<string>): Flow | undefined {
  const [first] = ids
  const place = first === undefined ? undefined : places.get(first)
  const flow = place && flowIn(parentOf(place), ids)
  if (flow?.chosen.length !== ids.size || flow.chosen.some(({ locked }) => locked === true)) return undefined
  return flow
}

/** Returns the flow of a container, in which only some of the elements `ids` may be; undefined if it has no layout. */
export function flowIn(group: Element | undefined, ids: ReadonlySet<string>): Flow | undefined {
  if (group?.type !== 'group' || !group.layout) return undefined
  const items = group.elements.filter(isInFlow)
  const chosen = items.filter(({ id }) => ids.has(id))
  const others = items.filter(({ id }) => !ids.has(id))
  const index = items.findIndex(({ id }) => ids.has(id))
  return { group, layout: completeLayout(group.layout), others, chosen, index }
}

export function isInFlow({ visible = true, placement = 'flow' }: Element): boolean {
  return visible && placement === 'flow'
}
