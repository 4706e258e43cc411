import type { Document } from '../../document/document.ts'
import type { IssueList } from '../../document/issue-list.ts'
import { duplicate, mustBe, unknownReference } from '../../document/issue-wording.ts'
import { listSlots } from '../../document/list-slots.ts'
import { received } from '../../document/received.ts'
import {
  describeSlot,
  isPlaceholderName,
  markElement,
  markRun,
  renameSlot,
  removeDescriptions,
  withoutSlots,
} from '../operations/slots.ts'
import { placesOf } from '../tree/place.ts'
import type { OperationOf } from './edit-operation.ts'
import { type EditedDesign, type Perform, type Performed, requireElements, unknownElement } from './editing.ts'
import { requireRange, requireText } from './perform-on-texts.ts'

type Name = 'markSlot' | 'unmarkSlot' | 'renameSlot' | 'describeSlot' | 'removeDescriptions'

/** Operations on slots and their descriptions. */
export const PERFORM_ON_SLOTS: { readonly [Op in Name]: Perform<OperationOf<Op>> } = {
  markSlot,
  unmarkSlot: ({ ids }, { document }, issues) => {
    requireElements(document, ids, issues)
    return { document: withoutSlots(document, new Set(ids)) }
  },
  renameSlot: ({ slot, to }, { document }, issues) => {
    const names = requireSlot(document, { key: 'slot', name: slot }, issues)
    if (slot !== to && names.includes(to)) issues.reportAt('to', duplicate(to, 'slot'))
    if (!isPlaceholderName(to)) {
      issues.reportAt('to', mustBe('a name without { } | and without spaces at its ends', received(to)))
    }
    return { document: renameSlot(document, slot, to) }
  },
  describeSlot: ({ op: _, ...description }, { document }, issues) => {
    requireSlot(document, { key: 'name', name: description.name }, issues)
    return { document: describeSlot(document, description) }
  },
  removeDescriptions: ({ names }, { document }, issues) => {
    const described = document.slots?.map(({ name }) => name) ?? []
    issues.enter('names')
    for (const [index, name] of names.entries()) {
      if (!described.includes(name)) issues.reportAt(index, unknownReference('described slot', name, described))
    }
    issues.leave()
    return { document: removeDescriptions(document, new Set(names)) }
  },
}

function markSlot(operation: OperationOf<'markSlot'>, { document }: EditedDesign, issues: IssueList): Performed {
  const { slot, description } = operation
  const marked = withMark(operation, document, issues)
  const described = description ? describeSlot(marked, { name: slot, ...description }) : marked
  return { document: described }
}

function withMark({ id, slot, start, end }: OperationOf<'markSlot'>, document: Document, issues: IssueList): Document {
  if (start === undefined && end === undefined) {
    const places = placesOf(document)
    if (!places.has(id)) issues.reportAt('id', unknownElement(id, places))
    return markElement(document, id, slot)
  }
  const text = requireText(id, document, issues)
  if (!text) return document
  const range = { start: start ?? 0, end: end ?? Infinity }
  if (end === undefined) issues.reportAt('end', 'is required with `start`; expected an integer')
  else requireRange(range, text, issues)
  return issues.isEmpty ? markRun(document, id, { range, slot }) : document
}

function requireSlot(document: Document, { key, name }: { key: string; name: string }, issues: IssueList): string[] {
  const names = listSlots(document).map((slot) => slot.name)
  if (!names.includes(name)) issues.reportAt(key, unknownReference('slot', name, names))
  return names
}
