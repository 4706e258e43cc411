import type { Document } from '../../document/document.ts'
import type { Path } from '../../document/elements/path.ts'
import type { Point } from '../../paint/matrix.ts'
import { nodeOnPage, shapedNow } from '../gestures/shaped-now.ts'
import type { Shaped } from '../paths/shaped.ts'
import { placesOf } from '../tree/place.ts'
import { deepFrozen } from './deep-frozen.ts'
import { Hand } from './hand.ts'

export const triangle: Path = {
  ...{ id: 'p', type: 'path', x: 50, y: 60, width: 100, height: 80, viewBox: [0, 0, 50, 40] },
  d: 'M0 0 L50 0 L25 40 Z',
}

export const curve: Path = {
  ...{ id: 'p', type: 'path', x: 50, y: 60, width: 120, height: 60 },
  d: 'M0 60 C0 20 40 0 60 0 C80 0 120 20 120 60',
}

export const documentOf = (...elements: Document['pages'][0]['elements']): Document =>
  deepFrozen({ version: 1, pages: [{ id: 'page', elements }] })

/** With the points of the path `p` shown. */
export const editing = (...elements: Document['pages'][0]['elements']): Hand => {
  const hand = new Hand(documentOf(...elements))
  hand.state = { ...hand.state, selection: ['p'] }
  return hand.run('enter')
}

export const shapedIn = (hand: Hand): Shaped => {
  const shaped = shapedNow(hand.state, placesOf(hand.state.document))
  if (!shaped) throw new Error('No path is edited.')
  return shaped
}

const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 })

/** On the page. */
export const pointsIn = (hand: Hand): Point[] => {
  const shaped = shapedIn(hand)
  return shaped.contours.flatMap(({ nodes }) => nodes).map(({ at }) => rounded(nodeOnPage(shaped, at)))
}

/** Of one point: before and after it, on the page. */
export const controlsIn = (hand: Hand, index: number): (Point | null)[] => {
  const shaped = shapedIn(hand)
  const node = shaped.contours.flatMap(({ nodes }) => nodes)[index]
  return [node?.in, node?.out].map((point) => (point ? rounded(nodeOnPage(shaped, point)) : null))
}

export const at = (index: number, part: 'at' | 'in' | 'out' = 'at') => ({ on: 'node', index, part }) as const

export const labelsIn = (hand: Hand): string[] => hand.state.history.done.map(({ label }) => label)
