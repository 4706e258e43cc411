import type { Line } from '../../document/elements/line.ts'
import type { Stroke } from '../../document/paint.ts'
import { type Item, lengthOn, type Setting, widthOn } from './item.ts'

export const LINE_ITEMS: readonly Item[] = [
  line('line', 'Line'),
  line('thick-line', 'Thick line', { weight: 3 }),
  line('dashed-line', 'Dashed line', { dash: [4, 3] }),
  line('dotted-line', 'Dotted line', { dash: [0, 2.5], cap: 'round' }),
  line('arrow', 'Arrow', { endCap: 'arrow' }),
  line('filled-arrow', 'Filled arrow', { endCap: 'triangle' }),
  line('double-arrow', 'Double arrow', { startCap: 'arrow', endCap: 'arrow' }),
  line('dashed-arrow', 'Dashed arrow', { dash: [4, 3], endCap: 'triangle' }),
  line('line-with-dots', 'Line with dots', { startCap: 'circle', endCap: 'circle' }),
  line('line-with-bars', 'Line with bars', { startCap: 'bar', endCap: 'bar' }),
  line('curved-line', 'Curved line', {
    points: [
      [0, 1],
      [0.33, 0],
      [0.67, 1],
      [1, 0],
    ],
    height: 0.16,
    curve: 1,
  }),
  line('curved-arrow', 'Curved arrow', {
    points: [
      [0, 1],
      [0.28, 0.28],
      [1, 0],
    ],
    height: 0.2,
    curve: 1,
    endCap: 'arrow',
  }),
  line('elbow-arrow', 'Elbow arrow', {
    points: [
      [0, 1],
      [0.5, 1],
      [0.5, 0],
      [1, 0],
    ],
    height: 0.2,
    endCap: 'arrow',
  }),
  line('zigzag', 'Zigzag', { points: wave(10), height: 0.04 }),
  line('wave', 'Wave', { points: wave(10), height: 0.04, curve: 1 }),
]

interface LineForm extends Pick<Line, 'startCap' | 'endCap' | 'curve'> {
  /** Multiple of the usual width of lines. */
  readonly weight?: number
  /** In widths of the line. */
  readonly dash?: readonly number[]
  readonly cap?: Stroke['cap']
  /** Fractions of the box. Default: a horizontal line. */
  readonly points?: readonly (readonly [x: number, y: number])[]
  /** Of the box, as a share of the page's size. */
  readonly height?: number
}

const HORIZONTAL = [
  [0, 0],
  [1, 0],
] as const

function line(name: string, label: string, form: LineForm = {}): Item {
  return { name, label, make: (setting) => ({ ...lineElement(setting, form), id: setting.nextId(name), name: label }) }
}

function lineElement(
  { page, look }: Setting,
  { weight = 1, dash = [], cap, points = HORIZONTAL, height = 0, ...ends }: LineForm,
): Line {
  const width = widthOn(page, 0.4)
  const heightPx = height === 0 ? 0 : lengthOn(page, height)
  const stroke = strokeWidthOn({ page }) * weight
  return {
    id: '',
    type: 'line',
    ...{ x: 0, y: 0, width, height: heightPx },
    points: points.map(([x, y]) => ({ x: Math.round(x * width), y: Math.round(y * heightPx) })),
    stroke: {
      paint: look.ink,
      width: stroke,
      ...(dash.length > 0 && { dash: dash.map((length) => length * stroke) }),
      ...(cap && { cap }),
    },
    ...ends,
  }
}

/** Returns the usual width of lines in whole CSS pixels. */
export function strokeWidthOn({ page }: Pick<Setting, 'page'>): number {
  return Math.max(1, Math.round(Math.sqrt(page.width * page.height) / 260))
}

function wave(count: number): [number, number][] {
  return Array.from({ length: count + 1 }, (_, index) => [index / count, index % 2])
}
