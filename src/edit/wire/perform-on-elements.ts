import type { Document } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import type { IssueList } from '../../document/issue-list.ts'
import { duplicate as duplicateValue, mustBe } from '../../document/issue-wording.ts'
import { quoted } from '../../document/received.ts'
import type { Box } from '../geometry/resize-box.ts'
import { boundsOfAll, boxAmongSiblings } from '../geometry/page-matrix.ts'
import { align, distribute } from '../operations/align.ts'
import { arrange } from '../operations/arrange.ts'
import { duplicate } from '../operations/duplicate.ts'
import { flip } from '../operations/flip.ts'
import { group, ungroup } from '../operations/group-elements.ts'
import { type Target, withoutElements } from '../operations/insert.ts'
import { moveBy } from '../operations/move.ts'
import { outermost } from '../operations/outermost.ts'
import { placeElements } from '../operations/place-elements.ts'
import { rotate } from '../operations/rotate.ts'
import { scale } from '../operations/scale.ts'
import { setProperties } from '../operations/set-properties.ts'
import { freeIds } from '../tree/free-ids.ts'
import { type Place, placesOf } from '../tree/place.ts'
import { withProperties } from '../tree/with-properties.ts'
import { checkChanged, checkUnset, requireProperties, schemaOf } from './check-values.ts'
import type { ELEMENT_OPERATIONS } from './element-operations.ts'
import type { OperationOf } from './edit-operation.ts'
import {
  type EditedDesign,
  kindOf,
  type Perform,
  type Performed,
  requireElements,
  requireOutermost,
  requireSiblings,
  requireTarget,
} from './editing.ts'

type Name = Exclude<keyof typeof ELEMENT_OPERATIONS, 'insert' | 'paste' | 'replaceText' | 'styleText'>

/** Operations on elements that exist. */
export const PERFORM_ON_ELEMENTS: { readonly [Op in Name]: Perform<OperationOf<Op>> } = {
  remove: ({ ids }, { document }, issues) => {
    requireElements(document, ids, issues)
    return { document: withoutElements(document, new Set(ids)) }
  },
  duplicate: ({ ids, by = { x: 0, y: 0 } }, { document }, issues) => {
    const copies = duplicate(document, requireOutermost(document, ids, issues), by)
    return { document: copies.document, created: copies.ids }
  },
  set: setOn,
  move: ({ ids, by }, { document }, issues) => {
    requireElements(document, ids, issues)
    return { document: moveBy(document, { ids: new Set(ids), by }) }
  },
  place: ({ ids, ...operation }, { document }, issues) => {
    const places = requireOutermost(document, ids, issues)
    const target = requireTarget(document, operation, issues)
    if (!issues.isEmpty || isWithin(placesOf(document), { placed: places, target }, issues)) return {}
    return { document: placeElements(document, places, target) }
  },
  arrange: ({ ids, to }, { document }, issues) => {
    requireElements(document, ids, issues)
    return { document: arrange(document, new Set(ids), to) }
  },
  group: ({ ids, id, name }, { document }, issues) => {
    const places = requireSiblings(document, ids, issues)
    if (id !== undefined && placesOf(document).has(id)) issues.reportAt('id', duplicateValue(id, 'element ID'))
    const made = id ?? freeIds(document).next('group')
    const grouped = group(document, places, made)
    const properties = name === undefined ? {} : { name }
    return { document: setProperties(grouped, new Set([made]), properties), created: [made] }
  },
  ungroup: ({ ids }, { document }, issues) => {
    const places = requireElements(document, ids, issues)
    const groups = ids.map((id) => places.get(id))
    issues.enter('ids')
    for (const [index, place] of groups.entries()) {
      if (place && place.element.type !== 'group')
        issues.reportAt(index, mustBe('the ID of a group', `that of ${kindOf(place)}`))
    }
    issues.leave()
    return { document: issues.isEmpty ? ungroupAll(document, new Set(ids)) : document }
  },
  align: ({ ids, edge, to = 'selection' }, { document, size }, issues) => {
    requireElements(document, ids, issues)
    return { document: align(document, { ids: new Set(ids), edge, to, size }) }
  },
  distribute: ({ ids, axis, gap }, { document }, issues) => {
    const count = requireOutermost(document, ids, issues).length
    const needed = gap === undefined ? 3 : 2
    const rule = gap === undefined ? 'at least 3 elements, or 2 with a `gap`' : 'at least 2 elements'
    if (issues.isEmpty && count < needed) issues.reportAt('ids', mustBe(rule, String(count)))
    return { document: distribute(document, { ids: new Set(ids), axis, gap }) }
  },
  flip: ({ ids, axis }, { document }, issues) => ({
    document: flip(document, requireSiblings(document, ids, issues), axis),
  }),
  rotate: ({ ids, degrees }, { document }, issues) => ({
    document: rotate(document, requireSiblings(document, ids, issues), degrees),
  }),
  scale: ({ ids, from, to, what = 'all' }, { document }, issues) => {
    const places = requireSiblings(document, ids, issues)
    return { document: scale(document, places, { from: from ?? boxOf(places), to, what }) }
  },
}

const FIXED = {
  id: 'elements refer to each other by their IDs',
  type: 'insert an element of the other type, and remove this one',
  elements: 'use `insert`, `place` and `remove`',
}

function setOn({ ids, ...sent }: OperationOf<'set'>, { document }: EditedDesign, issues: IssueList): Performed {
  const places = requireElements(document, ids, issues)
  const properties = requireProperties(sent, FIXED, issues)
  for (const id of new Set(ids)) {
    const element = places.get(id)?.element
    if (!element || !issues.isEmpty) return {}
    const fits = checkUnset(sent.unset, schemaOf(element.type), issues)
    const changed = withProperties(element, properties)
    const isValid = changed === element || checkChanged(changed, document, issues)
    if (!(fits && isValid) && ids.length > 1) reportElement(element, ids, issues)
  }
  return { document: setProperties(document, new Set(ids), properties) }
}

/** Says which of several elements cannot have the properties. */
function reportElement({ id, type }: Element, ids: readonly string[], issues: IssueList): void {
  issues.enter('ids')
  issues.reportAt(ids.indexOf(id), `cannot have these properties; it is an element of type "${type}"`)
  issues.leave()
}

/** A group may contain another: it is dissolved first, since the other then has its place on the page. */
function ungroupAll(document: Document, ids: ReadonlySet<string>): Document {
  let current = document
  for (let groups = outermost(placesOf(current), ids); groups.length > 0; groups = outermost(placesOf(current), ids)) {
    current = ungroup(current, new Set(groups.map(({ element }) => element)))
  }
  return current
}

function boxOf(places: readonly Place[]): Box {
  if (places.length === 0) return { x: 0, y: 0, width: 0, height: 0 }
  const { left, top, right, bottom } = boundsOfAll(places.map(({ element }) => boxAmongSiblings(element)))
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** Whether a target is one of the elements to place, or within one, which it reports. */
function isWithin(
  places: ReadonlyMap<string, Place>,
  { placed, target }: { placed: readonly Place[]; target: Target },
  issues: IssueList,
): boolean {
  const [[key, id] = ['', '']] = Object.entries(target)
  const around = key === 'page' ? undefined : places.get(id)
  const elements = new Set(placed.map(({ element }) => element))
  const inner = around && [...around.parents, around.element].find((element) => elements.has(element))
  if (!inner) return false
  const fault = inner.id === id ? 'one of them' : `in ${quoted(inner.id)}, one of them`
  issues.reportAt(key, mustBe('outside of the elements that are placed', `${quoted(id)}, which is ${fault}`))
  return true
}
