import { type Shadow, SHADOW_DEFAULTS } from '../../document/elements/base.ts'
import { drawingAngle, type Units } from './emu.ts'
import { markup } from './xml-markup.ts'
import { colorMarkup, type ThemeColors } from './theme-colors.ts'

export interface ShadowOptions {
  readonly units: Units
  readonly colors: ThemeColors
  readonly opacity: number
}

/** Whether a presentation has these shadows: at most one outside, and one inside. */
export function hasDrawnShadows(shadows: readonly Shadow[]): boolean {
  const inner = shadows.filter((shadow) => shadow.inner === true).length
  return inner <= 1 && shadows.length - inner <= 1
}

export function shadowMarkup(shadows: readonly Shadow[], options: ShadowOptions): string {
  if (shadows.length === 0) return ''
  const ordered = shadows.toSorted((a, b) => Number(b.inner === true) - Number(a.inner === true))
  return markup('a:effectLst', {}, ...ordered.map((shadow) => oneShadow({ ...SHADOW_DEFAULTS, ...shadow }, options)))
}

function oneShadow({ x, y, blur, color, inner }: Required<Shadow>, { units, colors, opacity }: ShadowOptions): string {
  const place = {
    blurRad: units.emu(blur),
    dist: units.emu(Math.hypot(x, y)),
    dir: drawingAngle((Math.atan2(y, x) * 180) / Math.PI),
  }
  const drawn = colorMarkup(colors, color, opacity)
  if (inner) return markup('a:innerShdw', place, drawn)
  return markup('a:outerShdw', { ...place, algn: 'ctr', rotWithShape: true }, drawn)
}
