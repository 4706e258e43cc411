import type { Document, Guides } from '../../document/document.ts'
import { LIMITS } from '../../document/limits.ts'
import { withProperties } from '../tree/with-properties.ts'
import type { Axis } from '../snap/snap-lines.ts'

/** Returns the positions of guides: those with axis `x` are vertical. */
export function guidesOn({ guides }: Document, axis: Axis): readonly number[] {
  return guides?.[SIDES[axis]] ?? []
}

/** Adds a guide, or moves the one at `index`, or removes it if `at` is null. */
export function setGuide(
  document: Document,
  { axis, index, at }: { axis: Axis; index: number | null; at: number | null },
): Document {
  const before = guidesOn(document, axis)
  if (index === null && (at === null || before.length >= LIMITS.guides)) return document
  const added = at === null ? [] : [at]
  const after = index === null ? [...before, ...added] : before.toSpliced(index, 1, ...added)
  const guides: Guides = withProperties(document.guides ?? {}, { [SIDES[axis]]: after.length > 0 ? after : undefined })
  return withProperties(document, { guides: Object.keys(guides).length > 0 ? guides : undefined })
}

const SIDES = { x: 'vertical', y: 'horizontal' } as const
