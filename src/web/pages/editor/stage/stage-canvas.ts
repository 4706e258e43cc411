import type { Context } from '../../../../paint/canvas.ts'
import { intersect, isEmpty, union } from '../../../../paint/bounds.ts'
import { paintPage } from '../../../../paint/paint-page.ts'
import type { Warning } from '../../../../text/warning.ts'
import { changedArea } from './changed-area.ts'
import { inkOfChanging } from './device-ink.ts'
import { type HeldSlices, holdSlices } from './held-slices.ts'
import { paintSlices } from './paint-slices.ts'
import type { SliceLimits } from './slices.ts'
import { environmentOf, type Picture, withCamera } from './stage-picture.ts'
import { clear, copyPart, fitSurface, type StageSurface, surfaceBounds } from './stage-surface.ts'

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

export function createStageCanvas(surface: StageSurface, context: Context, limits?: SliceLimits): StageCanvas {
  let held: HeldSlices | undefined
  let painted: Picture | undefined

  const settle = (): void => {
    held?.release()
    held = undefined
  }

  const prepareChange = (picture: Picture, changing: ReadonlySet<string>): void => {
    if (held?.isFor(picture, changing) === false) settle()
    held ??= holdSlices(surface, picture, { changing, limits, painted })
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
      const whole = surfaceBounds(surface)
      const ink = inkOfChanging(picture, held.affected)
      const area = intersect(changedArea(picture, held, union(held.ink, ink)), whole)
      held = { ...held, ink }
      if (isEmpty(area)) return
      paintSlices(picture, held, { area, whole })
      clear(context, area)
      copyPart(context, held.frame, area)
    },
  }
}
