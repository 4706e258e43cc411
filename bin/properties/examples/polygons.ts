import { AMBER, NAVY, RED, SKY, TEAL } from './colors.ts'
import { type ElementJson, type Examples, vary } from './example.ts'

const box = { x: 39, y: 12, width: 72, height: 72 }
const polygon: ElementJson = { type: 'polygon', ...box, fill: TEAL }
const star: ElementJson = { type: 'star', ...box, fill: AMBER }

const gradient = {
  type: 'linear',
  stops: [
    { offset: 0, color: AMBER },
    { offset: 1, color: RED },
  ],
}
const strokes = [null, { paint: NAVY, width: 5 }, { paint: NAVY, width: 5, dash: [8, 5] }]
const outline = { paint: NAVY, width: 2 }

export const POLYGONS: Examples = {
  ...vary('polygon', polygon, { sides: [3, 6, 8], cornerRadius: [0, 8, 20] }),
  ...vary('polygon', { ...polygon, stroke: outline }, { fill: [TEAL, gradient, null] }),
  ...vary('polygon', { ...polygon, fill: SKY }, { stroke: strokes }),
  ...vary('star', star, { points: [4, 5, 12], innerRatio: [0.2, 0.382, 0.7], cornerRadius: [0, 3, 8] }),
  ...vary('star', { ...star, stroke: outline }, { fill: [AMBER, gradient, null] }),
  ...vary('star', { ...star, fill: SKY }, { stroke: strokes }),
}
