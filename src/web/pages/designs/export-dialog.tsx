import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { FORMATS, OWN_OPTIONS } from '../../../formats/formats.ts'
import { COMMON_OPTIONS } from '../../../formats/shared-options.ts'
import type { OpenDesign } from '../../api/design-queries.ts'
import { type Export, isInProgress, updateCachedExport, useRetryExport } from '../../api/export-queries.ts'
import { colorProfilesQuery } from '../../api/color-profile-queries.ts'
import { platen } from '../../api/platen.ts'
import { fieldErrorUnder, messageOf } from '../../api/explain-error.ts'
import { ApiCall } from '../../parts/api-call.tsx'
import { checkedDocument } from '../../painter/checked-document.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { counted } from '../../parts/format-text.ts'
import { FormError } from '../../parts/form.tsx'
import { editableSlots } from '../content/editable-slots.ts'
import { fittingData } from '../content/fitting-data.ts'
import { slotPointer } from '../content/slot-errors.ts'
import { SlotField } from '../content/slot-field.tsx'
import { SlotGroups } from '../content/slot-groups.tsx'
import { valueIn, withValue } from '../content/slot-inputs.ts'
import { exportCurl, exportTypescript } from '../../api/request-samples.ts'
import { ExportFields } from './export-fields.tsx'
import { bodyOf, type ExportForm, NEW_EXPORT, pagesError, pagesIn, scaleIn } from './export-form.ts'
import { ExportPreview } from './export-preview.tsx'
import { ExportResult } from './export-result.tsx'
import { type ErrorAt, FieldGroup, OptionGroups } from './option-fields.tsx'
import { withColorProfiles } from './with-color-profiles.ts'
import { valuesToSend } from './option-values.ts'
import { sizeIn } from './sizes.ts'

const FORM = 'new-export'
const POLL_MS = 700

interface ExportDialogProps {
  readonly design: OpenDesign
  readonly initial: ExportForm | undefined
  readonly onClose: (form: ExportForm) => void
}

export function ExportDialog({ design, initial = NEW_EXPORT, onClose }: ExportDialogProps) {
  const queries = useQueryClient()
  const document = checkedDocument(design.document)
  const slots = useMemo(() => editableSlots(document), [document])
  const [form, setForm] = useState(() => ({ ...initial, data: fittingData(initial.data, document) }))
  const change = (changed: Partial<ExportForm>): void => setForm({ ...form, ...changed })
  const close = (): void => onClose(form)
  const body = bodyOf(design._id, form)
  const [createdId, setCreatedId] = useState<string>()
  const show = (created: Export): void => {
    updateCachedExport(queries, created)
    setCreatedId(created._id)
  }
  const creating = useMutation({
    mutationFn: (requested: ExportForm) => platen.createExport({ body: bodyOf(design._id, requested) }),
    onSuccess: show,
  })
  const errorAt: ErrorAt = (pointer, typed) => {
    const { error, variables: requested } = creating
    return requested && typed(requested) === typed(form) ? fieldErrorUnder(error, pointer) : undefined
  }
  const retrying = useRetryExport()
  const { data: created } = useQuery({
    queryKey: ['export', createdId],
    queryFn: async ({ signal }) => {
      const current = await platen.getExport({ id: createdId ?? '', signal })
      if (!isInProgress(current)) updateCachedExport(queries, current)
      return current
    },
    enabled: createdId !== undefined,
    refetchInterval: ({ state }) => (state.data && isInProgress(state.data) ? POLL_MS : false),
  })
  const { data: colorProfiles = [] } = useQuery({ ...colorProfilesQuery, enabled: form.format === 'pdf' })
  const fields = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (creating.error !== null) fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [creating.error])
  const hasErrorAtField = hasField(creating.error)
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
            variant={created?.status === 'completed' ? 'plain' : 'primary'}
            type="submit"
            form={FORM}
            busy={creating.isPending || (created !== undefined && isInProgress(created))}
          >
            {created === undefined ? 'Export' : 'Export again'}
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
            // Moves the focus from a field to the button, so that the result can take it later.
            if (event.nativeEvent.submitter instanceof HTMLElement) event.nativeEvent.submitter.focus()
            if (pagesError(form) === undefined) creating.mutate(form)
          }}
        >
          {creating.error !== null && !hasErrorAtField && <FormError>{messageOf(creating.error)}</FormError>}
          <ExportFields {...{ design, form, errorAt }} onChange={change} />
          <OptionGroups
            {...{ design, form, errorAt }}
            onChange={change}
            options={withColorProfiles(FORMATS[form.format].options, colorProfiles)}
          />
          {slots.length > 0 && (
            <FieldGroup title="Content for this export">
              <SlotGroups slots={slots}>
                {(slot) => (
                  <SlotField
                    key={slot.name}
                    slot={slot}
                    value={valueIn(form.data, slot.name)}
                    error={errorAt(slotPointer(slot.name), ({ data }) => valueIn(data, slot.name))}
                    onChange={(value) => change({ data: withValue(form.data, slot.name, value) })}
                  />
                )}
              </SlotGroups>
            </FieldGroup>
          )}
        </form>
        <div className="grid gap-4 md:sticky md:top-0">
          <ExportPreview {...{ design, form }} />
          <p className="text-sm text-ink-soft tabular-nums">{describeOutput(design, form)}</p>
          {created && (
            <ExportResult
              key={created._id}
              exportItem={created}
              onRetry={() => retrying.mutate(created._id, { onSuccess: show })}
            />
          )}
        </div>
      </div>
      <div className="mt-6">
        <ApiCall title="API request" curl={exportCurl(body)} typescript={exportTypescript(body)} />
      </div>
    </Dialog>
  )
}

const FIELDS = [...Object.keys(COMMON_OPTIONS), ...Object.keys(OWN_OPTIONS)]

function hasField(error: unknown): boolean {
  return FIELDS.some((name) => fieldErrorUnder(error, `/${name}`) !== undefined)
}

function describeOutput(design: OpenDesign, form: ExportForm): string {
  const { format, pages, options } = form
  const factor = scaleIn(form)
  if (factor === undefined) return '\u00A0'
  const size = { width: design.width * factor, height: design.height * factor }
  const count = pages.trim() === '' ? design.pageCount : (pagesIn(pages)?.length ?? design.pageCount)
  if (FORMATS[format].kind === 'document') return `${counted(count, 'page')} · ${sizeIn(size, 'mm')}`
  const dimensions = `${Math.max(1, Math.round(size.width))} × ${Math.max(1, Math.round(size.height))} px`
  if (FORMATS[format].kind === 'animation' || valuesToSend(FORMATS[format].options, options)['animated'] === true) {
    return count === 1 ? dimensions : `${counted(count, 'page')} in one file of ${dimensions}`
  }
  return count === 1 ? dimensions : `${count} files of ${dimensions}, as a ZIP`
}
