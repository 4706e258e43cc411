import type { Warning } from '../../text/warning.ts'
import { problemWord } from './describe-element.ts'
import { elementName } from './element-name.ts'
import type { Moment } from './moment.ts'

const MOST_WARNINGS = 3
const FITTING: ReadonlySet<string> = new Set(['text_overflow', 'text_truncated'])

/** Returns which warnings of the page are new, and which texts fit again. */
export function warningWords(before: Moment, after: Moment): string[] {
  if (before.state.pageId !== after.state.pageId) return []
  const nameOf = (warning: Warning): string => {
    const element = warning.elementId === undefined ? undefined : after.places.get(warning.elementId)?.element
    return element ? `${elementName(element)}: ` : ''
  }
  const isIn = (warnings: readonly Warning[], { code, elementId }: Warning): boolean =>
    warnings.some((each) => each.code === code && each.elementId === elementId)
  const begun = after.warnings.filter((warning) => !isIn(before.warnings, warning))
  const ended = before.warnings.filter(
    (warning) => FITTING.has(warning.code) && !isIn(after.warnings, warning) && nameOf(warning) !== '',
  )
  const words = [
    ...begun.map(
      (warning) => `${nameOf(warning)}${FITTING.has(warning.code) ? 'text no longer fits' : problemWord(warning)}`,
    ),
    ...ended.map((warning) => `${nameOf(warning)}text fits again`),
  ]
  const hidden = words.length - MOST_WARNINGS
  return hidden > 0 ? [...words.slice(0, MOST_WARNINGS), `And ${hidden} more warnings`] : words
}
