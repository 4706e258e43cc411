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
  /** Fewer elements between changing ones are painted in every frame. */
  readonly leastElements: number
  /** At most, of those between changing elements: the largest ones. */
  readonly mostBetween: number
}

const LIMITS: SliceLimits = { leastElements: 24, mostBetween: 3 }

/**
 * Divides a page into slices, from back to front, of what changes and what does not. The first one, which
 * may be empty, is still. Elements above a change that show their backdrop are painted in every frame.
 * Undefined if nothing on the page changes.
 */
export function slicesOf(page: Page, changing: ReadonlySet<string>, limits = LIMITS): Slice[] | undefined {
  const affected = withSameFitGroup(page, changing)
  const isChanging = page.elements.map((element) => contains(element, affected))
  const first = isChanging.indexOf(true)
  if (first === -1) return undefined
  const last = isChanging.lastIndexOf(true)
  const isLive = page.elements.map((element, index) => index >= first && (isChanging[index] || readsBackdrop(element)))
  const runs = stillRuns(isLive, first)
  const between = runs
    .filter(({ from, to }) => from < last && to - from >= limits.leastElements)
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))
    .slice(0, limits.mostBetween)
  const above = runs.filter(({ from }) => from > last)
  const still = [{ from: 0, to: first }, ...between, ...largest(above)].toSorted((a, b) => a.from - b.from)
  return withLive(still, page.elements.length)
}

interface Run {
  readonly from: number
  readonly to: number
}

/** The runs of elements that are not live, beginning with the first element that changes. */
function stillRuns(isLive: readonly boolean[], first: number): Run[] {
  const runs: Run[] = []
  for (let from = first; from < isLive.length;) {
    let to = from
    while (to < isLive.length && isLive[to] === false) to += 1
    if (to > from) runs.push({ from, to })
    from = Math.max(to, from + 1)
  }
  return runs
}

/** Usually there is only one above the changing elements; those that show their backdrop divide it. */
function largest(runs: readonly Run[]): Run[] {
  return runs.toSorted((a, b) => b.to - b.from - (a.to - a.from)).slice(0, 2)
}

/** Fills the gaps between still slices. */
function withLive(still: readonly Run[], count: number): Slice[] {
  const slices: Slice[] = []
  let end = 0
  for (const { from, to } of still) {
    if (from > end) slices.push({ from: end, to: from, isStill: false })
    slices.push({ from, to, isStill: true })
    end = to
  }
  return end < count ? [...slices, { from: end, to: count, isStill: false }] : slices
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
