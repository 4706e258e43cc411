import { complete, type ElementOf } from '../elements/element.ts'
import type { IssueList } from '../issue-list.ts'
import { mustBe } from '../issue-wording.ts'
import { splitPlaceholders } from '../placeholders.ts'
import { checkCodeData } from './check-code-data.ts'
import { luminance } from './luminance.ts'

/** Luminance ratio of WCAG. Scanners need about this much: ISO/IEC 15416 fails a symbol contrast below 20 percent. */
const LEAST_CONTRAST = 2

/** Reports why `element`, which matches its schema, cannot be drawn or scanned. */
export function checkCode(element: ElementOf<'code'>, issues: IssueList): void {
  const detail = codeDataIssue(element)
  if (detail !== undefined) issues.reportAt('data', detail)
  const contrast = contrastIssue(element)
  if (contrast !== undefined) issues.reportAt('foreground', contrast)
}

/** Placeholders without a default are checked once they are filled. */
export function codeDataIssue(element: ElementOf<'code'>): string | undefined {
  const { symbology, data, errorCorrection } = complete<'code'>(element)
  const parts = [...splitPlaceholders(data)].map((part) => (typeof part === 'string' ? part : part.fallback))
  if (parts.includes(undefined)) return undefined
  return checkCodeData({ symbology, errorCorrection, data: parts.join('') })
}

function contrastIssue(element: ElementOf<'code'>): string | undefined {
  const { foreground, background } = complete<'code'>(element)
  if (background === null) return undefined
  const [dark, light] = [luminance(foreground), luminance(background)]
  if ((light + 0.05) / (dark + 0.05) >= LEAST_CONTRAST) return undefined
  return mustBe(
    `much darker than the background, since scanners read dark codes on light`,
    `${foreground} on ${background}`,
  )
}
