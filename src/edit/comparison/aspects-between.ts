import type { Size } from '../../document/document.ts'
import { complete, type Element } from '../../document/elements/element.ts'
import { isInSameContainer, type Place } from '../tree/place.ts'
import { sourceOf } from '../words/runs.ts'
import { differing } from './differing.ts'

/** One way in which an element differs. */
export type Aspect =
  /** Distance in CSS pixels among its siblings. */
  | { readonly what: 'moved'; readonly dx: number; readonly dy: number }
  | { readonly what: 'resized'; readonly from: Size; readonly to: Size }
  /** In degrees clockwise. */
  | { readonly what: 'rotated'; readonly from: number; readonly to: number }
  | { readonly what: 'text'; readonly from: string; readonly to: string }
  /** In front of or behind other elements. */
  | { readonly what: 'reordered' }
  /** To another page or group, or out of one. */
  | { readonly what: 'rehoused' }
  | { readonly what: 'renamed'; readonly from: string | undefined; readonly to: string | undefined }
  | { readonly what: 'hidden' | 'shown' }
  /** Names of other properties that differ, such as `fontSize`. */
  | { readonly what: 'restyled'; readonly properties: readonly string[] }

const BOX = new Set(['x', 'y', 'width', 'height', 'rotation'])

export function aspectsBetween(
  before: Place,
  after: Place,
  { isReordered }: { readonly isReordered: boolean },
): readonly Aspect[] {
  const isHoused = isInSameContainer(before, after)
  if (before.element === after.element && isHoused && !isReordered) return []
  const [earlier, later] = [ownProperties(before.element), ownProperties(after.element)]
  const changed = new Set(differing(earlier, later))
  return [
    ...(isHoused ? [] : [{ what: 'rehoused' } as const]),
    ...(isReordered ? [{ what: 'reordered' } as const] : []),
    ...boxAspects(before.element, after.element, { changed, isHoused }),
    ...ownAspects(before.element, after.element, changed),
  ]
}

function boxAspects(
  before: Element,
  after: Element,
  { changed, isHoused }: { readonly changed: ReadonlySet<string>; readonly isHoused: boolean },
): Aspect[] {
  const hasMoved = isHoused && (changed.has('x') || changed.has('y'))
  const isResized = changed.has('width') || changed.has('height')
  return [
    ...(hasMoved ? [{ what: 'moved', dx: after.x - before.x, dy: after.y - before.y } as const] : []),
    ...(isResized ? [{ what: 'resized', from: sizeOf(before), to: sizeOf(after) } as const] : []),
    ...(changed.has('rotation')
      ? [{ what: 'rotated', from: before.rotation ?? 0, to: after.rotation ?? 0 } as const]
      : []),
  ]
}

function ownAspects(before: Element, after: Element, changed: ReadonlySet<string>): Aspect[] {
  return [
    ...wordsChange(before, after),
    ...(changed.has('name') ? [{ what: 'renamed', from: before.name, to: after.name } as const] : []),
    ...(changed.has('visible') ? [{ what: after.visible === false ? 'hidden' : 'shown' } as const] : []),
    ...restyled(changed, { hasNewWords: wordsChange(before, after).length > 0 }),
  ]
}

function wordsChange(before: Element, after: Element): Aspect[] {
  if (before.type !== 'text' || after.type !== 'text') return []
  const [from, to] = [sourceOf(before), sourceOf(after)]
  return from === to ? [] : [{ what: 'text', from, to }]
}

/** Runs contain their words: with new ones, they differ in any case. */
function restyled(changed: ReadonlySet<string>, { hasNewWords }: { readonly hasNewWords: boolean }): Aspect[] {
  const others = new Set([...BOX, 'text', 'name', 'visible', ...(hasNewWords ? ['runs'] : [])])
  const properties = [...changed].filter((name) => !others.has(name))
  return properties.length === 0 ? [] : [{ what: 'restyled', properties }]
}

function sizeOf({ width, height }: Element): Size {
  return { width, height }
}

/** With the defaults, since an absent property and its default look the same. */
function ownProperties(element: Element): object {
  const { elements: _, ...properties } = complete(element) as unknown as Record<string, unknown>
  return properties
}
