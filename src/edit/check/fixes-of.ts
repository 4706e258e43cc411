import type { Element, ElementOf } from '../../document/elements/element.ts'
import { DEFAULT_FAMILY } from '../../document/elements/run-style.ts'
import type { Properties } from '../tree/with-properties.ts'
import type { Finding } from './finding.ts'

/** A change of one element that ends a finding. */
export interface Fix {
  /** Label of a button. */
  readonly label: string
  readonly properties: Properties
}

/** Returns what can be done about a finding with one press, best first. `element` is that of the document. */
export function fixesOf(finding: Finding, element: Element): readonly Fix[] {
  if (element.locked === true) return []
  switch (finding.code) {
    case 'text_overflow':
    case 'text_truncated':
      return element.type === 'text' ? overflowFixes(element) : []
    case 'text_shrunk_small':
      return [GROW]
    case 'font_substituted':
      return fontFixes(finding, element)
    case 'missing_glyph':
      return glyphFixes(finding, element)
    case 'contrast_low':
      return contrastFixes(finding, element)
    case 'outside_page':
    case 'outside_safe_area':
      return positionFixes(finding, element)
    case 'code_contrast':
      return [{ label: 'Use black on white', properties: { foreground: '#000000', background: '#ffffff' } }]
    default:
      return []
  }
}

const SHRINK: Fix = { label: 'Shrink to fit', properties: { fit: 'shrink', overflow: undefined } }
const GROW: Fix = { label: 'Grow the box', properties: { fit: 'grow', maxLines: undefined, overflow: undefined } }

/** A text that shrinks already has too many lines or too large a least size. */
function overflowFixes({ fit }: ElementOf<'text'>): readonly Fix[] {
  return fit === 'shrink' || fit === 'fill' ? [GROW] : [SHRINK, GROW]
}

/** The painter names the family or the weight that it used instead. */
function fontFixes({ message }: Finding, element: Element): readonly Fix[] {
  if (element.type !== 'text' || element.runs) return []
  const weight = /has no weight \d+; its (\d+) was used/.exec(message)?.[1]
  if (weight !== undefined) return [{ label: `Use weight ${weight}`, properties: { fontWeight: Number(weight) } }]
  if (!message.startsWith('The font family')) return []
  return [{ label: `Use ${DEFAULT_FAMILY}`, properties: { fontFamily: DEFAULT_FAMILY } }]
}

function glyphFixes({ family }: Finding, element: Element): readonly Fix[] {
  if (family === undefined || !('fontFamily' in element || element.type === 'text')) return []
  if (element.type === 'text' && element.runs?.some(({ fontFamily }) => fontFamily !== undefined)) return []
  return [{ label: `Use ${family}`, properties: { fontFamily: family } }]
}

/** Runs have colors of their own, of which the finding does not say one. */
function contrastFixes({ color }: Finding, element: Element): readonly Fix[] {
  if (color === undefined || element.type !== 'text' || element.runs?.some(({ fill }) => fill !== undefined)) return []
  return [{ label: 'Make it readable', properties: { fill: color } }]
}

function positionFixes({ by, code }: Finding, { x, y }: Element): readonly Fix[] {
  if (!by || (by.x === 0 && by.y === 0)) return []
  const label = code === 'outside_page' ? 'Move onto the page' : 'Move inside'
  return [{ label, properties: { x: rounded(x + by.x), y: rounded(y + by.y) } }]
}

function rounded(px: number): number {
  return Math.round(px * 100) / 100
}
