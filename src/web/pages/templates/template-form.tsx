import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type SyntheticEvent, useState } from 'react'
import { platen } from '../../api/platen.ts'
import { faultOf, messageOf } from '../../api/problem.ts'
import { type OpenTemplate } from '../../api/templates.ts'
import { curlText, typescriptText } from '../../api/call-text.ts'
import { ApiCall } from '../../parts/api-call.tsx'
import { Button } from '../../parts/button.tsx'
import { TextField } from '../../parts/field.tsx'
import { useToast } from '../../parts/toast.tsx'
import { SlotField } from './slot-field.tsx'
import { type SlotData } from './slot-values.ts'

interface SlotFormProps {
  readonly template: OpenTemplate
  readonly data: SlotData
  readonly onChange: (data: SlotData) => void
}

/** Fills the slots, and makes a design of what came of it. */
export function SlotForm({ template, data, onChange }: SlotFormProps) {
  const [title, setTitle] = useState(template.title)
  const create = useCreateFromTemplate()
  const body = {
    fromTemplate: template._id,
    title,
    ...(Object.keys(data).length > 0 && { data }),
  }
  const set = (name: string, value: string | null | undefined): void => {
    const { [name]: _before, ...others } = data
    onChange(value === undefined ? others : { ...others, [name]: value })
  }
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    create.mutate(body)
  }
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {template.slots.length > 0 && (
        <fieldset className="grid gap-4">
          <legend className="mb-3 flex w-full items-center justify-between gap-3">
            <span className="font-display text-lg font-bold">Fill it</span>
          </legend>
          {template.slots.map((slot) => (
            <SlotField
              key={slot.name}
              slot={slot}
              value={data[slot.name]}
              onChange={(value) => set(slot.name, value)}
              error={faultOf(create.error, `/data/${slot.name.replaceAll('~', '~0').replaceAll('/', '~1')}`)}
            />
          ))}
          {Object.keys(data).length > 0 && (
            <Button height="small" className="justify-self-start" onClick={() => onChange({})}>
              Reset to the template
            </Button>
          )}
        </fieldset>
      )}
      <div className="grid gap-4 border-t border-rule pt-6">
        <TextField
          label="Title of your design"
          value={title}
          maxLength={255}
          dir="auto"
          error={faultOf(create.error, '/title')}
          onChange={(event) => setTitle(event.target.value)}
        />
        <Button type="submit" look="primary" height="large" busy={create.isPending}>
          Use this template
        </Button>
      </div>
      <ApiCall
        title="The same by the API"
        curl={curlText('/api/designs', body)}
        typescript={typescriptText({
          ...{ name: 'design', method: 'createDesign', body },
          after: 'console.log(design._id)',
        })}
      />
    </form>
  )
}

function useCreateFromTemplate() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { fail } = useToast()
  return useMutation({
    mutationFn: (body: { fromTemplate: string; title: string; data?: SlotData }) => platen.createDesign({ body }),
    onSuccess: async (design) => {
      void queries.invalidateQueries({ queryKey: ['designs'] })
      await navigate({ to: '/designs/$id', params: { id: design._id } })
    },
    onError: (error) => fail(`No design was made. ${messageOf(error)}`),
  })
}
