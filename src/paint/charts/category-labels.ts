import type { Element } from '../../document/elements/element.ts'
import type { Box } from '../scope.ts'
import type { ChartLabels } from './chart-label.ts'

/** Space between the plot and the labels next to it. */
export const AXIS_GAP_EM = 0.5

interface Bands {
  readonly names: readonly string[]
  /** Space for each label along the axis. */
  readonly spacing: number
  /** Lines have many points, whose labels are left out rather than tilted. */
  readonly isContinuous: boolean
  /** The most that labels may take of the chart's height. */
  readonly maxHeight: number
}

/** How labels below the plot are written: every `step`th one, in `lineCount` lines or tilted. */
export interface CategoryStyle {
  readonly step: number
  readonly lineCount: number
  readonly isTilted: boolean
  readonly widthPx: number
  readonly heightPx: number
}

const MOST_LINES = 3
/** Labels tilted by 45° need this much space for each. */
const TILTED_EM = 1.35
const TILT = Math.SQRT1_2
/** Shorter ones would be little more than “…”. */
const LEAST_TILTED_EM = 3
/** Space between labels, and between those that are left after others were left out. */
const THINNED_GAP_EM = 0.8
const LABEL_GAP_EM = 0.35

export function categoryStyle(labels: ChartLabels, { names, spacing, isContinuous, maxHeight }: Bands): CategoryStyle {
  const { fontSize, lineHeightPx } = labels
  const named = names.filter((name) => name !== '')
  const widest = Math.max(0, ...named.map((name) => labels.widthOf(name))) + 1
  const oneLine = { step: 1, lineCount: 1, isTilted: false, widthPx: widest, heightPx: lineHeightPx }
  if (named.length === 0) return { ...oneLine, heightPx: 0 }
  const room = spacing - fontSize * LABEL_GAP_EM
  if (widest <= room) return oneLine
  if (!isContinuous && room > 0) {
    const wrapped = named.map((name) => labels.wrap(name, room))
    const lineCount = Math.max(...wrapped.map((each) => each.lineCount))
    if (lineCount <= MOST_LINES && wrapped.every(({ fits }) => fits)) {
      return { ...oneLine, lineCount, widthPx: room, heightPx: lineCount * lineHeightPx }
    }
    const widthPx = Math.min(widest, maxHeight / TILT - lineHeightPx)
    if (spacing >= fontSize * TILTED_EM && widthPx >= Math.min(widest, fontSize * LEAST_TILTED_EM)) {
      return { step: 1, lineCount: 1, isTilted: true, widthPx, heightPx: (widthPx + lineHeightPx) * TILT }
    }
  }
  const step = Math.max(1, Math.ceil((widest + fontSize * THINNED_GAP_EM) / spacing))
  return { ...oneLine, step }
}

interface BelowOptions {
  readonly names: readonly string[]
  readonly style: CategoryStyle
  /** The middle of each category. */
  readonly centers: readonly number[]
  readonly top: number
  /** Labels at the ends are moved into these bounds. */
  readonly bounds: Box
}

export function labelsBelow(labels: ChartLabels, { names, style, centers, top, bounds }: BelowOptions): Element[] {
  return names.flatMap((name, index) => {
    const center = centers[index]
    if (name === '' || center === undefined || index % style.step !== 0) return []
    if (style.isTilted) {
      // Its end is at the category, so its start must not be outside of the chart.
      const widthPx = Math.min(style.widthPx, (center - bounds.x) / TILT)
      return [tilted(labels, { name, widthPx, center, top })]
    }
    const width = style.lineCount > 1 ? style.widthPx : Math.min(labels.widthOf(name) + 1, bounds.width)
    const x = Math.min(Math.max(center - width / 2, bounds.x), bounds.x + bounds.width - width)
    const { lineCount } = style.lineCount > 1 ? labels.wrap(name, width) : { lineCount: 1 }
    const box = { x, y: top, width, height: labels.lineHeightPx * lineCount }
    return [labels.label(name, box, { align: 'center', maxLines: style.lineCount })]
  })
}

/** Returns how far a tilted name reaches to the left of its category. 0 if names are not tilted. */
export function tiltedOverhang(labels: ChartLabels, { name, style }: { name: string; style: CategoryStyle }): number {
  return style.isTilted && name !== '' ? Math.min(labels.widthOf(name) + 1, style.widthPx) * TILT : 0
}

/** The end of the text is below the middle of its category. */
function tilted(
  labels: ChartLabels,
  { name, widthPx, center, top }: { name: string; widthPx: number; center: number; top: number },
): Element {
  const { lineHeightPx } = labels
  const width = Math.min(labels.widthOf(name) + 1, widthPx)
  const middle = { x: center - (width * TILT) / 2, y: top + ((width + lineHeightPx) * TILT) / 2 }
  const box = { x: middle.x - width / 2, y: middle.y - lineHeightPx / 2, width, height: lineHeightPx }
  return labels.label(name, box, { align: 'right', rotation: -45 })
}
