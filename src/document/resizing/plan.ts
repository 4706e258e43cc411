import type { Size } from '../document.ts'
import { acrossOf, AXES, type Axis, lengthOf, spanOf } from './axis.ts'
import { cardsOf, type Halves, halvesOf } from './halves.ts'
import { leastLength, type Region, sized } from './region.ts'

/** How a region is arranged: as it is, or in parts next to each other. */
export interface Plan {
  /** The largest by which all of it can be scaled. */
  readonly scale: number
  /** Of its parts, on average, if each is scaled by itself. */
  readonly worth: number
  readonly division?: {
    /** On which they are next to each other. */
    readonly axis: Axis
    readonly parts: readonly Part[]
  }
}

export interface Part {
  readonly region: Region
  readonly plan: Plan
  /** Of the new region, in CSS pixels. */
  readonly length: number
}

/** Natural logarithm: of a change of proportions after which columns are stacked, or stacks become columns. */
const LEAST_TURN = Math.log(1.4)
/** How much larger the content must become for that. */
const LEAST_GAIN = 1.2
/** How much larger than the rest something in a column of its own can become. */
export const MOST_OF_PART = 2
/** As a fraction of the growth of the page. */
const SMALL = 0.6
const ROOM = 1.2
const MOST_DEPTH = 3
/** Parts are divided at fewer places, which saves time. */
const MOST_INNER_CUTS = 3

/** Finds the arrangement of a page that shows the content largest, up to the growth of the page. */
export function planOf(page: Region, to: Size): Plan {
  return planWithin(page, to, { most: Math.min(growthOf(page, to), fitOf(page, to)), depth: 0 })
}

interface Limits {
  readonly most: number
  readonly depth: number
}

function planWithin(region: Region, to: Size, limits: Limits): Plan {
  const { width, height } = region.size
  const asIs = planAsIs(region, to, limits.most)
  const turn = Math.log(to.width / to.height / (width / height))
  if (Math.abs(turn) < LEAST_TURN || limits.depth >= MOST_DEPTH) return asIs
  const best = dividedPlans(region, turn > 0 ? 'y' : 'x', { ...limits, to, asIs }).reduce(
    (found, plan) => (plan.worth > found.worth ? plan : found),
    { scale: 0, worth: 0 },
  )
  return best.scale >= asIs.scale && best.worth >= LEAST_GAIN * asIs.worth ? best : asIs
}

/** `stacked` is the axis on which parts are now next to each other, and are then no longer. */
function dividedPlans(
  region: Region,
  stacked: Axis,
  { asIs, ...within }: Limits & { readonly to: Size; readonly asIs: Plan },
): Plan[] {
  const across = acrossOf(stacked)
  const cards = cardsOf(region, stacked)
  if (cards.length > 0) return [evenly(cards, across, within)]
  const most = within.depth === 0 ? undefined : MOST_INNER_CUTS
  const halves = halvesOf(region, stacked).slice(0, most)
  if (halves.length > 0) return halves.flatMap((each) => sideBySide(each, across, within))
  // What can't be turned as a whole may have a part that can be: the cards under a title.
  if (asIs.scale >= SMALL * within.most) return []
  return halvesOf(region, across)
    .slice(0, most)
    .flatMap((each) => sideBySide(each, across, { ...within, kept: asIs.scale }))
    .filter(({ division }) => division?.parts.some(({ plan }) => plan.division))
}

function evenly(cards: readonly Region[], axis: Axis, { to, most }: Limits & { readonly to: Size }): Plan {
  const total = cards.reduce((sum, { size }) => sum + lengthOf(size, axis), 0)
  const parts = cards.map((region) => {
    const length = (lengthOf(to, axis) * lengthOf(region.size, axis)) / total
    return { region, length, plan: planAsIs(region, sized(to, axis, length), most) }
  })
  const scale = Math.min(...parts.map(({ plan }) => plan.scale))
  return { scale, worth: scale, division: { axis, parts } }
}

function planAsIs(region: Region, { width, height }: Size, most: number): Plan {
  const scale = Math.min(width / leastLength(region, 'x'), height / leastLength(region, 'y'), most)
  return { scale, worth: scale }
}

/** Drawings at an edge leave others their room, but are shown whole. */
function fitOf({ items, size }: Region, to: Size): number {
  const shown = items.flatMap(({ isLoose, carrier }) => (isLoose && carrier ? [carrier] : []))
  return Math.min(
    ...shown.flatMap((box) =>
      AXES.map((axis) => {
        const { start, end } = spanOf(box, axis)
        const length = Math.min(end, lengthOf(size, axis)) - Math.max(0, start)
        return lengthOf(to, axis) / Math.max(1, length)
      }),
    ),
  )
}

function growthOf({ page }: Region, { width, height }: Size): number {
  return Math.sqrt((width * height) / (page.width * page.height))
}

/** Returns a plan that divides little without need, as its scale is limited to `scale` by other parts and pages. */
export function settled(plan: Plan, region: Region, { to, scale }: { to: Size; scale: number }): Plan {
  if (!plan.division) return plan
  const asIs = planAsIs(region, to, Infinity)
  const { axis, parts } = plan.division
  // Stacked columns are still read in order. Parts of a stack next to each other lose what they share.
  const isWorthIt = axis === 'y' && worthAt(plan, scale) >= LEAST_GAIN * scale
  if (asIs.scale >= scale && !isWorthIt) return asIs
  const settle = (part: Part): Part => ({
    ...part,
    plan: settled(part.plan, part.region, { to: sized(to, axis, part.length), scale }),
  })
  return { ...plan, division: { axis, parts: parts.map(settle) } }
}

/** Returns how large its parts become, on average, if the rest of the document is scaled by `scale`. */
function worthAt({ worth, division }: Plan, scale: number): number {
  if (!division) return Math.min(worth, MOST_OF_PART * scale)
  return averageOf(division.parts, (plan) => worthAt(plan, scale))
}

function averageOf(parts: readonly Part[], worthOf: (plan: Plan) => number): number {
  return parts.reduce((sum, { plan }) => sum + worthOf(plan), 0) / parts.length
}

function sideBySide(
  { first, second }: Halves,
  axis: Axis,
  { to, most, depth, kept }: Limits & { readonly to: Size; readonly kept?: number },
): Plan[] {
  const length = lengthOf(to, axis)
  const needs = [leastLength(first, axis), leastLength(second, axis)] as const
  const fair = needs[0] / Math.max(1, needs[0] + needs[1])
  const shares = depth === 0 ? [fair, 0.5, 0.38, 0.62] : [fair, 0.5]
  // One part keeps its scale, with some room, and the other takes the rest.
  if (kept !== undefined) shares.push(...needs.map((need, index) => Math.abs(index - (ROOM * need * kept) / length)))
  return [...new Set(shares)].map((share) => {
    const part = (region: Region, own: number): Part => ({
      region,
      plan: planWithin(region, sized(to, axis, own), { most, depth: depth + 1 }),
      length: own,
    })
    const parts = [part(first, share * length), part(second, (1 - share) * length)]
    const scale = Math.min(...parts.map(({ plan }) => plan.scale))
    const worth = averageOf(parts, (plan) => Math.min(plan.worth, MOST_OF_PART * scale))
    return { scale, worth, division: { axis, parts } }
  })
}
