import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { OWN_OPTIONS } from '../../../formats/formats.ts'
import { COMMON_OPTIONS } from '../../../formats/shared-options.ts'
import type { OpenDesign } from '../../api/design-queries.ts'
import { type Export, isInProgress, updateCachedExport, useRetryExport } from '../../api/export-queries.ts'
import { platen } from '../../api/platen.ts'
import { fieldErrorUnder, messageOf } from '../../api/explain-error.ts'
import { ApiCall } from '../../parts/api-call.tsx'
import { checkedDocument } from '../../painter/checked-document.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { FormError } from '../../parts/form.tsx'
import { usePreference } from '../../parts/preferences.ts'
import { editableSlots } from '../content/editable-slots.ts'
import { fittingData } from '../content/fitting-data.ts'
import { exportCurl, exportTypescript } from '../../api/request-samples.ts'
import { ExportFields } from './export-fields.tsx'
import { bodyOf, type ExportForm, pagesError } from './export-form.ts'
import { ExportPreview } from './export-preview.tsx'
import { ExportResult } from './export-result.tsx'
import { ContentSection, MoreSection, PrintSection } from './export-sections.tsx'
import { choicesOf, formFrom } from './last-export.ts'
import type { ErrorAt } from './option-fields.tsx'
import { describeOutput, scaleIssue } from './output-size.ts'

const FORM = 'new-export'
const POLL_MS = 700

interface ExportDialogProps {
  readonly design: OpenDesign
  readonly initial: ExportForm | undefined
  readonly onClose: (form: ExportForm) => void
}

export function ExportDialog({ design, initial, onClose }: ExportDialogProps) {
  const queries = useQueryClient()
  const document = checkedDocument(design.document)
  const slots = useMemo(() => editableSlots(document), [document])
  const [stored, store] = usePreference('platen-export')
  const [form, setForm] = useState(() => {
    const begun = initial ?? formFrom(stored, design)
    return { ...begun, data: fittingData(begun.data, document) }
  })
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
  const fields = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (creating.error !== null) fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [creating.error])
  const isWrong = pagesError(form) !== undefined || scaleIssue(design, form) !== undefined
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
          <p className="mr-auto self-center py-1 text-sm text-ink-soft tabular-nums max-sm:w-full">
            {describeOutput(design, form)}
          </p>
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
            if (isWrong) return
            store(choicesOf(form))
            creating.mutate(form)
          }}
        >
          {creating.error !== null && !hasErrorAtField && <FormError>{messageOf(creating.error)}</FormError>}
          <ExportFields {...{ design, form, errorAt }} onChange={change} />
          <div>
            <PrintSection {...{ design, form, errorAt }} onChange={change} />
            <ContentSection {...{ design, form, errorAt, slots }} onChange={change} />
            <MoreSection {...{ design, form, errorAt }} onChange={change} />
          </div>
        </form>
        <div className="grid gap-4 md:sticky md:top-0">
          <ExportPreview {...{ design, form }} />
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
