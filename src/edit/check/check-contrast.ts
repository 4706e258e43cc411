import { opaqueHexColor, parseHexColor } from '../../document/hex-color.ts'
import type { Page } from '../../document/document.ts'
import { complete, type Complete, type ElementOf } from '../../document/elements/element.ts'
import type { Paint } from '../../document/paint.ts'
import type { Point } from '../../paint/matrix.ts'
import { colorBeneath } from '../colors/color-beneath.ts'
import { contrastLevel, contrastRatio, over } from '../colors/contrast.ts'
import type { Finding } from './finding.ts'

/** WCAG 2.2, level AA. */
const LEAST = 4.5
const LEAST_LARGE = 3
const LARGE_PX = 24
const LARGE_BOLD_PX = 18.66
const BOLD = 700

/** Where the letters of a run are on the page: points between them, none if that is unknown. */
export type LettersOfRun = (run: number) => readonly Point[]

/** Reports a text that is hard to read on the plain color beneath its letters. Says nothing about pictures. */
export function checkContrast(page: Page, element: ElementOf<'text'>, lettersOf: LettersOfRun): Finding[] {
  const whole = complete<'text'>(element)
  const styles = element.runs?.map((run) => ({ ...whole, ...run })) ?? [whole]
  for (const [run, { fill, fontSize, fontWeight, text }] of styles.entries()) {
    const color = solid(fill)
    if (color === undefined || text?.trim() === '') continue
    const isLarge = fontSize >= LARGE_PX || (fontSize >= LARGE_BOLD_PX && fontWeight >= BOLD)
    const contrast = (ground: string): number => contrastRatio(color, ground)
    const [beneath] = groundsOf(page, whole, lettersOf(run)).sort((a, b) => contrast(a) - contrast(b))
    if (beneath === undefined) continue
    const ratio = contrast(beneath)
    if (contrastLevel(ratio, isLarge) !== 'low') continue
    const least = isLarge ? LEAST_LARGE : LEAST
    const message = `The text is hard to read: its contrast is ${rounded(ratio)}, and should be at least ${least}.`
    return [{ code: 'contrast_low', message, elementId: element.id, color: readable(color, beneath, least) }]
  }
  return []
}

/** The colors beneath letters, as far as they are known. */
function groundsOf(page: Page, { id, background }: Complete<'text'>, letters: readonly Point[]): string[] {
  const own = solid(background?.paint)
  if (own !== undefined && parseHexColor(own).a === 1) return [own]
  if (background && own === undefined) return []
  const beneath = letters.map((point) => colorBeneath(page, id, point)).filter((color) => color !== undefined)
  const grounds = own === undefined ? beneath : beneath.map((color) => over(own, color))
  return [...new Set(grounds)]
}

/** Mixes a color with black or white until it can be read. */
function readable(color: string, beneath: string, least: number): string {
  const [darker, lighter] = ['#000000', '#ffffff'].map((end) =>
    mixedUntil(color, end, (mixed) => contrastRatio(mixed, beneath) >= least),
  )
  const fallback = contrastRatio('#000000', beneath) > contrastRatio('#ffffff', beneath) ? '#000000' : '#ffffff'
  const nearest = [darker, lighter].filter((mixed) => mixed !== undefined).sort((a, b) => a.steps - b.steps)[0]
  return nearest?.color ?? fallback
}

const STEPS = 20

function mixedUntil(
  color: string,
  end: string,
  isEnough: (mixed: string) => boolean,
): { color: string; steps: number } | undefined {
  for (let steps = 1; steps <= STEPS; steps += 1) {
    const mixed = mix(color, end, steps / STEPS)
    if (isEnough(mixed)) return { color: mixed, steps }
  }
  return undefined
}

function mix(from: string, to: string, share: number): string {
  const [a, b] = [parseHexColor(from), parseHexColor(to)]
  const channel = (name: 'r' | 'g' | 'b'): number => a[name] + (b[name] - a[name]) * share
  return opaqueHexColor({ r: channel('r'), g: channel('g'), b: channel('b') })
}

function solid(paint: Paint | null | undefined): string | undefined {
  return typeof paint === 'string' && paint.startsWith('#') ? paint : undefined
}

function rounded(ratio: number): string {
  return String(Math.floor(ratio * 10) / 10)
}
