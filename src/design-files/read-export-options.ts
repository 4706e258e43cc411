import { checkOf } from '../document/check-schema.ts'
import { IssueList } from '../document/issue-list.ts'
import { FORMATS as TEXT_FORMATS } from '../document/string-formats.ts'
import { rejectIssues } from '../failure.ts'
import { type FormatName, optionIssues, optionsOf, type OptionsInput } from '../formats/formats.ts'

/** Validates options of an export. @throws `invalid_input` with all issues */
export function readOptions(
  format: FormatName,
  options: Readonly<Record<string, unknown>>,
): OptionsInput & { readonly format: FormatName } {
  const input = { ...options, format }
  const invalid = Object.entries(optionsOf(format)).flatMap(([name, { schema }]) => {
    if (options[name] === undefined) return []
    const issues = new IssueList(name)
    checkOf(schema, TEXT_FORMATS)(options[name], issues)
    return issues.list
  })
  rejectIssues([...optionIssues(input), ...invalid])
  return input
}
