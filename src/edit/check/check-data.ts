import { describedSlots } from '../../document/described-slots.ts'
import type { Document } from '../../document/document.ts'
import { fillDefaults } from '../../document/fill-document.ts'
import { hiddenSlotWarnings } from '../../document/hidden-slot-warnings.ts'
import type { UsableData } from '../data/usable-data.ts'
import { elementIdsOf } from '../operations/slot-elements.ts'
import { placesOf } from '../tree/place.ts'
import type { Finding } from './finding.ts'

/** Reports what the shown data lacks or has wrong for the slots on a page, and values that hidden elements have. */
export function checkData(document: Document, pageId: string, { values, problems }: UsableData): Finding[] {
  const places = placesOf(document)
  const missing = describedSlots(document).flatMap((slot): Finding[] => {
    const elementId = elementIdsOf(document, slot.name).find((id) => places.get(id)?.page.id === pageId)
    if (elementId === undefined) return []
    const problem = problems.get(slot.name)
    if (problem !== undefined) return [{ code: 'slot_invalid', message: `${slot.label} ${problem}.`, elementId }]
    const isEmpty = slot.required && !Object.hasOwn(values, slot.name)
    return isEmpty ? [{ code: 'slot_empty', message: `${slot.label} is required, and has no value.`, elementId }] : []
  })
  const alone = { ...document, pages: document.pages.filter(({ id }) => id === pageId) }
  const hidden = hiddenSlotWarnings(fillDefaults(alone, values), values)
  return [...missing, ...hidden.map(({ code, message, elementId }) => ({ code, message, elementId }))]
}
