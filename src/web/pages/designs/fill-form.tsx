import { type SyntheticEvent, useDeferredValue, useMemo } from 'react'
import { isFailure } from '../../../failure.ts'
import { curlChange, typescriptText } from '../../api/call-text.ts'
import { type OpenDesign } from '../../api/designs.ts'
import { checkedDocument } from '../../painter/checked-document.ts'
import { ApiCall } from '../../parts/api-call.tsx'
import { Button } from '../../parts/button.tsx'
import { FormFoot } from '../studio/form-foot.tsx'
import { type FillableSlot, fillableSlots } from '../studio/fillable-slots.ts'
import { slotErrors } from '../studio/slot-errors.ts'
import { SlotFields } from '../studio/slot-fields.tsx'
import { type SlotData } from '../studio/slot-values.ts'
import { type SlotWarning } from '../studio/slot-warnings.ts'
import { changeOf, type DesignFilling, isStale, useLoadLatest, useSaveFilled } from './save-filled.ts'

interface FillFormProps {
  /** The version that the edits are based on. */
  readonly design: OpenDesign
  readonly data: SlotData
  /** Whether `data` is a draft of an earlier visit. */
  readonly isRestored: boolean
  readonly warnings: readonly SlotWarning[]
  readonly onChange: (data: SlotData) => void
  readonly onSaved: () => void
  /** Continues the edits on this version. */
  readonly onLatest: (design: OpenDesign) => void
}

export function FillForm({ design, data, isRestored, warnings, onChange, onSaved, onLatest }: FillFormProps) {
  const document = checkedDocument(design.document)
  const save = useSaveFilled(onSaved)
  const slots = useMemo(() => fillableSlots(document).map(asEditable), [document])
  const errors = slotErrors(save.error, document)
  const isUntouched = Object.keys(data).length === 0
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (!isUntouched) save.mutate({ design, data })
  }
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <SlotFields
        {...{ slots, data, warnings, isRestored }}
        onChange={onChange}
        errorOf={(name) => errors.get(name)}
        resetLabel="Discard changes"
        onReset={isUntouched ? undefined : () => onChange({})}
      />
      <FormFoot>
        {isStale(save.error) && (
          <Outdated
            id={design._id}
            onLatest={(latest) => {
              save.reset()
              onLatest(latest)
            }}
          />
        )}
        <Button type="submit" look="primary" height="large" busy={save.isPending} disabled={isUntouched}>
          Save
        </Button>
      </FormFoot>
      <ApiRequest {...useDeferredValue({ design, data })} />
    </form>
  )
}

/** Saved designs have no required slots, and saving replaces placeholders permanently. */
function asEditable(slot: FillableSlot): FillableSlot {
  const note = slot.kind === 'placeholder' ? 'Saving replaces the placeholder permanently.' : slot.note
  return { ...slot, required: false, note }
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

/** The request that saves the same changes; nothing while a value is invalid. */
function ApiRequest({ design, data }: DesignFilling) {
  const change = useMemo(() => findChange({ design, data }), [design, data])
  if (change === undefined) return null
  const { id, body, ifMatch } = change
  return (
    <ApiCall
      title="API request"
      curl={curlChange(`/api/designs/${id}`, body, [`If-Match: ${ifMatch}`])}
      typescript={typescriptText({
        ...{ name: 'design', method: 'updateDesign', id, body, ifMatch },
        after: 'console.log(design.revision)',
      })}
    />
  )
}

function findChange(filling: DesignFilling) {
  try {
    return changeOf(filling)
  } catch (error) {
    if (isFailure(error, 'invalid_input')) return undefined
    throw error
  }
}
