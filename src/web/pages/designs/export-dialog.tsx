import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type OpenDesign } from '../../api/designs.ts'
import { type Export, isUnderWay, showExport, useRetryExport } from '../../api/exports.ts'
import { platen } from '../../api/platen.ts'
import { faultUnder, messageOf } from '../../api/problem.ts'
import { ApiCall } from '../../parts/api-call.tsx'
import { checkedDocument } from '../../painter/checked-document.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { FormFault } from '../../parts/form.tsx'
import { fillableSlots } from '../studio/fillable-slots.ts'
import { fittingData } from '../studio/filling.ts'
import { slotPointer } from '../studio/slot-faults.ts'
import { SlotField } from '../studio/slot-field.tsx'
import { valueIn, withValue } from '../studio/slot-values.ts'
import { exportCurl, exportTypescript } from './export-call.ts'
import { ExportFields, type FaultAt, FieldGroup, PdfFields } from './export-fields.tsx'
import { bodyOf, type ExportForm, hasOption, NEW_EXPORT, pagesFault, pagesIn, scaleIn } from './export-form.ts'
import { ExportPreview } from './export-preview.tsx'
import { ExportResult } from './export-result.tsx'
import { sizeIn } from './sizes.ts'

const FORM = 'new-export'
const POLL_MS = 700

interface ExportDialogProps {
  readonly design: OpenDesign
  /** What stood in its fields when it was last closed; undefined at first. */
  readonly begun: ExportForm | undefined
  readonly onClose: (form: ExportForm) => void
}

/** Everything that an export can be asked for, what becomes of it, and the call that does the same. */
export function ExportDialog({ design, begun = NEW_EXPORT, onClose }: ExportDialogProps) {
  const queries = useQueryClient()
  // The service has checked the document; its types on this side are those of the description.
  const document = checkedDocument(design.document)
  const slots = useMemo(() => fillableSlots(document), [document])
  const [form, setForm] = useState(() => ({ ...begun, data: fittingData(begun.data, document) }))
  const change = (changed: Partial<ExportForm>): void => setForm({ ...form, ...changed })
  const close = (): void => onClose(form)
  const body = bodyOf(design._id, form)
  const [madeId, setMadeId] = useState<string>()
  const show = (made: Export): void => {
    showExport(queries, made)
    setMadeId(made._id)
  }
  const making = useMutation({
    mutationFn: (asked: ExportForm) => platen.createExport({ body: bodyOf(design._id, asked) }),
    onSuccess: show,
  })
  const faultAt: FaultAt = (pointer, typed) => {
    const { error, variables: asked } = making
    return asked && typed(asked) === typed(form) ? faultUnder(error, pointer) : undefined
  }
  const retrying = useRetryExport()
  const { data: made } = useQuery({
    queryKey: ['export', madeId],
    queryFn: async ({ signal }) => {
      const read = await platen.getExport({ id: madeId ?? '', signal })
      if (!isUnderWay(read)) showExport(queries, read)
      return read
    },
    enabled: madeId !== undefined,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? POLL_MS : false),
  })
  const fields = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (making.error !== null) fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [making.error])
  const isToldAtField = isToldAt(making.error)
  return (
    <Dialog
      open
      onClose={close}
      title="Export"
      description={<span className="user-text">{design.title}</span>}
      width="wide"
      actions={
        <>
          <Button onClick={close}>Close</Button>
          <Button
            look={made?.status === 'completed' ? 'plain' : 'primary'}
            type="submit"
            form={FORM}
            busy={making.isPending || (made !== undefined && isUnderWay(made))}
          >
            {made === undefined ? 'Export' : 'Export again'}
          </Button>
        </>
      }
    >
      <div className="grid items-start gap-8 md:grid-cols-[minmax(0,1fr)_20rem]">
        <form
          id={FORM}
          ref={fields}
          noValidate
          className="grid gap-6"
          onSubmit={(event) => {
            event.preventDefault()
            // Sent from a field too the keyboard goes along, to the button and on to what comes of it.
            if (event.nativeEvent.submitter instanceof HTMLElement) event.nativeEvent.submitter.focus()
            if (pagesFault(form) === undefined) making.mutate(form)
          }}
        >
          {making.error !== null && !isToldAtField && <FormFault>{messageOf(making.error)}</FormFault>}
          <ExportFields {...{ design, form, faultAt }} onChange={change} />
          {hasOption(form.format, 'print') && <PdfFields {...{ design, form, faultAt }} onChange={change} />}
          {slots.length > 0 && (
            <FieldGroup title="Filled in for this export">
              {slots.map((slot) => (
                <SlotField
                  key={slot.name}
                  slot={slot}
                  value={valueIn(form.data, slot.name)}
                  error={faultAt(slotPointer(slot.name), ({ data }) => valueIn(data, slot.name))}
                  onChange={(value) => change({ data: withValue(form.data, slot.name, value) })}
                />
              ))}
            </FieldGroup>
          )}
        </form>
        <div className="grid gap-4 md:sticky md:top-0">
          <ExportPreview {...{ design, form }} />
          <p className="text-sm text-ink-soft tabular-nums">{toldSize(design, form)}</p>
          {made && (
            <ExportResult key={made._id} shown={made} onRetry={() => retrying.mutate(made._id, { onSuccess: show })} />
          )}
        </div>
      </div>
      <div className="mt-6">
        <ApiCall title="The same by the API" curl={exportCurl(body)} typescript={exportTypescript(body)} />
      </div>
    </Dialog>
  )
}

const FIELDS = ['scale', 'pages', 'quality', 'background', 'filename', 'bleed', 'metadata', 'data']

function isToldAt(error: unknown): boolean {
  return FIELDS.some((name) => faultUnder(error, `/${name}`) !== undefined)
}

/** What comes out, as far as it is known beforehand; a blank where nothing does. */
function toldSize(design: OpenDesign, form: ExportForm): string {
  const { format, pages } = form
  const factor = scaleIn(form)
  if (factor === undefined) return '\u00A0'
  const size = { width: design.width * factor, height: design.height * factor }
  const count = pages.trim() === '' ? design.pageCount : (pagesIn(pages)?.length ?? design.pageCount)
  if (format === 'pdf') return `${count === 1 ? 'One page' : `${count} pages`} of ${sizeIn(size, 'mm')}`
  const told = `${Math.max(1, Math.round(size.width))} × ${Math.max(1, Math.round(size.height))} px`
  return count === 1 ? told : `${count} files of ${told}, as a ZIP`
}
