import { type SyntheticEvent, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { isFailure } from '../../../failure.ts'
import type { OpenDesign } from '../../api/design-queries.ts'
import { curlPatch, typescriptCall } from '../../api/request-samples.ts'
import { checkedDocument } from '../../painter/checked-document.ts'
import { ApiCall } from '../../parts/api-call.tsx'
import { Button } from '../../parts/button.tsx'
import { type EditableSlot, editableSlots } from '../content/editable-slots.ts'
import { errorAt, slotErrors } from '../content/slot-errors.ts'
import { FormFooter, SlotFields } from '../content/slot-fields.tsx'
import type { SlotData } from '../content/slot-inputs.ts'
import type { SlotWarning } from '../content/slot-warnings.ts'
import { isStale, useLoadLatest, useSaveContent } from './save-content.ts'
import { type DesignEdits, isRequiredInDesign, updateRequest } from './update-request.ts'

interface ContentFormProps {
  readonly design: OpenDesign
  readonly data: SlotData
  readonly isRestored: boolean
  readonly warnings: readonly SlotWarning[]
  readonly onChange: (data: SlotData) => void
  readonly onSaved: () => void
  readonly onLatest: (design: OpenDesign) => void
}

export function ContentForm({ design, data, isRestored, warnings, onChange, onSaved, onLatest }: ContentFormProps) {
  const document = checkedDocument(design.document)
  const save = useSaveContent(onSaved)
  const slots = useMemo(() => editableSlots(document).map(asOptional), [document])
  const errors = slotErrors(save.error, document)
  const isUntouched = Object.keys(data).length === 0
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (save.error !== null) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [save.error])
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (!isUntouched) save.mutate({ design, data })
  }
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <SlotFields
        {...{ slots, data, warnings, isRestored }}
        onChange={onChange}
        errorOf={(path) => errorAt(path, errors)}
        resetLabel="Discard changes"
        onReset={isUntouched ? undefined : () => onChange({})}
      />
      <FormFooter>
        {isStale(save.error) && (
          <Outdated
            id={design._id}
            onLatest={(latest) => {
              save.reset()
              onLatest(latest)
            }}
          />
        )}
        <Button type="submit" variant="primary" height="large" busy={save.isPending} disabled={isUntouched}>
          Save
        </Button>
      </FormFooter>
      <ApiRequest {...useDeferredValue({ design, data })} />
    </form>
  )
}

/** A saved design has values for all slots but placeholders, which saving replaces permanently. */
function asOptional(slot: EditableSlot): EditableSlot {
  const label = isRequiredInDesign(slot) ? `${slot.label} (required)` : slot.label
  const replaced = slot.kind === 'placeholder' ? ['Saving replaces the placeholder permanently.'] : []
  const note = [...(slot.note === undefined ? [] : [slot.note]), ...replaced].join(' ') || undefined
  return { ...slot, label, required: false, note }
}

function Outdated({ id, onLatest }: { id: string; onLatest: (design: OpenDesign) => void }) {
  const { mutate, isPending } = useLoadLatest(id, onLatest)
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-md bg-warn-wash px-3.5 py-3 text-sm text-warn">
      <p>
        <strong>Someone else changed this design.</strong> Your edits haven’t been saved. Load the latest version to
        continue with your edits.
      </p>
      <Button height="small" busy={isPending} onClick={() => mutate()}>
        Load latest and keep my edits
      </Button>
    </div>
  )
}

function ApiRequest({ design, data }: DesignEdits) {
  const change = useMemo(() => findRequest({ design, data }), [design, data])
  if (change === undefined) return null
  const { id, body, ifMatch } = change
  return (
    <ApiCall
      title="API request"
      curl={curlPatch(`/api/designs/${id}`, body, [`If-Match: ${ifMatch}`])}
      typescript={typescriptCall({
        ...{ name: 'design', method: 'updateDesign', id, body, ifMatch },
        after: 'console.log(design.revision)',
      })}
    />
  )
}

function findRequest(edits: DesignEdits) {
  try {
    return updateRequest(edits)
  } catch (error) {
    if (isFailure(error, 'invalid_input')) return undefined
    throw error
  }
}
