import type { Page, Size } from '../../../../document/document.ts'
import { complete, type Element } from '../../../../document/elements/element.ts'
import type { Camera } from '../../../../edit/view/camera.ts'
import { type Bounds, EMPTY_BOUNDS, intersect, isEmpty, union } from '../../../../paint/bounds.ts'
import type { Context, Layer, Matrix, Path } from '../../../../paint/canvas.ts'
import type { PaintEnvironment } from '../../../../paint/environment.ts'
import { withFitGroups } from '../../../../paint/fit-groups.ts'
import { paintPage } from '../../../../paint/paint-page.ts'
import type { Warning } from '../../../../text/warning.ts'
import type { PageResources } from '../../../painter/page-resources.ts'
import { createInkBounds, type InkOf, withGlass } from './changed-area.ts'
import { contains, SLICE_LIMITS, type Slice, type SliceLimits, slicesOf, withSameFitGroup } from './slices.ts'
import { sharedLayers } from './shared-layers.ts'
import { deepInStacks } from './translucent-stacks.ts'

/** What the canvas shows. Compared by identity. */
export interface Picture {
  readonly page: Page
  readonly size: Size
  readonly resources: Pick<PageResources, 'warnings' | 'environmentOf'>
  /** Painted beyond each edge of the page, in CSS pixels. */
  readonly bleed: number
  readonly camera: Camera
  /** Of the canvas, in CSS pixels. */
  readonly viewport: Size
  /** Device pixels per CSS pixel. */
  readonly ratio: number
}

/** Paints a page on the part of the screen that an editor has for it. */
export interface StageCanvas {
  /** Paints all of it. What is on the canvas then is what an export of the page looks like. */
  paint(picture: Picture): readonly Warning[]
  /** Paints what `paintChange` needs, so that its first frame costs no more than the others. */
  prepareChange(picture: Picture, changing: ReadonlySet<string>): void
  /**
   * Paints a frame in which only the elements `changing` differ from what was painted before. Each frame
   * costs about what these elements cost. Colors of translucent edges may differ by rounding.
   */
  paintChange(picture: Picture, changing: ReadonlySet<string>): void
  /** Forgets the pictures for changes. */
  settle(): void
}

interface Held {
  readonly slices: readonly HeldSlice[]
  readonly layers: readonly Layer[]
  /** The IDs of what changes, with texts that change with it. */
  readonly affected: ReadonlySet<string>
  /** Whether the slices are still valid. */
  isFor(picture: Picture, changing: ReadonlySet<string>): boolean
  /** Of elements that do not change. */
  readonly inkOf: InkOf
  /** Where frames are painted before they are shown. */
  readonly frame: Layer
  /** What was painted of the changing elements, in device space. */
  dirty: Bounds
}

/** With where it is drawn: on a layer, if it has been painted on one. */
interface HeldSlice extends Slice {
  readonly ink: Bounds
  readonly layer?: Layer | undefined
}

/** A canvas to paint on, in the browser or elsewhere. Setting its size clears it. */
export interface StageSurface {
  width: number
  height: number
}

export function createStageCanvas(surface: StageSurface, context: Context, limits?: SliceLimits): StageCanvas {
  let held: Held | undefined
  let painted: Picture | undefined

  const settle = (): void => {
    for (const layer of held?.layers ?? []) layer.release()
    held = undefined
  }

  const prepareChange = (picture: Picture, changing: ReadonlySet<string>): void => {
    if (held?.isFor(picture, changing) === false) settle()
    held ??= hold(surface, picture, { changing, limits, painted })
  }

  return {
    settle,
    paint(picture) {
      settle()
      fitSurface(surface, picture)
      clear(context, surfaceBounds(surface))
      const warnings: Warning[] = [...picture.resources.warnings]
      const environment = environmentOf(picture, (each) => void warnings.push(each))
      withCamera(context, picture)
      paintPage(context, picture.page, { ...environment, shown: surfaceBounds(surface) })
      painted = picture
      return warnings
    },
    prepareChange,
    paintChange(picture, changing) {
      prepareChange(picture, changing)
      if (!held) return
      const area = intersect(changedArea(picture, held), surfaceBounds(surface))
      if (isEmpty(area)) return
      paintSlices(picture, held, { area, whole: surfaceBounds(surface) })
      clear(context, area)
      copyPart(context, held.frame, area)
    },
  }
}

interface Change {
  readonly changing: ReadonlySet<string>
  readonly limits: SliceLimits | undefined
  /** What is on the canvas, if it is exact. */
  readonly painted: Picture | undefined
}

