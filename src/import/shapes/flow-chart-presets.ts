import { polygon } from './arc-to.ts'
import type { PresetPath } from './preset-shape.ts'

export const triangle: PresetPath = ({ width: w, height: h, adjust }) =>
  polygon([
    [0, h],
    [w * adjust('adj', 50_000), 0],
    [w, h],
  ])

export const diamond: PresetPath = ({ width: w, height: h }) =>
  polygon([
    [w / 2, 0],
    [w, h / 2],
    [w / 2, h],
    [0, h / 2],
  ])

export const hexagon: PresetPath = ({ width: w, height: h, short, adjust }) => {
  const x = Math.min(short * adjust('adj', 25_000), w / 2)
  return polygon([
    [0, h / 2],
    [x, 0],
    [w - x, 0],
    [w, h / 2],
    [w - x, h],
    [x, h],
  ])
}

/** Straight shapes of flow charts, as `STRAIGHT`. */
export const FLOW_CHART: Readonly<Record<string, PresetPath>> = {
  flowChartExtract: triangle,
  flowChartMerge: ({ width: w, height: h }) =>
    polygon([
      [0, 0],
      [w, 0],
      [w / 2, h],
    ]),
  flowChartDecision: diamond,
  flowChartInputOutput: ({ width: w, height: h }) =>
    polygon([
      [0, h],
      [w / 5, 0],
      [w, 0],
      [(w * 4) / 5, h],
    ]),
  flowChartManualOperation: ({ width: w, height: h }) =>
    polygon([
      [0, 0],
      [w, 0],
      [(w * 4) / 5, h],
      [w / 5, h],
    ]),
  flowChartManualInput: ({ width: w, height: h }) =>
    polygon([
      [0, h / 5],
      [w, 0],
      [w, h],
      [0, h],
    ]),
  flowChartOffpageConnector: ({ width: w, height: h }) =>
    polygon([
      [0, 0],
      [w, 0],
      [w, (h * 4) / 5],
      [w / 2, h],
      [0, (h * 4) / 5],
    ]),
  flowChartPredefinedProcess: ({ width: w, height: h }) =>
    polygon([
      [0, 0],
      [w, 0],
      [w, h],
      [0, h],
    ]),
  flowChartProcess: ({ width: w, height: h }) =>
    polygon([
      [0, 0],
      [w, 0],
      [w, h],
      [0, h],
    ]),
  flowChartPreparation: hexagon,
}
