import type { Static } from '#typebox'
import { checkOf, isObject } from '../../document/check-schema.ts'
import type { Check } from '../../document/check-value.ts'
import { IssueList } from '../../document/issue-list.ts'
import { invalidValue, mustBe } from '../../document/issue-wording.ts'
import { received } from '../../document/received.ts'
import type { Schema } from '../../document/schema.ts'
import { FORMATS } from '../../document/string-formats.ts'
import type { Issue } from '../../failure.ts'
import { DOCUMENT_OPERATIONS } from './document-operations.ts'
import { ELEMENT_OPERATIONS } from './element-operations.ts'

export const EDIT_OPERATIONS = { ...ELEMENT_OPERATIONS, ...DOCUMENT_OPERATIONS } as const

export type OperationName = keyof typeof EDIT_OPERATIONS
export type OperationOf<Op extends OperationName> = Static<(typeof EDIT_OPERATIONS)[Op]>
/** An edit of a design, as clients send it. */
export type EditOperation = { [Op in OperationName]: OperationOf<Op> }[OperationName]

/** In one request. Each takes time in proportion to the document. */
export const MAX_OPERATIONS = 1_000

const CHECKS = new Map<unknown, Check>(
  Object.entries(EDIT_OPERATIONS).map(([op, schema]) => [op, checkOf(schema as unknown as Schema, FORMATS)]),
)

/** Checks the shape of operations. Whether the elements exist shows when they are applied. Never throws. */
export function readOperations(
  value: unknown,
  at = '/operations',
): { operations: readonly EditOperation[] } | { issues: readonly Issue[] } {
  const issues = new IssueList(at)
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_OPERATIONS) {
    issues.report(mustBe(`an array of 1 to ${MAX_OPERATIONS} operations`, received(value)))
    return { issues: issues.list }
  }
  for (let index = 0; index < value.length && !issues.full; index += 1) {
    const each: unknown = value[index]
    issues.enter(index)
    const op = isObject(each) && Object.hasOwn(each, 'op') ? each['op'] : undefined
    const check = CHECKS.get(op)
    if (check) check(each, issues)
    else if (isObject(each)) issues.reportAt('op', invalidValue({ enum: [...CHECKS.keys()] }, op))
    else issues.report(mustBe('an operation: an object with an `op`', received(each)))
    issues.leave()
  }
  return issues.isEmpty ? { operations: value as readonly EditOperation[] } : { issues: issues.list }
}
