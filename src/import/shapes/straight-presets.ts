import { polygon } from './arc-to.ts'
import { callout } from './callout-preset.ts'
import { diamond, hexagon, triangle } from './flow-chart-presets.ts'
import type { PresetPath, PresetShape } from './preset-shape.ts'
import { CUT_CORNERS } from './cut-corners.ts'

const plus: PresetPath = ({ width: w, height: h, short, adjust }) => {
  const x = Math.min(short * adjust('adj', 25_000), short / 2)
  return polygon([
    [0, x],
    [x, x],
    [x, 0],
    [w - x, 0],
    [w - x, x],
    [w, x],
    [w, h - x],
    [w - x, h - x],
    [w - x, h],
    [x, h],
    [x, h - x],
    [0, h - x],
  ])
}

const bar = (adjust: PresetShape['adjust'], h: number): [number, number] => [
  h / 2 - (h * adjust('adj1', 23_520)) / 2,
  h / 2 + (h * adjust('adj1', 23_520)) / 2,
]

/** Preset shapes with straight sides. The names and the defaults are those of ECMA-376, part 1, 20.1.10.56. */
export const STRAIGHT: Readonly<Record<string, PresetPath>> = {
  triangle,
  rtTriangle: ({ width: w, height: h }) =>
    polygon([
      [0, 0],
      [w, h],
      [0, h],
    ]),
  diamond,
  hexagon,
  parallelogram: ({ width: w, height: h, short, adjust }) => {
    const x = Math.min(short * adjust('adj', 25_000), w)
    return polygon([
      [0, h],
      [x, 0],
      [w, 0],
      [w - x, h],
    ])
  },
  trapezoid: ({ width: w, height: h, short, adjust }) => {
    const x = Math.min(short * adjust('adj', 25_000), w / 2)
    return polygon([
      [0, h],
      [x, 0],
      [w - x, 0],
      [w, h],
    ])
  },
  octagon: ({ width: w, height: h, short, adjust }) => {
    const x = short * adjust('adj', 29_289)
    return polygon([
      [0, x],
      [x, 0],
      [w - x, 0],
      [w, x],
      [w, h - x],
      [w - x, h],
      [x, h],
      [0, h - x],
    ])
  },
  plus,
  cross: plus,
  homePlate: ({ width: w, height: h, short, adjust }) => {
    const x = w - Math.min(short * adjust('adj', 50_000), w)
    return polygon([
      [0, 0],
      [x, 0],
      [w, h / 2],
      [x, h],
      [0, h],
    ])
  },
  chevron: ({ width: w, height: h, short, adjust }) => {
    const x = Math.min(short * adjust('adj', 50_000), w)
    return polygon([
      [0, 0],
      [w - x, 0],
      [w, h / 2],
      [w - x, h],
      [0, h],
      [x, h / 2],
    ])
  },
  wedgeRectCallout: callout,
  wedgeRoundRectCallout: callout,
  frame: ({ width: w, height: h, short, adjust }) => {
    const x = short * adjust('adj1', 12_500)
    return (
      polygon([
        [0, 0],
        [w, 0],
        [w, h],
        [0, h],
      ]) +
      polygon([
        [x, x],
        [x, h - x],
        [w - x, h - x],
        [w - x, x],
      ])
    )
  },
  halfFrame: ({ width: w, height: h, short, adjust }) => {
    const [y, x] = [short * adjust('adj1', 33_333), short * adjust('adj2', 33_333)]
    return polygon([
      [0, 0],
      [w, 0],
      [w - (y * w) / h, y],
      [x, y],
      [x, h - (x * h) / w],
      [0, h],
    ])
  },
  corner: ({ width: w, height: h, short, adjust }) => {
    const [y, x] = [short * adjust('adj1', 50_000), short * adjust('adj2', 50_000)]
    return polygon([
      [0, 0],
      [x, 0],
      [x, h - y],
      [w, h - y],
      [w, h],
      [0, h],
    ])
  },
  diagStripe: ({ width: w, height: h, adjust }) =>
    polygon([
      [0, h * adjust('adj', 50_000)],
      [w * adjust('adj', 50_000), 0],
      [w, 0],
      [0, h],
    ]),
  foldedCorner: ({ width: w, height: h, short, adjust }) => {
    const x = short * adjust('adj', 16_667)
    return polygon([
      [0, 0],
      [w, 0],
      [w, h - x],
      [w - x, h],
      [0, h],
    ])
  },
  ...CUT_CORNERS,
  lightningBolt: ({ width: w, height: h }) =>
    polygon(
      [
        [8472, 0],
        [12_860, 6080],
        [11_050, 6797],
        [16_577, 12_007],
        [14_767, 12_877],
        [21_600, 21_600],
        [10_012, 14_915],
        [12_222, 13_987],
        [5022, 9705],
        [7602, 8382],
        [0, 3890],
      ].map(([x = 0, y = 0]) => [(x / 21_600) * w, (y / 21_600) * h] as const),
    ),
  mathMinus: ({ width: w, height: h, adjust }) => {
    const [top, bottom] = bar(adjust, h)
    return polygon([
      [w * 0.1325, top],
      [w * 0.8675, top],
      [w * 0.8675, bottom],
      [w * 0.1325, bottom],
    ])
  },
  mathPlus: ({ width: w, height: h, short, adjust }) => {
    const half = (short * adjust('adj1', 23_520)) / 2
    const [left, right, top, bottom] = [w * 0.1325, w * 0.8675, h * 0.1325, h * 0.8675]
    const [x1, x2, y1, y2] = [w / 2 - half, w / 2 + half, h / 2 - half, h / 2 + half]
    return polygon([
      [left, y1],
      [x1, y1],
      [x1, top],
      [x2, top],
      [x2, y1],
      [right, y1],
      [right, y2],
      [x2, y2],
      [x2, bottom],
      [x1, bottom],
      [x1, y2],
      [left, y2],
    ])
  },
}
