import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type SyntheticEvent, useMemo } from 'react'
import { curlText, typescriptText } from '../../api/call-text.ts'
import { platen } from '../../api/platen.ts'
import { couldNot, faultOf, faultUnder } from '../../api/problem.ts'
import { type OpenTemplate } from '../../api/templates.ts'
import { checkedDocument } from '../../painter/checked-document.ts'
import { ApiCall } from '../../parts/api-call.tsx'
import { Button } from '../../parts/button.tsx'
import { TextField } from '../../parts/field.tsx'
import { useToast } from '../../api/use-toast.ts'
import { FormFoot } from '../studio/form-foot.tsx'
import { fillableSlots } from '../studio/fillable-slots.ts'
import { type Filling, isNothing, NOTHING_FILLED } from '../studio/filling.ts'
import { slotPointer } from '../studio/slot-errors.ts'
import { SlotFields } from '../studio/slot-fields.tsx'
import { type SlotData } from '../studio/slot-values.ts'
import { type SlotWarning } from '../studio/slot-warnings.ts'

interface TemplateFormProps {
  readonly template: OpenTemplate
  readonly filling: Filling
  /** Whether `filling` is a draft of an earlier visit. */
  readonly isRestored: boolean
  readonly warnings: readonly SlotWarning[]
  readonly onChange: (filling: Filling) => void
  readonly onCreated: () => void
}

export function TemplateForm({ template, filling, isRestored, warnings, onChange, onCreated }: TemplateFormProps) {
  const create = useCreateFromTemplate(onCreated)
  const slots = useMemo(() => fillableSlots(checkedDocument(template.document)), [template.document])
  const { data, title = template.title } = filling
  const body = {
    fromTemplate: template._id,
    title,
    ...(Object.keys(data).length > 0 && { data }),
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
          onChange={(changed) => onChange({ ...filling, data: changed })}
          errorOf={(name) => faultUnder(create.error, slotPointer(name))}
          resetLabel="Reset to template"
          onReset={isNothing(filling) ? undefined : () => onChange(NOTHING_FILLED)}
        />
      )}
      <div className="border-t border-rule pt-6">
        <TextField
          label="Design title"
          value={title}
          maxLength={255}
          dir="auto"
          error={faultOf(create.error, '/title')}
          onChange={({ target: { value } }) =>
            onChange({ ...filling, title: value === template.title ? undefined : value })
          }
        />
      </div>
      <FormFoot>
        <Button type="submit" look="primary" height="large" busy={create.isPending}>
          Use this template
        </Button>
      </FormFoot>
      <ApiCall
        title="API request"
        curl={curlText('/api/designs', body)}
        typescript={typescriptText({
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
