import type { Brand } from './brand.ts'
import { checkElementReferences } from './check-brand.ts'
import { checkLimits } from './check-limits.ts'
import { checkOf, isObject } from './check-schema.ts'
import type { Check } from './check-value.ts'
import { checkChart } from './charts/check-chart.ts'
import { checkCode } from './codes/check-code.ts'
import { SCHEMAS, type Element, type Kind } from './elements/element.ts'
import type { IssueList } from './issue-list.ts'
import { FORMATS } from './string-formats.ts'
import { checkTable } from './tables/check-table.ts'
import { duplicate, invalidValue, mustBe } from './issue-wording.ts'
import { LIMITS } from './limits.ts'
import { received } from './received.ts'
import type { Schema } from './schema.ts'

const KINDS = Object.keys(SCHEMAS) as readonly Kind[]

const CHECKS = new Map<unknown, Check>(
  Object.entries(SCHEMAS).map(([kind, schema]) => [kind, checkOf(schema as Schema, FORMATS)]),
)

export interface SeenElements {
  readonly ids: Set<string>
  /** Of the document, whose colors and fonts elements can refer to. */
  readonly brand: Brand | undefined
  elementsOnPage: number
}

/** `depth` is the number of enclosing groups. */
interface Elements {
  readonly value: unknown
  readonly depth: number
}

/** Stops at 5,001 elements and 33 nested groups, which bounds the cost of cyclic values. */
export function checkElements({ value, depth }: Elements, seen: SeenElements, issues: IssueList): void {
  if (!Array.isArray(value)) return
  for (let index = 0; index < value.length && !issues.full; index += 1) {
    if (seen.elementsOnPage >= LIMITS.elementsPerPage) {
      // Counting past the limit makes the enclosing arrays stop without a second issue.
      if (seen.elementsOnPage === LIMITS.elementsPerPage) {
        issues.reportAt(
          index,
          `too many elements: a page can have at most ${LIMITS.elementsPerPage}, including those in groups`,
        )
      }
      seen.elementsOnPage = LIMITS.elementsPerPage + 1
      return
    }
    seen.elementsOnPage += 1
    issues.enter(index)
    checkElement({ value: value[index] as unknown, depth }, seen, issues)
    issues.leave()
  }
}

/** Checks an element with all that it contains. */
export function checkElement({ value, depth }: Elements, seen: SeenElements, issues: IssueList): void {
  if (!isObject(value)) {
    issues.report(mustBe('an element: an object with a `type`', received(value)))
    return
  }
  const kind = kindOf(value, issues)
  if (!kind) return
  const before = issues.list.length
  CHECKS.get(kind)?.(value, issues)
  checkLimits(kind, value, issues)
  if (issues.list.length === before) {
    checkElementReferences({ kind, element: value }, seen.brand, issues)
    checkValid(value as unknown as Element, seen.brand, issues)
  }
  checkId(value['id'], seen, issues)
  if (kind !== 'group' && kind !== 'repeat') return
  issues.enter('elements')
  if (depth >= LIMITS.groupDepth) {
    issues.report(`too many nested groups: groups can be nested at most ${LIMITS.groupDepth} deep`)
  } else {
    checkElements({ value: value['elements'], depth: depth + 1 }, seen, issues)
  }
  issues.leave()
}

/** Rules between the properties of an element that matches its schema. */
function checkValid(element: Element, brand: Brand | undefined, issues: IssueList): void {
  if (element.type === 'code') checkCode(element, brand, issues)
  if (element.type === 'chart') checkChart(element, issues)
  if (element.type === 'table') checkTable(element, issues)
}

function kindOf(element: Readonly<Record<string, unknown>>, issues: IssueList): Kind | undefined {
  const type = Object.hasOwn(element, 'type') ? element['type'] : undefined
  const kind = KINDS.find((known) => known === type)
  if (kind) return kind
  issues.reportAt('type', invalidValue({ enum: KINDS }, type))
  return undefined
}

function checkId(id: unknown, seen: SeenElements, issues: IssueList): void {
  if (typeof id !== 'string') return
  if (seen.ids.has(id)) issues.reportAt('id', duplicate(id, 'element ID'))
  seen.ids.add(id)
}
