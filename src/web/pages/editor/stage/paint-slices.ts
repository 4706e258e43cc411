import { complete, type Element } from '../../../../document/elements/element.ts'
import { type Bounds, intersect, isEmpty } from '../../../../paint/bounds.ts'
import { withFitGroups } from '../../../../paint/fit-groups.ts'
import { paintPage } from '../../../../paint/paint-page.ts'
import type { HeldSlices } from './held-slices.ts'
import { contains } from './slices.ts'
import { environmentOf, type Picture, withCamera } from './stage-picture.ts'
import { clear, clipTo, copyPart } from './stage-surface.ts'

/**
 * Paints an area of a frame. Elements are painted as a whole, since a clip changes the antialiasing of
 * slanting edges: so there is more on the layer of the frame than the area. Upright boxes, such as large
 * pictures, are cut.
 */
export function paintSlices(
  picture: Picture,
  { slices, frame, inkOf, affected }: HeldSlices,
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
