import type { ElementOf } from '../../../../../document/elements/element.ts'
import { FieldMessage } from '../../../../parts/field.tsx'
import { type EditableSlot, editableSlots } from '../../../content/editable-slots.ts'
import { ListField } from '../../../content/list-field.tsx'
import { SlotField } from '../../../content/slot-field.tsx'
import { useEditorState } from '../../use-editor.ts'
import { DataPopover } from './data-popover.tsx'
import { useDataChange } from './use-data-change.ts'

/** The entries of a list, with a field for each slot and placeholder of its elements. */
export function EntriesDataEditor({ element }: { element: ElementOf<'repeat'> }) {
  const { error, change } = useDataChange(element)
  const brand = useEditorState(({ document }) => document.brand)
  const slot = slotOf(element, brand)
  if (!slot?.list || slot.list.fields.length === 0) {
    return <p className="text-sm text-ink-soft">Nothing in this list differs between its entries.</p>
  }
  return (
    <DataPopover title="Edit entries">
      <ListField
        slot={slot}
        label="Entries"
        list={slot.list}
        value={slot.list.entries}
        onChange={(entries) => change({ entries })}
        error={undefined}
        isInvalid={() => false}
        describedBy={undefined}
        renderField={({ path: _path, ...field }) => <SlotField {...field} error={undefined} />}
      />
      <FieldMessage error={error} />
    </DataPopover>
  )
}

/** Describes the list as the form of a template does, whether or not data can replace its entries. */
function slotOf(
  element: ElementOf<'repeat'>,
  brand: Parameters<typeof editableSlots>[0]['brand'],
): EditableSlot | undefined {
  const named = { ...element, slot: 'entries' }
  const [slot] = editableSlots({ version: 1, ...(brand && { brand }), pages: [{ id: 'page', elements: [named] }] })
  return slot
}
