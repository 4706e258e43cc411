import { AMBER, NAVY, RED, SKY, TEAL } from './colors.ts'
import { type ElementJson, type Examples, values } from './example.ts'

const stops = [
  { offset: 0, color: AMBER },
  { offset: 1, color: RED },
]
const linear = { type: 'linear', angle: 90, stops }
const radial = { type: 'radial', stops }
const conic = { type: 'conic', stops }
const image = { type: 'image', src: 'builtin:sea' }

function swatch(fill: unknown): ElementJson {
  return { type: 'rect', x: 27, y: 16, width: 96, height: 64, cornerRadius: 6, fill }
}

function stroked(stroke: ElementJson): ElementJson {
  return { type: 'rect', x: 43, y: 20, width: 64, height: 56, fill: SKY, stroke: { paint: NAVY, width: 10, ...stroke } }
}

function dashed(stroke: ElementJson): ElementJson {
  const points = [
    { x: 0, y: 0 },
    { x: 110, y: 0 },
  ]
  return { type: 'line', x: 20, y: 48, width: 110, height: 0, points, stroke: { paint: NAVY, width: 8, ...stroke } }
}

function angled(join: unknown): ElementJson {
  const d = 'M10 60 L40 10 L70 60'
  return { type: 'path', x: 35, y: 16, width: 80, height: 70, d, fill: null, stroke: { paint: NAVY, width: 12, join } }
}

function shadowed(shadow: ElementJson): ElementJson {
  const shadows = [{ x: 0, y: 6, blur: 10, ...shadow }]
  return { type: 'rect', x: 43, y: 22, width: 64, height: 48, fill: SKY, cornerRadius: 8, shadows }
}

function point(x: number, y: number): { readonly x: number; readonly y: number } {
  return { x, y }
}

export const PAINTS: Examples = {
  'Page.background': values(['#ffffff', SKY, linear], (fill) => ({
    ...swatch(fill),
    x: 0,
    y: 0,
    width: 150,
    height: 96,
    cornerRadius: 0,
  })),
  'GradientStop.offset': values([0, 0.4, 0.8], (offset) =>
    swatch({ ...linear, stops: [{ offset, color: AMBER }, stops[1]] }),
  ),
  'GradientStop.color': values([AMBER, TEAL, `${AMBER}00`], (color) =>
    swatch({ ...linear, stops: [{ offset: 0, color }, stops[1]] }),
  ),
  'LinearGradient.angle': values([0, 45, 90, 180], (angle) => swatch({ ...linear, angle })),
  'LinearGradient.stops': values([2, 3], (count) =>
    swatch({
      ...linear,
      stops: [...stops, { offset: 1, color: NAVY }]
        .slice(0, count)
        .map((stop, index) => ({ ...stop, offset: index / (count - 1) })),
    }),
  ),
  'RadialGradient.center': values([point(0.5, 0.5), point(0.2, 0.2)], (center) => swatch({ ...radial, center })),
  'RadialGradient.radius': values([0.5, 1, 2], (radius) => swatch({ ...radial, radius })),
  'RadialGradient.stops': values(['amber to red'], () => swatch(radial)),
  'ConicGradient.center': values([point(0.5, 0.5), point(0.2, 0.2)], (center) => swatch({ ...conic, center })),
  'ConicGradient.angle': values([0, 90, 180], (angle) => swatch({ ...conic, angle })),
  'ConicGradient.stops': values(['amber to red'], () => swatch(conic)),
  'ImagePaint.src': values(['builtin:sea', 'builtin:marble'], (src) => swatch({ ...image, src })),
  'ImagePaint.fit': values(['cover', 'contain', 'fill'], (fit) => swatch({ ...image, fit })),
  'ImagePaint.opacity': values([1, 0.5, 0.2], (opacity) => swatch({ ...image, opacity })),
  'Stroke.paint': values([NAVY, linear], (paint) => stroked({ paint })),
  'Stroke.width': values([1, 4, 12], (width) => stroked({ width })),
  'Stroke.align': values(['inside', 'center', 'outside'], (align) => [stroked({ align, paint: `${NAVY}99` })]),
  'Stroke.dash': values([[], [16, 8], [24, 6, 4, 6]], (dash) => dashed({ dash })),
  'Stroke.cap': values(['butt', 'round', 'square'], (cap) => dashed({ dash: [14, 18], cap })),
  'Stroke.join': values(['miter', 'round', 'bevel'], angled),
  'Shadow.x': values([-10, 0, 10], (x) => shadowed({ x })),
  'Shadow.y': values([-6, 6, 16], (y) => shadowed({ y })),
  'Shadow.blur': values([0, 10, 24], (blur) => shadowed({ blur })),
  'Shadow.color': values(['#00000080', `${RED}cc`], (color) => shadowed({ color })),
  'Shadow.inner': values([false, true], (inner) => shadowed({ inner })),
  'LinePoint.x': values([30, 60, 90], (x) => bent(point(x, 0))),
  'LinePoint.y': values([0, 20, 40], (y) => bent(point(45, y))),
}

function bent(middle: unknown): ElementJson {
  const points = [point(0, 40), middle, point(96, 40)]
  return { type: 'line', x: 27, y: 26, width: 96, height: 44, points, stroke: { paint: NAVY, width: 4 } }
}
