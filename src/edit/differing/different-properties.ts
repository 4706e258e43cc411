import { withoutUnusedDescriptions } from '../../document/described-slots.ts'
import type { Document } from '../../document/document.ts'
import { isSame } from '../merging/same-value.ts'
import { Recording } from './recording.ts'

/** Returns what must be set and unset so that `before` becomes `after`; undefined if they are the same. */
export function changedProperties(
  before: object,
  after: object,
  except: readonly string[],
): { properties?: Record<string, unknown>; unset?: string[] } | undefined {
  const [from, to] = [before, after].map(
    (side) =>
      new Map<string, unknown>(
        Object.entries(side).filter(([name, value]) => value !== undefined && !except.includes(name)),
      ),
  ) as [Map<string, unknown>, Map<string, unknown>]
  const set = [...to].filter(([name, value]) => !from.has(name) || !isSame(from.get(name), value))
  const unset = [...from.keys()].filter((name) => !to.has(name))
  if (set.length + unset.length === 0) return undefined
  return {
    ...(set.length > 0 && { properties: Object.fromEntries(set) }),
    ...(unset.length > 0 && { unset }),
  }
}

export function changedDocument(recording: Recording, after: Document): void {
  const changed = changedProperties(recording.document, after, ['version', 'pages', 'slots'])
  if (changed) recording.add({ op: 'setDocument', ...changed })
}

/** Descriptions are changed one by one, or all at once if that does not lead to their order. */
export function changedSlots(recording: Recording, after: Document): void {
  const { slots: before = [] } = withoutUnusedDescriptions(recording.document)
  const { slots = [] } = after
  const names = new Set(slots.map(({ name }) => name))
  const gone = before.filter(({ name }) => !names.has(name)).map(({ name }) => name)
  const trial = new Recording(recording.document)
  if (gone.length > 0) trial.add({ op: 'removeDescriptions', names: gone })
  for (const slot of slots) {
    if (
      !isSame(
        before.find(({ name }) => name === slot.name),
        slot,
      )
    )
      trial.add({ op: 'describeSlot', ...slot })
  }
  if (isSame(withoutUnusedDescriptions(trial.document).slots, after.slots)) {
    for (const operation of trial.operations) recording.add(operation)
  } else {
    recording.add({
      op: 'setDocument',
      ...(after.slots ? { properties: { slots: after.slots } } : { unset: ['slots'] }),
    })
  }
}
