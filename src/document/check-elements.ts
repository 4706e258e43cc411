import { checkLimits } from './check-limits.ts'
import { checkOf, isObject, type Check } from './check-schema.ts'
import { SCHEMAS, type Kind } from './elements/element.ts'
import { type FaultList } from './fault-list.ts'
import { FORMATS } from './formats.ts'
import { LIMITS } from './limits.ts'
import { received } from './received.ts'
import { list, type Schema } from './schema.ts'

/** Kinds that the document's specification has and this version does not draw: refused by name, never skipped in silence. */
const LATER_KINDS = ['polygon', 'star', 'svg', 'code', 'table', 'chart']

const KINDS = Object.keys(SCHEMAS) as readonly Kind[]

const CHECKS = new Map<unknown, Check>(
  Object.entries(SCHEMAS).map(([kind, schema]) => [kind, checkOf(schema as Schema, FORMATS)]),
)

/** What one element's check has to know of the others. */
export interface Tally {
  /** Of every element of the document so far. */
  readonly ids: Set<string>
  /** Of the page so far, those in groups included. */
  elementsOnPage: number
}

/** A list of elements, and how many groups it is in. */
interface Elements {
  readonly value: unknown
  readonly depth: number
}

/**
 * Reports the faults of a page's or a group's elements, and of those in them; `faults` stands at the list. Ends after
 * a page's 5,001st element and the 33rd group in a group, so that neither a cycle nor a bomb makes it walk for long.
 */
export function checkElements({ value, depth }: Elements, tally: Tally, faults: FaultList): void {
  if (!Array.isArray(value)) return
  for (let index = 0; index < value.length && !faults.full; index += 1) {
    if (tally.elementsOnPage >= LIMITS.elementsPerPage) {
      // The count goes beyond the limit here, so that the lists around this one end without saying it again.
      if (tally.elementsOnPage === LIMITS.elementsPerPage) {
        faults.reportAt(
          index,
          `must not be there: a page has at most ${LIMITS.elementsPerPage} elements, those in groups included`,
        )
      }
      tally.elementsOnPage = LIMITS.elementsPerPage + 1
      return
    }
    tally.elementsOnPage += 1
    faults.enter(index)
    checkElement({ value: value[index] as unknown, depth }, tally, faults)
    faults.leave()
  }
}

function checkElement({ value, depth }: Elements, tally: Tally, faults: FaultList): void {
  if (!isObject(value)) {
    faults.report(`must be an element, an object with a "type"; received ${received(value)}`)
    return
  }
  const kind = kindOf(value, faults)
  if (!kind) return
  CHECKS.get(kind)?.(value, faults)
  checkLimits(kind, value, faults)
  checkId(value['id'], tally, faults)
  if (kind !== 'group') return
  faults.enter('elements')
  if (depth >= LIMITS.groupDepth) {
    faults.report(`must not be there: groups are nested at most ${LIMITS.groupDepth} deep`)
  } else {
    checkElements({ value: value['elements'], depth: depth + 1 }, tally, faults)
  }
  faults.leave()
}

function kindOf(element: Readonly<Record<string, unknown>>, faults: FaultList): Kind | undefined {
  const type = Object.hasOwn(element, 'type') ? element['type'] : undefined
  const kind = KINDS.find((known) => known === type)
  if (kind) return kind
  if (typeof type === 'string' && LATER_KINDS.includes(type)) {
    faults.reportAt(
      'type',
      `elements of type ${type} are not supported by this version yet; supported are ${list(KINDS)}`,
    )
  } else {
    faults.reportAt('type', `must be one of ${list(KINDS)}; received ${received(type)}`)
  }
  return undefined
}

function checkId(id: unknown, tally: Tally, faults: FaultList): void {
  if (typeof id !== 'string') return
  if (tally.ids.has(id))
    faults.reportAt('id', `must be unique in the document; received ${received(id)}, which an earlier element has`)
  tally.ids.add(id)
}
