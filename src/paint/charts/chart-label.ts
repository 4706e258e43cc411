import { complete, type Complete, type Element, type ElementOf } from '../../document/elements/element.ts'
import { directionsOf } from '../../text/direction.ts'
import type { LayoutText } from '../../text/layout-cache.ts'
import type { Box } from '../scope.ts'

const LINE_HEIGHT = 1.2

export interface LabelOptions {
  /** The side of the box, whatever the direction of the text is. */
  readonly align?: 'left' | 'center' | 'right'
  readonly color?: string
  readonly maxLines?: number
  readonly rotation?: number
  /** Default: that of the chart. */
  readonly fontWeight?: number
}

/** Measures and creates the texts of one chart. */
export interface ChartLabels {
  readonly fontSize: number
  readonly lineHeightPx: number
  widthOf(text: string): number
  /** Breaks the text at a width. `fits` is false if a word is wider. */
  wrap(text: string, widthPx: number): { readonly lineCount: number; readonly fits: boolean }
  /** Text that does not fit the box ends with “…”. The text is in the middle of the box's height. */
  label(text: string, box: Box, options?: LabelOptions): Element
}

/** Digits of equal width, so that numbers stand in columns. */
export const LABEL_FEATURES = { tnum: true } as const

const UNLIMITED_PX = 100_000

export function chartLabels(chart: Complete<'chart'>, layoutText: LayoutText): ChartLabels {
  const { fontFamily, fontSize, fontWeight, textColor } = chart
  const lineHeightPx = fontSize * LINE_HEIGHT
  const widths = new Map<string, number>()
  let count = 0
  const base = {
    type: 'text',
    fontFamily,
    fontSize,
    fontWeight,
    fontFeatures: LABEL_FEATURES,
    lineHeight: LINE_HEIGHT,
  } as const satisfies Partial<ElementOf<'text'>>
  const layOut = (text: string, width: number) =>
    layoutText(
      complete<'text'>({ ...base, id: 'measured', x: 0, y: 0, width, height: UNLIMITED_PX, text: singleLine(text) }),
    )
  return {
    fontSize,
    lineHeightPx,
    widthOf(text) {
      const known = widths.get(text)
      if (known !== undefined) return known
      const width = layOut(text, UNLIMITED_PX).lines[0]?.widthPx ?? 0
      widths.set(text, width)
      return width
    },
    wrap(text, widthPx) {
      const { lines } = layOut(text, widthPx)
      return {
        lineCount: lines.length,
        fits:
          lines.every((line) => line.widthPx <= widthPx) &&
          text.split(/\s+/).every((word) => this.widthOf(word) <= widthPx),
      }
    },
    label(text, box, { align = 'left', color = textColor, maxLines = 1, rotation = 0, fontWeight: weight } = {}) {
      count += 1
      return {
        ...base,
        ...box,
        id: `label-${count}`,
        text: singleLine(text),
        fill: color,
        align: alignmentOf(text, align),
        verticalAlign: 'middle',
        maxLines,
        overflow: 'ellipsis',
        rotation,
        fontWeight: weight ?? fontWeight,
      }
    },
  }
}

function alignmentOf(text: string, align: 'left' | 'center' | 'right'): 'start' | 'center' | 'end' {
  if (align === 'center') return align
  const startSide = directionsOf(text, 'auto').base === 'rtl' ? 'right' : 'left'
  return align === startSide ? 'start' : 'end'
}

/** A line break in a name would move all other labels. */
function singleLine(text: string): string {
  return text.replaceAll(/\s*[\n\r\u2028\u2029]\s*/g, ' ')
}
