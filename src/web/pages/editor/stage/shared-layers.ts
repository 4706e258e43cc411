import { type Bounds, intersect, isEmpty } from '../../../../paint/bounds.ts'
import type { Slice, SliceLimits } from './slices.ts'

/** Which slices are painted on which layer. The others are painted in every frame. */
export interface SharedLayers {
  readonly count: number
  /** Undefined for a slice without a layer. */
  layerOf(slice: Inked): number | undefined
}

type Inked = Slice & { readonly ink: Bounds }

/**
 * Gives still slices layers as large as the surface: the first slice one of its own, the others, largest first, one
 * with slices that are drawn elsewhere.
 */
export function sharedLayers(slices: readonly Inked[], { leastElements, mostLayers }: SliceLimits): SharedLayers {
  const [first, ...above] = slices
  const layers: Inked[][] = []
  const worth = above.filter(({ from, to, isStill }) => isStill && to - from >= leastElements)
  for (const slice of worth.toSorted((a, b) => b.to - b.from - (a.to - a.from))) {
    const free = layers.find((others) => others.every(({ ink }) => isEmpty(intersect(ink, slice.ink))))
    if (free) free.push(slice)
    else if (layers.length < mostLayers) layers.push([slice])
  }
  const all = [...(first ? [[first]] : []), ...layers]
  const byStart = new Map(all.flatMap((group, index) => group.map(({ from, to }) => [`${from} ${to}`, index] as const)))
  return { count: all.length, layerOf: ({ from, to, isStill }) => (isStill ? byStart.get(`${from} ${to}`) : undefined) }
}
