import { Failure } from '../failure.ts'
import { reportTooLarge } from './added-bytes.ts'
import { checkDescribedValues } from './check-described-values.ts'
import { isObject } from './check-schema.ts'
import { withoutUnusedDescriptions } from './described-slots.ts'
import type { Document } from './document.ts'
import { DocumentFiller } from './document-filler.ts'
import { IssueList } from './issue-list.ts'
import type { Missing } from './fill-texts.ts'
import { unknownSlot, mustBe } from './issue-wording.ts'
import { jsonBytes } from './json-bytes.ts'
import { LIMITS } from './limits.ts'
import { listSlots } from './list-slots.ts'
import { received } from './received.ts'
import { type Override, SlotValues } from './slot-values.ts'

/** Does not fill `{{…}}` in data. Checks limits while filling, to bound memory. @throws `invalid_input` */
export function fillDocument(document: Document, data: unknown, missing: Missing = 'report'): Document {
  const issues = new IssueList('/data')
  if (!isObject(data)) {
    issues.report(mustBe('an object with a value for each slot to fill', received(data)))
    throw new Failure('invalid_input', { issues: issues.list })
  }
  const values = new SlotValues(data, issues, document.brand)
  checkNames(document, values, issues)
  checkDescribedValues(document, data, { missing, issues })
  const filled = new DocumentFiller(values, issues, missing).fill(document)
  if (issues.isEmpty && jsonBytes(filled) > LIMITS.documentBytes) reportTooLarge(issues)
  if (!issues.isEmpty) throw new Failure('invalid_input', { issues: issues.list })
  return withoutUnusedDescriptions(filled)
}

/** Fills what `data` has valid values for, and placeholders with their defaults. Others remain as written. */
export function fillDefaults(document: Document, data: Override = {}): Document {
  const issues = new IssueList('/data')
  const values = new SlotValues(data, issues, document.brand)
  return new DocumentFiller(values, issues, 'keep').fill(document)
}

function checkNames(document: Document, values: SlotValues, issues: IssueList): void {
  const names = new Set(listSlots(document).map((slot) => slot.name))
  for (const name of values.names) {
    if (!names.has(name)) issues.reportAt(name, unknownSlot(name, [...names]))
    if (issues.full) return
  }
}
