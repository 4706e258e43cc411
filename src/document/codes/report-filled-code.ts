import type { ElementOf } from '../elements/element.ts'
import type { IssueList } from '../issue-list.ts'
import { placeholderNames } from '../placeholders.ts'
import { quoted } from '../received.ts'
import { codeDataIssue } from './check-code.ts'

interface FilledCode {
  readonly filled: ElementOf<'code'>
  /** The data before its placeholders were filled. */
  readonly template: string
  readonly hasValue: (name: string) => boolean
}

/** Reports data that a code cannot encode, at the placeholder that was filled last. */
export function reportFilledCode({ filled, template, hasValue }: FilledCode, issues: IssueList): void {
  const name = placeholderNames(template).findLast(hasValue)
  const detail = name === undefined ? undefined : codeDataIssue(filled)
  if (name === undefined || detail === undefined) return
  issues.reportAt(name, `${detail}; used in element ${quoted(filled.id)}`)
}
