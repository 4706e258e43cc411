import { AMBER, NAVY, RED, SKY, TEAL } from './colors.ts'
import { type ElementJson, type Examples, values } from './example.ts'

const box = { x: 27, y: 8, width: 96, height: 80 }
const photo: ElementJson = { type: 'image', ...box, src: 'builtin:ceramics' }
const wide = { x: 15, y: 12, width: 120, height: 64 }
const frame: ElementJson = { type: 'rect', ...box, fill: null, stroke: { paint: '#8d99ae', dash: [3, 3] } }

const triangle = 'M0.5 0 L1 1 L0 1 Z'
const blob = 'M0.5 0 C1 0 1 0.4 0.9 0.7 C0.8 1 0.3 1.05 0.1 0.8 C-0.1 0.5 0.1 0 0.5 0 Z'
const stops = [
  { offset: 0.2, color: '#000000' },
  { offset: 1, color: '#00000000' },
]
const linear = { type: 'linear', angle: 90, stops }
const radial = { type: 'radial', stops }
const conic = { type: 'conic', stops }
const alpha = { type: 'alpha', src: 'asset:ast_badge' }
const kinds = [
  null,
  { type: 'ellipse' },
  { type: 'path', d: triangle },
  { type: 'gradient', gradient: linear },
  { ...alpha, fit: 'contain' },
]

function masked(mask: unknown): readonly ElementJson[] {
  return [frame, { ...photo, mask }]
}

function clipped(properties: ElementJson): readonly ElementJson[] {
  const elements = [
    { type: 'rect', x: 0, y: 0, width: 96, height: 80, fill: SKY },
    ...[RED, AMBER, TEAL].map((fill, index) => ({
      ...{ type: 'ellipse', width: 56, height: 56, fill },
      ...{ x: -14 + index * 34, y: 4 + index * 12 },
    })),
  ]
  return [frame, { type: 'group', ...box, clip: true, elements, ...properties }]
}

/** What remains visible of images and groups, and the strokes of frames. */
export const MASKS: Examples = {
  'image.mask': values(kinds, masked),
  'image.stroke': values(
    [null, { paint: NAVY, width: 4 }, { paint: AMBER, width: 6, align: 'outside', dash: [8, 4] }],
    (stroke) => ({ ...photo, cornerRadius: 16, stroke }),
  ),
  'group.cornerRadius': values([0, 20, [40, 0, 40, 0]], (cornerRadius) => clipped({ cornerRadius })),
  'group.mask': values(kinds, (mask) => clipped({ mask })),
  'PathMask.d': values([triangle, blob], (d) => masked({ type: 'path', d })),
  'GradientMask.gradient': values([linear, radial, conic], (gradient) => masked({ type: 'gradient', gradient })),
  'AlphaMask.src': values(['asset:ast_badge', 'asset:ast_sun'], (src) => masked({ ...alpha, src, fit: 'contain' })),
  'AlphaMask.fit': values(['cover', 'contain', 'fill'], (fit) => [
    { ...frame, ...wide },
    { ...photo, ...wide, mask: { type: 'alpha', src: 'asset:ast_sun', fit } },
  ]),
}
