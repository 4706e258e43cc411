import type { Document } from '../../document/document.ts'
import type { SlotValue } from '../../document/slot-values.ts'
import { isFailure } from '../../failure.ts'
import { isSame } from '../merging/same-value.ts'
import { fillSlot } from './fill-slot.ts'

/**
 * What someone has entered in a field. As long as nothing else has changed the document, each change of
 * the field starts from the document with which it began, like a gesture: entering what was there before
 * restores it, a placeholder without a default included.
 */
export interface EnteredValue<Slot> {
  /** The document with which it began, and the slot in it. */
  readonly base: Document
  readonly slot: Slot
  /** Undefined for the value of `slot`. */
  readonly value: SlotValue | undefined
  /** The document with the value, or before it if it was refused, and the slot in it. */
  readonly document: Document
  readonly filled: Slot
  /** Why the value was refused: `invalid_input`. */
  readonly failure: unknown
}

interface Entering<Slot> {
  readonly document: Document
  /** In `document`. */
  readonly slot: Slot & { readonly name: string }
  readonly before: EnteredValue<Slot> | undefined
}

/** Returns the document with a value, and where changes of it begin. A refused value leaves the document as it is. */
export function enterValue<Slot>(
  value: SlotValue | undefined,
  { document, slot, before }: Entering<Slot>,
): Pick<EnteredValue<Slot>, 'base' | 'slot' | 'document' | 'failure'> {
  const start = before?.document === document ? before : { base: document, slot }
  try {
    const filled = value === undefined ? start.base : fillSlot(start.base, slot.name, value)
    return { base: start.base, slot: start.slot, document: filled, failure: undefined }
  } catch (error) {
    if (!isFailure(error, 'invalid_input')) throw error
    return { base: start.base, slot: start.slot, document, failure: error }
  }
}

/**
 * Returns what a field shows: the slot from which its value differs, and the value. Once something else
 * has changed the slot, such as an undo, that is the slot as it is.
 */
export function shownEntry<Slot>(
  document: Document,
  slot: Slot,
  entered: EnteredValue<Slot> | undefined,
): Pick<EnteredValue<Slot>, 'slot' | 'value' | 'failure'> {
  if (!entered || !isSame(entered.filled, slot)) return { slot, value: undefined, failure: undefined }
  const { value, failure } = entered
  return { slot: entered.document === document ? entered.slot : slot, value, failure }
}
