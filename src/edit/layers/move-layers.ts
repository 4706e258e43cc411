import type { Document } from '../../document/document.ts'
import { LIMITS } from '../../document/limits.ts'
import { commit, type EditorState } from '../editor-state.ts'
import { flowIn } from '../flow/flow-around.ts'
import { asDrawn } from '../flow/leave-flow.ts'
import type { Target } from '../operations/insert.ts'
import { outermost } from '../operations/outermost.ts'
import { placeElements } from '../operations/place-elements.ts'
import { isContainer } from '../tree/container.ts'
import { parentOf, type Place, placesOf } from '../tree/place.ts'
import type { LayerRow } from './layer-rows.ts'

/** A place in the list: the front is at its top. */
export interface Drop {
  readonly id: string
  readonly where: 'before' | 'into' | 'after'
}

/** Returns where a drop on a row puts elements. After an open container is the top of its elements. */
export function targetOfDrop({ id, where }: Drop, row: LayerRow): Target {
  if (where === 'before') return { above: id }
  return where === 'into' || (row.isOpen === true && hasElements(row)) ? { into: id } : { beneath: id }
}

function hasElements({ element }: LayerRow): boolean {
  return isContainer(element) && element.elements.length > 0
}

/** Whether elements may be put there: not into themselves, nor deeper than documents can be. */
export function canMoveTo(document: Document, ids: ReadonlySet<string>, target: Target): boolean {
  const places = placesOf(document)
  const [id] = Object.values(target)
  const place = id === undefined ? undefined : places.get(id)
  if (!place || ('above' in target || 'beneath' in target ? false : !isContainer(place.element))) return false
  const around = 'into' in target ? [...place.parents, place.element] : place.parents
  if (around.some((each) => ids.has(each.id))) return false
  if (!('into' in target) && ids.has(place.element.id)) return false
  const depths = outermost(places, ids).map(({ element }) => depthOf(element))
  return around.length + Math.max(0, ...depths) <= LIMITS.groupDepth
}

function depthOf(element: Place['element']): number {
  return isContainer(element) ? 1 + Math.max(0, ...element.elements.map(depthOf)) : 0
}

interface LayerMove {
  /** The places as they are drawn. */
  readonly places: ReadonlyMap<string, Place>
  /** In milliseconds. */
  readonly at: number
}

/**
 * Moves the selected elements, except locked ones, as one step. They keep their places on the page, and the
 * sizes that a layout has given them.
 */
export function moveLayers(state: EditorState, target: Target, { places: drawn, at }: LayerMove): EditorState {
  const places = placesOf(state.document)
  const moving = outermost(places, new Set(state.selection)).filter(({ element }) => element.locked !== true)
  const ids = new Set(moving.map(({ element }) => element.id))
  if (moving.length === 0 || !canMoveTo(state.document, ids, target)) return state
  const container = containerOf(places, target)
  const shown = moving.map((place) => (parentOf(place)?.id === container ? place : shownPlace(place, drawn)))
  const document = placeElements(state.document, shown, { ...target, drawn })
  if (document === state.document) return state
  const moved = commit(state, { document, label: 'Move in layers', at })
  const [first] = moved.selection
  const place = first === undefined ? undefined : placesOf(document).get(first)
  return { ...moved, scope: place ? (parentOf(place)?.id ?? null) : moved.scope }
}

function containerOf(places: ReadonlyMap<string, Place>, target: Target): string | undefined {
  if ('into' in target) return target.into
  const sibling = 'above' in target ? places.get(target.above) : 'beneath' in target && places.get(target.beneath)
  return sibling ? parentOf(sibling)?.id : undefined
}

/** An element of a layout where it is drawn, with the size that it has there. */
function shownPlace(place: Place, drawn: ReadonlyMap<string, Place>): Place {
  const found = drawn.get(place.element.id)
  if (!found) return place
  const isPlaced = flowIn(parentOf(place), new Set([place.element.id]))?.chosen.length === 1
  return { ...place, parents: found.parents, element: isPlaced ? asDrawn(place.element, found) : place.element }
}

/** A step in the list: to the front or the back among siblings, into the container next to it, or out of its own. */
export type LayerStep = 'forward' | 'backward' | 'in' | 'out'

/** Returns where a step takes the selected elements, or undefined if there is nothing in this direction. */
export function targetOfStep({ document, selection }: EditorState, step: LayerStep): Target | undefined {
  const chosen = new Set(selection)
  const places = outermost(placesOf(document), chosen).filter(({ element }) => element.locked !== true)
  const [back, front] = [places.at(0), places.at(-1)]
  if (!back || !front) return undefined
  const inFront = front.siblings.slice(front.index + 1).find(({ id }) => !chosen.has(id))
  const behind = back.siblings.slice(0, back.index).findLast(({ id }) => !chosen.has(id))
  switch (step) {
    case 'forward':
      return inFront && { above: inFront.id }
    case 'backward':
      return behind && { beneath: behind.id }
    case 'out': {
      const parent = parentOf(front)
      return parent && { above: parent.id }
    }
    case 'in': {
      const container = [behind, inFront].find((each) => each !== undefined && isContainer(each))
      return container && { into: container.id }
    }
  }
}
