import { complete, type Complete, type Element } from '../../../document/elements/element.ts'
import { type Bounds, intersect, isEmpty } from '../../../paint/bounds.ts'
import { boxMatrix } from '../../../paint/box-matrix.ts'
import type { Matrix } from '../../../paint/canvas.ts'
import { multiply } from '../../../paint/matrix.ts'
import { boxBounds } from './ink-of-text.ts'
import type { Block } from './cut-blocks.ts'
import { orderBlocks } from './order-blocks.ts'

/** A surface on which others are drawn, such as a card, a stripe of a list or a picture behind a text. */
export type Panel = Bounds

/** Returns the surfaces that elements and those within them draw, in the space of the page. */
export function panelsOf(elements: readonly Element[], outer: Matrix): Panel[] {
  return elements.flatMap((element) => {
    const whole = complete(element)
    if (!whole.visible || whole.opacity === 0) return []
    const matrix = multiply(outer, boxMatrix(whole))
    if (whole.type === 'group') return panelsOf(whole.elements, matrix)
    return isSurface(whole) ? [boxBounds(whole, matrix)] : []
  })
}

function isSurface(element: Complete): boolean {
  if (element.type === 'image') return true
  return (element.type === 'rect' || element.type === 'ellipse' || element.type === 'path') && element.fill !== null
}

interface Joining<B> {
  /** Returns one block of those that are on a panel, in their order. */
  readonly join: (blocks: readonly B[]) => B
  readonly isRtl: boolean
}

/** Orders blocks: those on one panel are read together, and a picture before what is drawn on it. */
export function orderOnPanels<B extends Block>(
  blocks: readonly B[],
  panels: readonly Panel[],
  { join, isRtl }: Joining<B>,
): B[] {
  let remaining = [...blocks]
  const surfaces = [...panels, ...blocks.flatMap(({ isPicture, bounds }) => (isPicture ? [bounds] : []))]
  for (const panel of surfaces.toSorted((a, b) => areaOf(a) - areaOf(b))) {
    const on = remaining.filter(({ bounds }) => isOn(bounds, panel))
    const [pictures, others] = partition(on, ({ isPicture, bounds }) => isPicture === true && isEqual(bounds, panel))
    if (others.length === 0 || on.length < 2 || (pictures.length === 0 && on.length === remaining.length)) continue
    const joined = join([...pictures, ...orderBlocks(others, isRtl)])
    remaining = [joined, ...remaining.filter((block) => !on.includes(block))]
  }
  return orderBlocks(remaining, isRtl)
}

/** Part of a block that is on a panel at least: letters may protrude. */
const LEAST_PART = 0.85

function isOn(bounds: Bounds, panel: Panel): boolean {
  const shared = intersect(bounds, panel)
  return !isEmpty(shared) && areaOf(shared) >= areaOf(bounds) * LEAST_PART
}

function isEqual(a: Bounds, b: Bounds): boolean {
  return a.left === b.left && a.top === b.top && a.right === b.right && a.bottom === b.bottom
}

function areaOf({ left, top, right, bottom }: Bounds): number {
  return (right - left) * (bottom - top)
}

function partition<T>(items: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))]
}
