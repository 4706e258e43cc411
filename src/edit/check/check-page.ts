import { complete, type ElementOf } from '../../document/elements/element.ts'
import { sidesOf } from '../../document/elements/text-parts.ts'
import type { Size } from '../../document/document.ts'
import type { Picture } from '../../paint/canvas.ts'
import type { PaintEnvironment } from '../../paint/environment.ts'
import { withFitGroups } from '../../paint/fit-groups.ts'
import { type Place, placesOf } from '../tree/place.ts'
import type { CheckedPage } from './checked-page.ts'
import { checkContrast } from './check-contrast.ts'
import { checkImage } from './check-image.ts'
import { checkPosition } from './check-position.ts'
import type { Finding } from './finding.ts'
import { letterPoints } from './letter-points.ts'

/**
 * Checks all that is visible on a page, also what is outside of the window: texts that do not fit or
 * lack letters, low contrast, small images, and texts and codes outside of the page or its safe area.
 */
export function checkPage(checked: CheckedPage): Finding[] {
  const { page, document } = checked
  const { layoutText } = withFitGroups(checked.environment, page)
  const safe = sidesOf(document.safeArea ?? 0)
  return [...placesOf({ version: 1, pages: [page] }).values()].filter(isVisible).flatMap((place) => {
    const { element } = place
    switch (element.type) {
      case 'text':
        return checkText(place as PlaceOf<'text'>, { ...checked, safe, layoutText })
      case 'image':
        return checkImage(element, { ...checked, pixels: pixelsOf(checked.environment.pictures.get(element.src)) })
      case 'code':
        return checkPosition(place, { size: checked.size, safe })
      default:
        return []
    }
  })
}

function pixelsOf(picture: Picture | undefined): Size | undefined {
  return picture && !picture.drawing ? (picture.original ?? picture) : undefined
}

type PlaceOf<Kind extends 'text'> = Place & { readonly element: ElementOf<Kind> }

function checkText(
  place: PlaceOf<'text'>,
  {
    page,
    size,
    safe,
    layoutText,
  }: CheckedPage & { safe: ReturnType<typeof sidesOf>; layoutText: PaintEnvironment['layoutText'] },
): Finding[] {
  const layout = layoutText(complete<'text'>(place.element))
  if (layout.lines.every(({ runs }) => runs.length === 0)) return []
  const { id } = place.element
  return [
    ...layout.warnings.map(({ code, message }) => ({ code, message, elementId: id })),
    ...checkContrast(page, place.element, (run) => letterPoints(place, layout, run)),
    ...checkPosition(place, { size, safe, layout }),
  ]
}

export function isVisible({ element, parents }: Place): boolean {
  return [element, ...parents].every(({ visible, opacity }) => visible !== false && opacity !== 0)
}