function hold(
  surface: StageSurface,
  picture: Picture,
  { changing, limits = SLICE_LIMITS, painted }: Change,
): Held | undefined {
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
    isFor: (next, nextChanging) => isHeldFor(picture, next) && nextChanging.symmetricDifference(changing).size === 0,
    affected,
    inkOf,
    dirty: painted?.camera === picture.camera ? inkOfChanging(painted, affected) : whole,
    frame,
    layers: [...layers, frame],
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

/** What differs from the frame before, in device space. */
function changedArea(picture: Picture, held: Held): Bounds {
  const { affected, slices, dirty, inkOf } = held
  const { elements } = picture.page
  held.dirty = inkOfChanging(picture, affected)
  const live = slices.filter(({ layer }) => !layer).flatMap(({ from, to }) => elements.slice(from, to))
  return withGlass(union(dirty, held.dirty), live, { inkOf, toDevice: deviceMatrix(picture) })
}

/** Measured for each picture: texts of one group get another size although they are the same elements. */
function inkOfChanging(picture: Picture, affected: ReadonlySet<string>): Bounds {
  const { page } = picture
  const inkOf = createInkBounds(withFitGroups(environmentOf(picture), page), deviceMatrix(picture))
  return page.elements
    .filter((element) => contains(element, affected))
    .map(inkOf)
    .reduce(union, EMPTY_BOUNDS)
}

/**
 * Paints an area of a frame. Elements are painted as a whole, since a clip changes the antialiasing of
 * slanting edges: so there is more on the layer of the frame than the area. Upright boxes, such as large
 * pictures, are cut.
 */
function paintSlices(
  picture: Picture,
  { slices, frame, inkOf, affected }: Held,
  { area, whole }: { area: Bounds; whole: Bounds },
): void {
  const { context } = frame
  const { page } = picture
  clear(context, area)
  const environment = withFitGroups({ ...environmentOf(picture), shown: whole }, page)
  const isChanging = (element: Element): boolean => contains(element, affected)
  for (const { from, to, layer, ink } of slices) {
    if (layer) {
      copyPart(context, layer, intersect(area, ink))
      continue
    }
    const seen = page.elements
      .slice(from, to)
      .filter((element) => isChanging(element) || !isEmpty(intersect(inkOf(element), area)))
    for (const { isCut, elements } of runsOf(seen, (element) => !isChanging(element) && isUprightBox(element))) {
      context.save()
      if (isCut) clipTo(context, area, environment.newPath())
      withCamera(context, picture)
      const shown = isCut ? area : whole
      paintPage(context, { ...page, background: null, elements }, { ...environment, shown })
      context.restore()
    }
  }
}

interface Run {
  readonly isCut: boolean
  readonly elements: Element[]
}

/** Neighbors that are painted in the same way. */
function runsOf(elements: readonly Element[], isCut: (element: Element) => boolean): Run[] {
  const runs: Run[] = []
  for (const element of elements) {
    const last = runs.at(-1)
    if (last?.isCut === isCut(element)) last.elements.push(element)
    else runs.push({ isCut: isCut(element), elements: [element] })
  }
  return runs
}

/** Whether an element has no edges but those of an upright rectangle. */
function isUprightBox(element: Element): boolean {
  if (element.type !== 'rect' && element.type !== 'image') return false
  const { rotation, shadows, blur, backdropBlur } = complete(element)
  const hasEffects = shadows.length > 0 || blur > 0 || backdropBlur > 0
  const isFramed = (element.cornerRadius ?? 0) !== 0 || (element.stroke ?? null) !== null
  const isMasked = element.type === 'image' && (element.mask ?? null) !== null
  return rotation % 90 === 0 && !hasEffects && !isFramed && !isMasked
}

function environmentOf(picture: Picture, warn: (warning: Warning) => void = () => undefined): PaintEnvironment {
  const { resources, size, bleed } = picture
  return { ...resources.environmentOf(size, warn), bleed }
}

function fitSurface(surface: StageSurface, { viewport, ratio }: Picture): void {
  const [width, height] = [
    Math.max(1, Math.round(viewport.width * ratio)),
    Math.max(1, Math.round(viewport.height * ratio)),
  ]
  if (surface.width !== width) surface.width = width
  if (surface.height !== height) surface.height = height
}

/** The page begins at a whole device pixel, as in a file. */
function deviceMatrix({ camera, ratio }: Picture): Matrix {
  const scale = camera.zoom * ratio
  return { a: scale, b: 0, c: 0, d: scale, e: Math.round(camera.x * ratio), f: Math.round(camera.y * ratio) }
}

function withCamera(context: Context, picture: Picture): void {
  const { a, b, c, d, e, f } = deviceMatrix(picture)
  context.setTransform(a, b, c, d, e, f)
}

function surfaceBounds({ width, height }: StageSurface): Bounds {
  return { left: 0, top: 0, right: width, bottom: height }
}

function clipTo(context: Context, { left, top, right, bottom }: Bounds, area: Path): void {
  context.setTransform(1, 0, 0, 1, 0, 0)
  area.rect(left, top, right - left, bottom - top)
  context.clip(area)
}

function clear(context: Context, { left, top, right, bottom }: Bounds): void {
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clearRect(left, top, right - left, bottom - top)
}

function copyPart(context: Context, { image }: Layer, area: Bounds): void {
  if (isEmpty(area)) return
  const { left, top, right, bottom } = area
  context.setTransform(1, 0, 0, 1, 0, 0)
  const [width, height] = [right - left, bottom - top]
  context.drawImage(image, left, top, width, height, left, top, width, height)
}
