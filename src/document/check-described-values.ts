import { isObject } from './check-schema.ts'
import { characterCount } from './check-value.ts'
import type { Document } from './document.ts'
import type { Missing } from './fill-texts.ts'
import type { IssueList } from './issue-list.ts'
import { mustBe } from './issue-wording.ts'
import { listSlots } from './list-slots.ts'
import type { FieldDescription } from './slot-description.ts'

type Data = Readonly<Record<string, unknown>>

interface Reporting {
  readonly missing: Missing
  readonly issues: IssueList
}

/** Reports what data lacks or has too much of, according to the descriptions of slots in `document`. */
export function checkDescribedValues(document: Document, data: Data, { missing, issues }: Reporting): void {
  const { slots: descriptions = [] } = document
  if (missing === 'report') checkRequired(document, data, issues)
  checkValues(descriptions, data, issues)
}

function checkValues(descriptions: readonly FieldDescription[], data: Data, issues: IssueList): void {
  for (const { name, maxLength, fields } of descriptions) {
    if (issues.full) return
    if (!Object.hasOwn(data, name)) continue
    issues.enter(name)
    if (maxLength !== undefined) reportTooLong(data[name], maxLength, issues)
    if (fields) checkEntries(data[name], fields, issues)
    issues.leave()
  }
}

/** `value` may be invalid, which is reported where it is filled in. */
function checkEntries(value: unknown, fields: readonly FieldDescription[], issues: IssueList): void {
  if (!Array.isArray(value)) return
  for (const [index, entry] of value.entries()) {
    if (!isObject(entry)) continue
    issues.enter(index)
    checkValues(fields, entry, issues)
    issues.leave()
  }
}

function checkRequired({ slots: descriptions = [], ...document }: Document, data: Data, issues: IssueList): void {
  const missing = descriptions.filter(({ name, required }) => required === true && !Object.hasOwn(data, name))
  if (missing.length === 0) return
  // A placeholder without a default is reported where it is filled.
  const placeholders = new Set(listSlots(document).flatMap(({ name, required }) => (required ? [name] : [])))
  for (const { name, label } of missing) {
    if (placeholders.has(name)) continue
    const described = label === undefined ? '' : ` (${label})`
    issues.reportAt(name, `is required by the document${described}; expected a value, or null to leave it out`)
    if (issues.full) return
  }
}

/** At the current position of the issues. `value` may be invalid. */
export function reportTooLong(value: unknown, maxLength: number, issues: IssueList): void {
  for (const [property, text] of textsIn(value)) {
    const characters = characterCount(text.toWellFormed())
    if (characters <= maxLength) continue
    const detail = mustBe(`at most ${maxLength} characters`, `${characters} characters`)
    if (property === undefined) issues.report(detail)
    else issues.reportAt(property, detail)
  }
}

/** Returns the texts that a value gives an element: the value itself, or its properties. */
function textsIn(value: unknown): [property: string | undefined, text: string][] {
  if (typeof value === 'string' || typeof value === 'number') return [[undefined, String(value)]]
  if (!isObject(value)) return []
  return ['text', 'data', 'runs'].flatMap((name): [string, string][] => {
    const own = Object.hasOwn(value, name) ? value[name] : undefined
    const runs = Array.isArray(own) ? own.map((run: unknown) => (isObject(run) ? run['text'] : undefined)) : [own]
    return [[name, runs.filter((text) => typeof text === 'string').join('')]]
  })
}
