import { type SyntheticEvent, useDeferredValue, useMemo } from 'react'
import { isFailure } from '../../../failure.ts'
import { curlChange, typescriptText } from '../../api/call-text.ts'
import { type OpenDesign } from '../../api/designs.ts'
import { checkedDocument } from '../../painter/checked-document.ts'
import { ApiCall } from '../../parts/api-call.tsx'
import { Button } from '../../parts/button.tsx'
import { FormFoot } from '../studio/form-foot.tsx'
import { type FillableSlot, fillableSlots } from '../studio/fillable-slots.ts'
import { slotFaults } from '../studio/slot-faults.ts'
import { SlotFields } from '../studio/slot-fields.tsx'
import { type SlotData } from '../studio/slot-values.ts'
import { type ToldWarning } from '../studio/told-warnings.ts'
import { changeOf, type DesignFilling, isStale, useLoadNewest, useSaveFilled } from './save-filled.ts'

interface FillFormProps {
  /** As it was when the filling began. */
  readonly design: OpenDesign
  readonly data: SlotData
  /** It is as an earlier visit left it. */
  readonly isKept: boolean
  readonly warnings: readonly ToldWarning[]
  readonly onChange: (data: SlotData) => void
  /** It is saved, and about to be shown. */
  readonly onSaved: () => void
  /** Goes on from this revision, with what was typed. */
  readonly onNewest: (design: OpenDesign) => void
}

/** Fills the slots of a design, and saves what came of it. */
export function FillForm({ design, data, isKept, warnings, onChange, onSaved, onNewest }: FillFormProps) {
  const document = checkedDocument(design.document)
  const save = useSaveFilled(onSaved)
  const slots = useMemo(() => fillableSlots(document).map(toBeSaved), [document])
  const faults = slotFaults(save.error, document)
  const isUntouched = Object.keys(data).length === 0
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (!isUntouched) save.mutate({ design, data })
  }
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <SlotFields
        {...{ slots, data, warnings, isKept }}
        onChange={onChange}
        faultOf={(name) => faults.get(name)}
        resetLabel="Reset to the design"
        onReset={isUntouched ? undefined : () => onChange({})}
      />
      <FormFoot>
        {isStale(save.error) && (
          <Outdated
            id={design._id}
            onNewest={(newest) => {
              save.reset()
              onNewest(newest)
            }}
          />
        )}
        <Button type="submit" look="primary" height="large" busy={save.isPending} disabled={isUntouched}>
          Save
        </Button>
      </FormFoot>
      <SameCall {...useDeferredValue({ design, data })} />
    </form>
  )
}

/** A design may be filled in part, and what fills a placeholder takes its place for good. */
function toBeSaved(slot: FillableSlot): FillableSlot {
  const note = slot.kind === 'placeholder' ? 'Once changed and saved, it becomes part of the text.' : slot.note
  return { ...slot, required: false, note }
}

/** The design has gone on meanwhile: what came of it, and what can be done. */
function Outdated({ id, onNewest }: { id: string; onNewest: (design: OpenDesign) => void }) {
  const { mutate, isPending } = useLoadNewest(id, onNewest)
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-md bg-warn-wash px-3.5 py-3 text-sm text-warn">
      <p>
        <strong>This design was changed elsewhere while you filled it.</strong> Nothing was saved, and what you typed is
        still here. Load the newest to see it with what you typed, then save that.
      </p>
      <Button height="small" busy={isPending} onClick={() => mutate()}>
        Load the newest, keep what I typed
      </Button>
    </div>
  )
}

/** Nothing where what was filled in does not fit, for nothing could be sent. */
function SameCall({ design, data }: DesignFilling) {
  const change = useMemo(() => findChange({ design, data }), [design, data])
  if (change === undefined) return null
  const { id, body, ifMatch } = change
  return (
    <ApiCall
      title="The same by the API"
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
