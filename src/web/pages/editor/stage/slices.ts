import type { Page } from '../../../../document/document.ts'
import { complete, type Element } from '../../../../document/elements/element.ts'
import { isContainer } from '../../../../edit/tree/container.ts'

/** Elements of a page, from index `from` up to `to`, that are painted in the same way during a change. */
export interface Slice {
  readonly from: number
  readonly to: number
  /** Painted once into a picture. The others are painted in every frame. */
  readonly isStill: boolean
}

/** What pictures of still elements are worth: each takes memory, and time to copy. */
export interface SliceLimits {
  /** Fewer elements in a row above the first changing one are painted in every frame. */
  readonly leastElements: number
  /** At most so many pictures above the first changing element. Elements far from each other share one. */
  readonly mostLayers: number
}

export const SLICE_LIMITS: SliceLimits = { leastElements: 4, mostLayers: 3 }

/**
 * Divides a page into slices, from back to front, of what changes and what does not. The first one, which
 * may be empty, is still. Elements above a change for which `isLive` holds, or which show their backdrop, are
 * painted in every frame. Undefined if nothing on the page changes.
 */
export function slicesOf(
  page: Page,
  changing: ReadonlySet<string>,
  isLive: (element: Element) => boolean = () => false,
): Slice[] | undefined {
  const affected = withSameFitGroup(page, changing)
  const first = page.elements.findIndex((element) => contains(element, affected))
  if (first === -1) return undefined
  const slices: Slice[] = [{ from: 0, to: first, isStill: true }]
  for (let from = first; from < page.elements.length;) {
    const isStill = isStillAt(from)
    let to = from + 1
    while (to < page.elements.length && isStillAt(to) === isStill) to += 1
    slices.push({ from, to, isStill })
    from = to
  }
  return slices

  function isStillAt(index: number): boolean {
    const element = page.elements[index]
    return element !== undefined && !contains(element, affected) && !readsBackdrop(element) && !isLive(element)
  }
}

export function contains(element: Element, ids: ReadonlySet<string>): boolean {
  return ids.has(element.id) || (isContainer(element) && element.elements.some((child) => contains(child, ids)))
}

/** Whether what is beneath an element changes its own colors. */
function readsBackdrop(element: Element): boolean {
  const { blendMode = 'normal', backdropBlur = 0 } = element
  return blendMode !== 'normal' || backdropBlur > 0 || (isContainer(element) && element.elements.some(readsBackdrop))
}

/** Texts of one `fitGroup` change their size together. */
export function withSameFitGroup(page: Page, changing: ReadonlySet<string>): ReadonlySet<string> {
  const texts = page.elements.flatMap(textsIn)
  const groups = new Set(texts.filter(({ id }) => changing.has(id)).map(({ fitGroup }) => fitGroup))
  groups.delete(undefined)
  if (groups.size === 0) return changing
  return new Set([...changing, ...texts.filter(({ fitGroup }) => groups.has(fitGroup)).map(({ id }) => id)])
}

function textsIn(element: Element): { id: string; fitGroup?: string | undefined }[] {
  if (isContainer(element)) return element.elements.flatMap(textsIn)
  if (element.type !== 'text') return []
  const { id, fitGroup } = complete<'text'>(element)
  return [{ id, fitGroup }]
}
