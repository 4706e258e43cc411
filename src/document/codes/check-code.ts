import { type Brand, brandValue } from '../brand.ts'
import { complete, type ElementOf } from '../elements/element.ts'
import type { IssueList } from '../issue-list.ts'
import { mustBe } from '../issue-wording.ts'
import { splitPlaceholders } from '../placeholders.ts'
import { checkCodeData } from './check-code-data.ts'
import { luminance } from './luminance.ts'

/** Luminance ratio of WCAG. Scanners need about this much: ISO/IEC 15416 fails a symbol contrast below 20 percent. */
const LEAST_CONTRAST = 2

/** Reports why `element`, which matches its schema, cannot be drawn or scanned. */
export function checkCode(element: ElementOf<'code'>, brand: Brand | undefined, issues: IssueList): void {
  const detail = codeDataIssue(element)
  if (detail !== undefined) issues.reportAt('data', detail)
  const contrast = contrastIssue(element, brand)
  if (contrast !== undefined) issues.reportAt('foreground', contrast)
}

/** Placeholders without a default are checked once they are filled. */
export function codeDataIssue(element: ElementOf<'code'>): string | undefined {
  const { symbology, data, errorCorrection } = complete<'code'>(element)
  const parts = [...splitPlaceholders(data)].map((part) => (typeof part === 'string' ? part : part.fallback))
  if (parts.includes(undefined)) return undefined
  return checkCodeData({ symbology, errorCorrection, data: parts.join('') })
}

function contrastIssue(element: ElementOf<'code'>, brand: Brand | undefined): string | undefined {
  const { foreground, background } = complete<'code'>(element)
  const drawn = brandValue(brand, 'colors', foreground)
  const behind = background === null ? undefined : brandValue(brand, 'colors', background)
  // The issue of an unknown or invalid color of the brand is another one.
  if (drawn === undefined || behind === undefined) return undefined
  const [dark, light] = [luminance(drawn), luminance(behind)]
  if (Number.isNaN(dark) || Number.isNaN(light)) return undefined
  if ((light + 0.05) / (dark + 0.05) >= LEAST_CONTRAST) return undefined
  return mustBe(
    `much darker than the background, since scanners read dark codes on light`,
    `${named(foreground, drawn)} on ${named(background ?? '', behind)}`,
  )
}

/** `brand:primary (#ffffff)`, or only the color. */
function named(color: string, drawn: string): string {
  return color === drawn ? color : `${color} (${drawn})`
}
