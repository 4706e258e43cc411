import { arcTo, ellipse, ellipseAngle, n, type PathPoint, polygon } from './arc-to.ts'
import { cloud } from './cloud-preset.ts'
import type { PresetPath, PresetShape } from './preset-shape.ts'

const FULL_DEGREE = 60_000 / 100_000
const QUARTER = Math.PI / 2

/** Returns an adjustment that is an angle in radians. Its default is in degrees. */
function angleOf(adjust: PresetShape['adjust'], name: string, fallback: number): number {
  return ((adjust(name, fallback * 60_000) / FULL_DEGREE) * Math.PI) / 180
}

interface Sector {
  readonly start: number
  readonly sweep: number
}

function sectorOf({ adjust }: PresetShape, from: number, to: number): Sector {
  const [start, end] = [angleOf(adjust, 'adj1', from), angleOf(adjust, 'adj2', to)]
  return { start, sweep: end > start ? end - start : end - start + 2 * Math.PI }
}

function onEllipse({ width: w, height: h }: PresetShape, sector: Sector): { from: PathPoint; arc: string } {
  const start = ellipseAngle(sector.start, w, h)
  const sweep = ellipseAngle(sector.start + sector.sweep, w, h) - start
  const from = { x: w / 2 + (w / 2) * Math.cos(start), y: h / 2 + (h / 2) * Math.sin(start) }
  return { from, arc: arcTo(from, { radiusX: w / 2, radiusY: h / 2, start, sweep }).d }
}

/** Rounds the corners: top left, top right, bottom right, bottom left. */
const rounded =
  (corners: (shape: PresetShape) => readonly [number, number, number, number]): PresetPath =>
  (shape) => {
    const { width: w, height: h, short } = shape
    const [a, b, c, d] = corners(shape).map((part) => Math.min(part, 0.5) * short) as [number, number, number, number]
    const turn = (radius: number, x: number, y: number): string =>
      radius === 0 ? '' : `A${n(radius)} ${n(radius)} 0 0 1 ${n(x)} ${n(y)}`
    return `M0 ${n(a)}${turn(a, a, 0)}H${n(w - b)}${turn(b, w, b)}V${n(h - c)}${turn(c, w - c, h)}H${n(d)}${turn(d, 0, h - d)}Z`
  }

const can: PresetPath = ({ width: w, height: h, short, adjust }) => {
  const y = (short * adjust('adj', 25_000)) / 2
  const lid = `M0 ${n(y)}A${n(w / 2)} ${n(y)} 0 0 1 ${n(w)} ${n(y)}`
  return `${lid}V${n(h - y)}A${n(w / 2)} ${n(y)} 0 0 1 0 ${n(h - y)}Z`
}

const delay: PresetPath = ({ width: w, height: h }) =>
  `M0 0H${n(w / 2)}A${n(w / 2)} ${n(h / 2)} 0 0 1 ${n(w / 2)} ${n(h)}H0Z`

const bracket =
  (side: 'left' | 'right'): PresetPath =>
  ({ width: w, height: h, short, adjust }) => {
    const y = short * adjust('adj', 8333)
    return side === 'left'
      ? `M${n(w)} ${n(h)}A${n(w)} ${n(y)} 0 0 1 0 ${n(h - y)}V${n(y)}A${n(w)} ${n(y)} 0 0 1 ${n(w)} 0`
      : `M0 0A${n(w)} ${n(y)} 0 0 1 ${n(w)} ${n(y)}V${n(h - y)}A${n(w)} ${n(y)} 0 0 1 0 ${n(h)}`
  }

const brace =
  (side: 'left' | 'right'): PresetPath =>
  ({ width: w, height: h, short, adjust }) => {
    const [r, middle] = [short * adjust('adj1', 8333), h * adjust('adj2', 50_000)]
    const x = (value: number): string => n(side === 'left' ? w - value : value)
    const flag = side === 'left' ? 0 : 1
    const turn = (toX: number, toY: number, sweep: number): string =>
      `A${n(w / 2)} ${n(r)} 0 0 ${sweep} ${x(toX)} ${n(toY)}`
    return `M${x(0)} 0${turn(w / 2, r, flag)}V${n(middle - r)}${turn(w, middle, 1 - flag)}${turn(w / 2, middle + r, 1 - flag)}V${n(h - r)}${turn(0, h, flag)}`
  }

