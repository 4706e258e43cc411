import type { Size } from '../document.ts'
import { acrossOf, AXES, type Axis, lengthOf, spanOf } from './axis.ts'
import { halvesOf } from './halves.ts'
import { leastLength, type Region, sized } from './region.ts'

/** How a region is arranged: as it is, or its halves next to each other on the other axis. */
export interface Plan {
  /** The largest by which all of it can be scaled. */
  readonly scale: number
  /** Of its parts, on average, if each is scaled by itself. */
  readonly worth: number
  readonly halves?: {
    /** On which they are next to each other. */
    readonly axis: Axis
    readonly parts: readonly [Part, Part]
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

function planWithin(region: Region, to: Size, { most, depth }: Limits): Plan {
  const { width, height } = region.size
  const asIs = planAsIs(region, to, most)
  const turn = Math.log(to.width / to.height / (width / height))
  if (Math.abs(turn) < LEAST_TURN || depth >= MOST_DEPTH) return asIs
  const stacked: Axis = turn > 0 ? 'y' : 'x'
  const best = halvesOf(region, stacked)
    .slice(0, depth === 0 ? undefined : MOST_INNER_CUTS)
    .flatMap(({ first, second }) => sideBySide([first, second], acrossOf(stacked), { to, most, depth }))
    .reduce((found, plan) => (plan.worth > found.worth ? plan : found), { scale: 0, worth: 0 })
  return best.scale >= asIs.scale && best.worth >= LEAST_GAIN * asIs.worth ? best : asIs
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
  if (!plan.halves) return plan
  const asIs = planAsIs(region, to, Infinity)
  const { axis, parts } = plan.halves
  // Stacked columns are still read in order. Parts of a stack next to each other lose what they share.
  const isWorthIt = axis === 'y' && worthAt(plan, scale) >= LEAST_GAIN * scale
  if (asIs.scale >= scale && !isWorthIt) return asIs
  const [first, second] = parts
  const settle = (part: Part): Part => ({
    ...part,
    plan: settled(part.plan, part.region, { to: sized(to, axis, part.length), scale }),
  })
  return { ...plan, halves: { axis, parts: [settle(first), settle(second)] } }
}

/** Returns how large its parts become, on average, if the rest of the document is scaled by `scale`. */
function worthAt({ worth, halves }: Plan, scale: number): number {
  if (!halves) return Math.min(worth, MOST_OF_PART * scale)
  return averageOf(halves.parts, (plan) => worthAt(plan, scale))
}

function averageOf([first, second]: readonly [Part, Part], worthOf: (plan: Plan) => number): number {
  return (worthOf(first.plan) + worthOf(second.plan)) / 2
}

function sideBySide(
  [first, second]: readonly [Region, Region],
  axis: Axis,
  { to, most, depth }: Limits & { readonly to: Size },
): Plan[] {
  const length = lengthOf(to, axis)
  const needs = [leastLength(first, axis), leastLength(second, axis)] as const
  const fair = needs[0] / Math.max(1, needs[0] + needs[1])
  return [...new Set(depth === 0 ? [fair, 0.5, 0.38, 0.62] : [fair, 0.5])].map((share) => {
    const lengths = [share * length, (1 - share) * length] as const
    const part = (region: Region, own: number): Part => ({
      region,
      plan: planWithin(region, sized(to, axis, own), { most, depth: depth + 1 }),
      length: own,
    })
    const parts = [part(first, lengths[0]), part(second, lengths[1])] as const
    const scale = Math.min(parts[0].plan.scale, parts[1].plan.scale)
    const worth = averageOf(parts, (plan) => Math.min(plan.worth, MOST_OF_PART * scale))
    return { scale, worth, halves: { axis, parts } }
  })
}
