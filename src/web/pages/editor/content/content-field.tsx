import { memo } from 'react'
import type { Document } from '../../../../document/document.ts'
import type { SlotValue } from '../../../../document/slot-values.ts'
import { isSame } from '../../../../edit/merging/same-value.ts'
import { classNames } from '../../../parts/class-names.ts'
import { errorAt, slotErrors } from '../../content/slot-errors.ts'
import { SlotField } from '../../content/slot-field.tsx'
import { type ContentSlot, emptyIssue } from './content-slots.ts'

interface ContentFieldProps {
  readonly slot: ContentSlot
  readonly value: SlotValue | undefined
  /** Why the value was refused, and the document that refused it. */
  readonly failure: { readonly error: unknown; readonly document: Document } | undefined
  readonly warning: string | undefined
  /** Whether what it fills is selected on the page. */
  readonly isCurrent: boolean
  readonly onEnter: (name: string, value: SlotValue | undefined) => void
}

/** A field that fills a slot of the design. Memoized, since a form can have a hundred of them. */
export const ContentField = memo(
  function ContentField({ slot, value, failure, warning, isCurrent, onEnter }: ContentFieldProps) {
    const errors = failure && slotErrors(failure.error, failure.document)
    const errorOf = (path: string): string | undefined => errors && errorAt(path, errors)
    return (
      <div
        data-current={isCurrent ? '' : undefined}
        className={classNames(
          'relative before:absolute before:inset-y-0 before:-left-3 before:w-0.5 before:rounded-full',
          isCurrent && 'before:bg-press',
        )}
      >
        <SlotField
          slot={slot}
          value={value}
          onChange={(changed) => onEnter(slot.name, changed)}
          error={errorOf(slot.name) ?? emptyIssue(slot, value)}
          errorOf={(path) => errorOf(`${slot.name}/${path}`)}
          warning={warning}
        />
      </div>
    )
  },
  (before, after) =>
    before.value === after.value &&
    before.failure?.error === after.failure?.error &&
    before.warning === after.warning &&
    before.isCurrent === after.isCurrent &&
    isSame(before.slot, after.slot),
)
