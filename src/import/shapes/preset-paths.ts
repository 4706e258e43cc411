import { ARROWS } from './arrow-presets.ts'
import { CURVED } from './curved-presets.ts'
import { FLOW_CHART } from './flow-chart-presets.ts'
import { STARS } from './star-presets.ts'
import type { Adjustments, PresetSize } from './preset-shape.ts'
import { STRAIGHT } from './straight-presets.ts'

export interface Preset {
  readonly d: string
  /** Only its outline is drawn, such as a bracket. */
  readonly isOpen: boolean
}

const PRESETS = { ...STRAIGHT, ...ARROWS, ...FLOW_CHART, ...STARS, ...CURVED }
const OPEN = new Set(['arc', 'leftBracket', 'rightBracket', 'bracketPair', 'leftBrace', 'rightBrace', 'bracePair'])

/** Returns the outline of a preset shape of presentations in its box, or undefined for one that is not known. */
export function presetPath(name: string, { width, height }: PresetSize, adjustments: Adjustments): Preset | undefined {
  const outline = Object.hasOwn(PRESETS, name) ? PRESETS[name] : undefined
  if (!outline) return undefined
  const adjust = (key: string, fallback: number): number =>
    (adjustments[key] ?? (key === 'adj' ? adjustments['adj1'] : undefined) ?? fallback) / 100_000
  const d = outline({ width, height, short: Math.min(width, height), adjust })
  return { d, isOpen: OPEN.has(name) }
}
