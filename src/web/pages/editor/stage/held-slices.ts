import { type Bounds, EMPTY_BOUNDS, intersect, union } from '../../../../paint/bounds.ts'
import type { Layer } from '../../../../paint/canvas.ts'
import { withFitGroups } from '../../../../paint/fit-groups.ts'
import { paintPage } from '../../../../paint/paint-page.ts'
import { createInkBounds, inkOfChanging, type InkOf } from './device-ink.ts'
import { sharedLayers } from './shared-layers.ts'
import { contains, SLICE_LIMITS, type Slice, type SliceLimits, slicesOf, withSameFitGroup } from './slices.ts'
import { deviceMatrix, environmentOf, type Picture, withCamera } from './stage-picture.ts'
import { type StageSurface, surfaceBounds } from './stage-surface.ts'
import { deepInStacks } from './translucent-stacks.ts'

/** What is painted once for all frames of a change. */
export interface HeldSlices {
  readonly slices: readonly HeldSlice[]
  /** The IDs of what changes, with texts that change with it. */
  readonly affected: ReadonlySet<string>
  /** Of elements that do not change. */
  readonly inkOf: InkOf
  /** What is on the canvas of the changing elements, in device space. */
  readonly ink: Bounds
  /** Where frames are painted before they are shown. */
  readonly frame: Layer
  /** Whether the slices are still valid. */
  isFor(picture: Picture, changing: ReadonlySet<string>): boolean
  release(): void
}

/** With where it is drawn: on a layer, if it has been painted on one. */
interface HeldSlice extends Slice {
  readonly ink: Bounds
  readonly layer?: Layer | undefined
}

interface Change {
  readonly changing: ReadonlySet<string>
  readonly limits: SliceLimits | undefined
  /** What is on the canvas, if it is exact. */
  readonly painted: Picture | undefined
}

/** Paints the slices of a picture of which only the elements `changing` will differ. Undefined if it has none. */
export function holdSlices(
  surface: StageSurface,
  picture: Picture,
  { changing, limits = SLICE_LIMITS, painted }: Change,
): HeldSlices | undefined {
  const { page } = picture
  const whole = surfaceBounds(surface)
  const environment = withFitGroups({ ...environmentOf(picture), shown: whole }, page)
  const affected = withSameFitGroup(page, changing)
  const inkOf = createInkBounds(environment, deviceMatrix(picture))
  const first = page.elements.findIndex((element) => contains(element, affected))
  const still = page.elements.slice(Math.max(0, first)).filter((element) => !contains(element, affected))
  const deep = deepInStacks(still, inkOf, whole)
  const slices = slicesOf(page, changing, (element) => deep.has(element))
  if (!slices) return undefined
  const withInk = slices.map((slice, index) => ({ ...slice, ink: index === 0 ? whole : inkOfSlice(slice) }))
  const shared = sharedLayers(withInk, limits)
  const layers = Array.from({ length: shared.count }, () => environment.createLayer(surface.width, surface.height))
  const frame = environment.createLayer(surface.width, surface.height)
  return {
    release: () => [...layers, frame].forEach((layer) => layer.release()),
    isFor: (next, nextChanging) => isHeldFor(picture, next) && nextChanging.symmetricDifference(changing).size === 0,
    affected,
    inkOf,
    ink: painted?.camera === picture.camera ? inkOfChanging(painted, affected) : whole,
    frame,
    slices: withInk.map((slice, index) => ({
      ...slice,
      layer: paintedLayer(slice, layers[shared.layerOf(slice) ?? -1], index === 0),
    })),
  }

  function inkOfSlice({ from, to }: Slice): Bounds {
    return page.elements
      .slice(from, to)
      .map((element) => intersect(inkOf(element), whole))
      .reduce(union, EMPTY_BOUNDS)
  }

  function paintedLayer({ from, to }: Slice, layer: Layer | undefined, hasBackground: boolean): Layer | undefined {
    if (!layer) return undefined
    withCamera(layer.context, picture)
    const { background, ...others } = page
    const own = hasBackground ? background : null
    const elements = page.elements.slice(from, to)
    paintPage(layer.context, { ...others, elements, ...(own !== undefined && { background: own }) }, environment)
    return layer
  }
}

/** Whether what was painted of one picture can be used for another one. */
function isHeldFor(picture: Picture, next: Picture): boolean {
  return (
    next.camera === picture.camera &&
    next.viewport === picture.viewport &&
    next.resources === picture.resources &&
    next.bleed === picture.bleed &&
    next.page.background === picture.page.background &&
    next.page.elements.length === picture.page.elements.length
  )
}
