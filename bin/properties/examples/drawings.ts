import { NAVY, RED, SKY, TEAL } from './colors.ts'
import { type ElementJson, type Examples, values } from './example.ts'

const box = { x: 19, y: 8, width: 112, height: 80 }
const frame: ElementJson = { type: 'rect', ...box, fill: null, stroke: { paint: '#8d99ae', dash: [3, 3] } }
const sun: ElementJson = { type: 'svg', ...box, src: 'asset:ast_sun' }

/** SVG files. */
export const DRAWINGS: Examples = {
  'svg.src': values(['asset:ast_sun', 'asset:ast_badge'], (src) => ({ ...sun, src })),
  'svg.fit': values(['contain', 'cover', 'fill'], (fit) => [frame, { ...sun, fit }]),
  'svg.colors': values(
    [{}, { currentColor: TEAL }, { '#ffd166': RED }, { currentColor: NAVY, '#ffd166': SKY }, { '*': RED }],
    (colors) => ({ ...sun, colors }),
  ),
}