/** Preset shapes with curves, as `STRAIGHT`. */
export const CURVED: Readonly<Record<string, PresetPath>> = {
  flowChartConnector: ({ width: w, height: h }) => ellipse({ x: w / 2, y: h / 2 }, w / 2, h / 2),
  flowChartAlternateProcess: rounded(() => [0.16667, 0.16667, 0.16667, 0.16667]),
  flowChartTerminator: rounded(() => [0.5, 0.5, 0.5, 0.5]),
  flowChartDelay: delay,
  flowChartMagneticDisk: can,
  flowChartDocument: ({ width: w, height: h }) =>
    `M0 0H${n(w)}V${n(h * 0.802)}C${n(w / 2)} ${n(h * 0.802)} ${n(w / 2)} ${n(h * 1.1)} 0 ${n(h * 0.934)}Z`,
  round1Rect: rounded(({ adjust }) => [0, adjust('adj', 16_667), 0, 0]),
  round2SameRect: rounded(({ adjust }) => [
    adjust('adj1', 16_667),
    adjust('adj1', 16_667),
    adjust('adj2', 0),
    adjust('adj2', 0),
  ]),
  round2DiagRect: rounded(({ adjust }) => [
    adjust('adj1', 16_667),
    adjust('adj2', 0),
    adjust('adj1', 16_667),
    adjust('adj2', 0),
  ]),
  heart: ({ width: w, height: h }) => {
    const [near, far] = [(w * 10) / 48, (w * 49) / 48]
    const right = `C${n(w / 2 + near)} ${n(-h / 3)} ${n(w / 2 + far)} ${n(h / 4)} ${n(w / 2)} ${n(h)}`
    return `M${n(w / 2)} ${n(h / 4)}${right}C${n(w / 2 - far)} ${n(h / 4)} ${n(w / 2 - near)} ${n(-h / 3)} ${n(w / 2)} ${n(h / 4)}Z`
  },
  cloud,
  cloudCallout: cloud,
  can,
  donut: ({ width: w, height: h, short, adjust }) => {
    const ring = short * adjust('adj', 25_000)
    const [x, y] = [w / 2 - ring, h / 2 - ring]
    const hole = `M${n(w / 2 + x)} ${n(h / 2)}${arcTo({ x: w / 2 + x, y: h / 2 }, { radiusX: x, radiusY: y, start: 0, sweep: -2 * Math.PI }).d}Z`
    return ellipse({ x: w / 2, y: h / 2 }, w / 2, h / 2) + hole
  },
  blockArc: (shape) => {
    const { width: w, height: h, short, adjust } = shape
    const { start, sweep } = sectorOf(shape, 180, 0)
    const ring = short * adjust('adj3', 25_000)
    const outer = onEllipse(shape, { start, sweep })
    const [x, y] = [w / 2 - ring, h / 2 - ring]
    const end = start + sweep
    const inside = { x: w / 2 + x * Math.cos(end), y: h / 2 + y * Math.sin(end) }
    const inner = arcTo(inside, { radiusX: x, radiusY: y, start: end, sweep: -sweep }).d
    return `M${n(outer.from.x)} ${n(outer.from.y)}${outer.arc}L${n(inside.x)} ${n(inside.y)}${inner}Z`
  },
  arc: (shape) => {
    const { from, arc } = onEllipse(shape, sectorOf(shape, 270, 0))
    return `M${n(from.x)} ${n(from.y)}${arc}`
  },
  pie: (shape) => {
    const { from, arc } = onEllipse(shape, sectorOf(shape, 0, 270))
    return `M${n(from.x)} ${n(from.y)}${arc}L${n(shape.width / 2)} ${n(shape.height / 2)}Z`
  },
  chord: (shape) => {
    const { from, arc } = onEllipse(shape, sectorOf(shape, 45, 270))
    return `M${n(from.x)} ${n(from.y)}${arc}Z`
  },
  teardrop: ({ width: w, height: h }) => {
    const round = arcTo({ x: w, y: h / 2 }, { radiusX: w / 2, radiusY: h / 2, start: 0, sweep: 3 * QUARTER })
    return `M${n(w)} ${n(h / 2)}${round.d}Q${n(w * 0.75)} 0 ${n(w)} 0Q${n(w)} ${n(h * 0.25)} ${n(w)} ${n(h / 2)}Z`
  },
  moon: ({ width: w, height: h, adjust }) => {
    const inner = w * (1 - adjust('adj', 50_000))
    return `M${n(w)} ${n(h)}A${n(w)} ${n(h / 2)} 0 0 1 ${n(w)} 0A${n(inner)} ${n(h / 2)} 0 0 0 ${n(w)} ${n(h)}Z`
  },
  plaque: ({ width: w, height: h, short, adjust }) => {
    const r = short * adjust('adj', 16_667)
    const turn = (x: number, y: number): string => `A${n(r)} ${n(r)} 0 0 0 ${n(x)} ${n(y)}`
    return `M0 ${n(r)}${turn(r, 0)}H${n(w - r)}${turn(w, r)}V${n(h - r)}${turn(w - r, h)}H${n(r)}${turn(0, h - r)}Z`
  },
  wedgeEllipseCallout: ({ width: w, height: h, adjust }) => {
    const [dx, dy] = [w * adjust('adj1', -20_833), h * adjust('adj2', 62_500)]
    const angle = Math.atan2(dy / h, dx / w)
    const start = angle + 0.19
    const from = { x: w / 2 + (w / 2) * Math.cos(start), y: h / 2 + (h / 2) * Math.sin(start) }
    const { d } = arcTo(from, { radiusX: w / 2, radiusY: h / 2, start, sweep: 2 * Math.PI - 0.38 })
    return `M${n(from.x)} ${n(from.y)}${d}L${n(w / 2 + dx)} ${n(h / 2 + dy)}Z`
  },
  wave: ({ width: w, height: h, adjust }) => {
    const y = h * adjust('adj1', 12_500)
    const [up, down] = [y - (y * 10) / 3, y + (y * 10) / 3]
    const [low, high] = [h - y - (y * 10) / 3, h - y + (y * 10) / 3]
    return `M0 ${n(y)}C${n(w / 3)} ${n(up)} ${n((w * 2) / 3)} ${n(down)} ${n(w)} ${n(y)}V${n(h - y)}C${n((w * 2) / 3)} ${n(high)} ${n(w / 3)} ${n(low)} 0 ${n(h - y)}Z`
  },
  sun: ({ width: w, height: h }) => {
    const rays = Array.from({ length: 8 }, (_, index) => {
      const [angle, half] = [(index * Math.PI) / 4, 0.17]
      const at = (turned: number, reach: number) =>
        [w / 2 + (w / 2) * reach * Math.cos(turned), h / 2 + (h / 2) * reach * Math.sin(turned)] as const
      return polygon([at(angle, 1), at(angle + half, 0.72), at(angle - half, 0.72)])
    })
    return rays.join('') + ellipse({ x: w / 2, y: h / 2 }, w / 4, h / 4)
  },
  leftBracket: bracket('left'),
  rightBracket: bracket('right'),
  leftBrace: brace('left'),
  rightBrace: brace('right'),
}
