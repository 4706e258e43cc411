import { NAVY, SKY } from './colors.ts'
import { type ElementJson, type Examples, values } from './example.ts'

const disc = { x: 45, y: 18, width: 60, height: 60 }
const wave = 'M0 36 C25 8 40 8 62 26 S100 44 120 14'
const hill = 'M0 60 Q60 -20 120 60'
const text: ElementJson = { type: 'text', fill: NAVY, fontSize: 15, fontWeight: 600, align: 'center' }

function onCircle(path: ElementJson): readonly ElementJson[] {
  return [
    { type: 'ellipse', ...disc, fill: null, stroke: { paint: SKY, width: 2 } },
    { ...text, ...disc, fontSize: 13, text: 'Round and', path: { type: 'circle', ...path } },
  ]
}

function onCurve(path: ElementJson): readonly ElementJson[] {
  const area = { x: 15, y: 24, width: 120, height: 60 }
  const curve = { d: wave, ...path }
  const { side: _, ...drawn } = curve as ElementJson
  return [
    { type: 'path', ...area, ...drawn, fill: null, stroke: { paint: SKY, width: 2 } },
    { ...text, ...area, fontSize: 13, text: 'Up and down', path: { type: 'path', ...curve } },
  ]
}

const straight: ElementJson = {
  ...text,
  x: 15,
  y: 24,
  width: 120,
  height: 60,
  text: 'Straight',
  verticalAlign: 'middle',
}

/** Texts along circles and curves, which are drawn below them. */
export const TEXT_PATHS: Examples = {
  'text.path': values([null, { type: 'circle' }, { type: 'path', d: wave }], (path: ElementJson | null) => {
    if (path === null) return [straight]
    return path['type'] === 'circle' ? onCircle({}) : onCurve({})
  }),
  'TextCircle.startAngle': values([0, 90, -45], (startAngle) => onCircle({ startAngle })),
  'TextCircle.side': values(['outside', 'inside'], (side) =>
    onCircle({ side, startAngle: side === 'inside' ? 180 : 0 }),
  ),
  'TextCurve.d': values([wave, hill], (d) => onCurve({ d })),
  'TextCurve.viewBox': values(
    [
      [0, 0, 120, 60],
      [0, 0, 240, 60],
      [0, 0, 120, 120],
    ],
    (viewBox) => onCurve({ viewBox, d: hill }),
  ),
  'TextCurve.side': values(['outside', 'inside'], (side) => onCurve({ side })),
}
