import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type SyntheticEvent, useMemo } from 'react'
import { platen } from '../../api/platen.ts'
import { couldNot, fieldError } from '../../api/explain-error.ts'
import { curlPost, typescriptCall } from '../../api/request-samples.ts'
import type { OpenTemplate } from '../../api/template-queries.ts'
import { useToast } from '../../api/use-toast.ts'
import { checkedDocument } from '../../painter/checked-document.ts'
import { ApiCall } from '../../parts/api-call.tsx'
import { Button } from '../../parts/button.tsx'
import { TextField } from '../../parts/field.tsx'
import { type ContentDraft, EMPTY_DRAFT, isEmptyDraft } from '../content/content-draft.ts'
import { editableSlots } from '../content/editable-slots.ts'
import { errorAt, slotErrors } from '../content/slot-errors.ts'
import { FormFooter, SlotFields } from '../content/slot-fields.tsx'
import type { SlotData } from '../content/slot-inputs.ts'
import type { SlotWarning } from '../content/slot-warnings.ts'

interface TemplateFormProps {
  readonly template: OpenTemplate
  readonly draft: ContentDraft
  readonly isRestored: boolean
  readonly warnings: readonly SlotWarning[]
  readonly onChange: (draft: ContentDraft) => void
  readonly onCreated: () => void
}

export function TemplateForm({ template, draft, isRestored, warnings, onChange, onCreated }: TemplateFormProps) {
  const create = useCreateFromTemplate(onCreated)
  const document = checkedDocument(template.document)
  const slots = useMemo(() => editableSlots(document), [document])
  const errors = slotErrors(create.error, document)
  const { data, title = template.title } = draft
  const body = {
    fromTemplate: template._id,
    title,
    // Without `data`, nothing is required.
    ...((Object.keys(data).length > 0 || slots.some(({ required }) => required)) && { data }),
  }
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    create.mutate(body)
  }
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {slots.length > 0 && (
        <SlotFields
          {...{ slots, data, warnings, isRestored }}
          onChange={(changed) => onChange({ ...draft, data: changed })}
          errorOf={(path) => errorAt(path, errors)}
          resetLabel="Reset to template"
          onReset={isEmptyDraft(draft) ? undefined : () => onChange(EMPTY_DRAFT)}
        />
      )}
      <div className="border-t border-rule pt-6">
        <TextField
          label="Design title"
          value={title}
          maxLength={255}
          dir="auto"
          error={fieldError(create.error, '/title')}
          onChange={({ target: { value } }) =>
            onChange({ ...draft, title: value === template.title ? undefined : value })
          }
        />
      </div>
      <FormFooter>
        <Button type="submit" variant="primary" height="large" busy={create.isPending}>
          Use this template
        </Button>
      </FormFooter>
      <ApiCall
        title="API request"
        curl={curlPost('/api/designs', body)}
        typescript={typescriptCall({
          ...{ name: 'design', method: 'createDesign', body },
          after: 'console.log(design._id)',
        })}
      />
    </form>
  )
}

function useCreateFromTemplate(onCreated: () => void) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { showError } = useToast()
  return useMutation({
    mutationFn: (body: { fromTemplate: string; title: string; data?: SlotData }) => platen.createDesign({ body }),
    onSuccess: async (design) => {
      onCreated()
      void queries.invalidateQueries({ queryKey: ['designs'] })
      await navigate({ to: '/designs/$id', params: { id: design._id } })
    },
    onError: (error) => showError(couldNot('create the design', error)),
  })
}
