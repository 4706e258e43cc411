import { isObject } from '../check-schema.ts'
import type { ElementOf } from '../elements/element.ts'
import type { IssueList } from '../issue-list.ts'
import { availableNames, mustBe } from '../issue-wording.ts'
import { fieldsOf } from '../list-slots.ts'
import { received } from '../received.ts'
import { entryValues } from './entry-fields.ts'

/** Reports issues of the entries of `repeat` at the list. `fill` reports those of the values of an entry. */
export function checkEntries(
  repeat: ElementOf<'repeat'>,
  issues: IssueList,
  fill: (values: Readonly<Record<string, unknown>>) => void,
): void {
  const { entries = [] } = repeat
  const names = fieldsOf(repeat).map(({ name }) => name)
  for (const [index, entry] of (entries as readonly unknown[]).entries()) {
    if (issues.full) return
    issues.enter(index)
    if (isObject(entry) || isOnlyValue(entry, names)) {
      const values = entryValues(entry, names)
      for (const name of Object.keys(values)) {
        if (!names.includes(name)) issues.reportAt(name, `unknown field; ${availableNames('field', names)}`)
      }
      fill(values)
    } else {
      issues.report(mustBe(describeEntry(names), received(entry)))
    }
    issues.leave()
  }
}

function isOnlyValue(entry: unknown, names: readonly string[]): entry is string | number {
  return names.length === 1 && (typeof entry === 'string' || (typeof entry === 'number' && Number.isFinite(entry)))
}

function describeEntry(names: readonly string[]): string {
  const [only] = names
  const plain = names.length === 1 ? `, or a string or number for ${JSON.stringify(only)}` : ''
  return `an object with values by name${plain}`
}
