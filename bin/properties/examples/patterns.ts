import { type ElementJson, type Examples, values } from './example.ts'

const tile = { type: 'pattern', src: 'asset:ast_sun' }

function tiled(pattern: ElementJson): ElementJson {
  const fill = { ...tile, ...pattern }
  return { type: 'rect', x: 27, y: 12, width: 96, height: 72, cornerRadius: 6, fill, stroke: { paint: '#8d99ae' } }
}

export const PATTERNS: Examples = {
  'PatternPaint.src': values(['asset:ast_sun', 'asset:ast_badge', 'builtin:silk'], (src: string) =>
    tiled({ src, scale: { 'asset:ast_sun': 1, 'asset:ast_badge': 0.2 }[src] ?? 0.02 }),
  ),
  'PatternPaint.scale': values([0.5, 1, 2], (scale) => tiled({ scale })),
  'PatternPaint.gap': values([0, 6, 16], (gap) => tiled({ gap })),
  'PatternPaint.angle': values([0, 30, 45], (angle) => tiled({ angle })),
  'PatternPaint.opacity': values([1, 0.5, 0.2], (opacity) => tiled({ opacity })),
}
