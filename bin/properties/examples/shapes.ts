import { AMBER, NAVY, RED, SKY, TEAL } from './colors.ts'
import { type ElementJson, type Examples, values, vary } from './example.ts'

const box = { x: 43, y: 16, width: 64, height: 64 }
const gradient = {
  type: 'linear',
  stops: [
    { offset: 0, color: AMBER },
    { offset: 1, color: RED },
  ],
}
const ring = { paint: NAVY, width: 6 }
const heart = 'M12 21 C5 15 1 11 1 7 a5.5 5.5 0 0 1 11 -1 a5.5 5.5 0 0 1 11 1 C23 11 19 15 12 21 Z'
const pentagram = 'M12 1 L19 22 L1 9 L23 9 L5 22 Z'

const rect: ElementJson = { type: 'rect', ...box, fill: TEAL }
const ellipse: ElementJson = { type: 'ellipse', ...box, fill: TEAL }
const path: ElementJson = { type: 'path', ...box, viewBox: [0, 0, 24, 24], d: heart, fill: RED }
const zigzag = [
  { x: 0, y: 40 },
  { x: 30, y: 0 },
  { x: 64, y: 40 },
  { x: 96, y: 6 },
]
const line: ElementJson = {
  ...{ type: 'line', x: 27, y: 26, width: 96, height: 44, points: zigzag },
  stroke: { paint: NAVY, width: 4 },
}

const fills = [TEAL, gradient, null]
const outlined = { stroke: { paint: SKY, width: 2 } }

export const SHAPES: Examples = {
  ...vary('rect', { ...rect, ...outlined }, { fill: fills }),
  ...vary('rect', { ...rect, fill: SKY }, { stroke: [null, ring, { ...ring, dash: [10, 6] }] }),
  ...vary('rect', rect, { cornerRadius: [0, 16, [32, 32, 0, 0]] }),
  ...vary('ellipse', { ...ellipse, ...outlined }, { fill: fills }),
  ...vary('ellipse', { ...ellipse, fill: SKY }, { stroke: [null, ring, { ...ring, dash: [10, 6] }] }),
  'ellipse.startAngle': values([0, -90, 90], (startAngle) => ({ ...ellipse, startAngle, endAngle: 180 })),
  'ellipse.endAngle': values([90, 180, 360], (endAngle) => ({ ...ellipse, endAngle })),
  'ellipse.innerRadius': values([0, 0.5, 0.85], (innerRadius) => ({ ...ellipse, innerRadius })),
  'line.points': values([zigzag.slice(0, 2), zigzag], (points) => ({ ...line, points })),
  ...vary('line', line, {
    stroke: [{ paint: NAVY }, { paint: RED, width: 6 }, { paint: TEAL, width: 4, dash: [0, 8], cap: 'round' }],
    startCap: ['none', 'arrow', 'triangle', 'circle', 'bar'],
    endCap: ['none', 'arrow', 'triangle', 'circle', 'bar'],
    curve: [0, 0.5, 1],
  }),
  ...vary('path', path, {
    d: [heart, pentagram],
    viewBox: [
      [0, 0, 24, 24],
      [-12, -12, 48, 48],
      [0, 0, 48, 24],
    ],
    stroke: [null, { paint: NAVY, width: 4 }, { paint: NAVY, width: 4, align: 'outside' }],
  }),
  ...vary('path', { ...path, ...outlined }, { fill: [RED, gradient, null] }),
  'path.fillRule': values(['nonzero', 'evenodd'], (fillRule) => ({ ...path, d: pentagram, fillRule })),
  'group.elements': values(['three elements'], () => ({ type: 'group', ...box, elements: discs() })),
  'group.clip': values([false, true], (clip) => [
    { type: 'rect', ...box, fill: null, stroke: { paint: '#8d99ae', dash: [3, 3] } },
    { type: 'group', ...box, clip, elements: discs() },
  ]),
}

function discs(): ElementJson[] {
  return [RED, AMBER, TEAL].map((fill, index) => ({
    ...{ type: 'ellipse', width: 40, height: 40, fill },
    ...{ x: -12 + index * 24, y: index * 14 },
  }))
}
