import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { hasSlots } from '../../../document/has-slots.ts'
import { platen } from '../../api/platen.ts'
import { couldNot } from '../../api/explain-error.ts'
import { curlPost, typescriptCall } from '../../api/request-samples.ts'
import {
  type OpenTemplate,
  similarTemplatesQuery,
  templatePagesQuery,
  TEMPLATES_KEY,
} from '../../api/template-queries.ts'
import { useToast } from '../../api/use-toast.ts'
import { ApiCall } from '../../parts/api-call.tsx'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import { ConfirmDialog } from '../../parts/dialog.tsx'
import { counted } from '../../parts/format-text.ts'
import { sizeIn, sizeText, unitOf } from '../../parts/sizes.ts'
import { usePageTitle } from '../../parts/page-header.tsx'
import { PagePictures } from '../../parts/page-pictures.tsx'
import { sampleData } from './sample-data.ts'
import { FewTemplates } from './few-templates.tsx'
import { TemplateVisibility } from './template-visibility.tsx'

/** What a template looks like and what can be filled in. Its use makes a design of it, in the editor. */
export function TemplateView({ template }: { template: OpenTemplate }) {
  usePageTitle(template.title)
  const { data: pages, error, refetch } = useQuery(templatePagesQuery(template._id))
  const { data: similar = [] } = useQuery(similarTemplatesQuery(template._id))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="max-lg:contents">
        <div className="max-lg:order-1">
          <PagePictures of={template} pages={pages} error={error} onRetry={() => void refetch()} />
        </div>
        <div className="mt-10 max-lg:order-3">
          <FewTemplates title="Similar templates" templates={similar} />
        </div>
      </div>
      {/* On phones, the pictures are between its parts. */}
      <div className="max-lg:contents lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto">
        <header>
          <TemplateHeader template={template} />
        </header>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 max-lg:order-2 lg:mt-6">
          <Fields template={template} />
          <CreateRequest template={template} />
        </div>
      </div>
    </div>
  )
}

function TemplateHeader({ template }: { template: OpenTemplate }) {
  return (
    <>
      <h1 className="text-2xl user-text">{template.title}</h1>
      <p className="mt-2 text-ink-soft user-text">{template.description}</p>
      <p className="mt-3 flex flex-wrap items-center gap-2 text-sm text-ink-soft tabular-nums">
        {template.category !== '' && <Badge>{template.category}</Badge>}
        {sizeText(template)}
        {unitOf(template) !== 'px' && ` · ${sizeIn(template, 'px')}`} · {counted(template.pageCount, 'page')}
      </p>
      <UseTemplate template={template} />
      {template.own && (
        <div className="mt-4 flex flex-wrap gap-2">
          <TemplateVisibility template={template} />
          <DeleteTemplate template={template} />
        </div>
      )}
    </>
  )
}

/** Always in sight: on phones at the bottom, above the navigation of the app. */
function UseTemplate({ template: { _id: id } }: { template: OpenTemplate }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { showError } = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: () => platen.createDesign({ body: { fromTemplate: id } }),
    onSuccess: async (design) => {
      void queries.invalidateQueries({ queryKey: ['designs'] })
      const search = hasSlots(design.document) ? { panel: 'content' as const } : {}
      await navigate({ to: '/designs/$id/edit', params: { id: design._id }, search })
    },
    onError: (error) => showError(couldNot('create the design', error)),
  })
  return (
    <div className="max-lg:fixed max-lg:inset-x-0 max-lg:bottom-[calc(3.5rem+env(safe-area-inset-bottom))] max-lg:z-20 max-lg:border-t max-lg:border-rule max-lg:bg-paper max-lg:p-3 max-lg:md:bottom-0 max-lg:md:left-16 lg:mt-5">
      <Button variant="primary" height="large" className="w-full" busy={isPending} onClick={() => mutate()}>
        Use this template
      </Button>
    </div>
  )
}

/** What can be filled in, by group. */
function Fields({ template: { slots } }: { template: OpenTemplate }) {
  if (slots.length === 0) return null
  return (
    <section aria-labelledby="fields">
      <h2 id="fields" className="mb-2 text-base">
        Fields
      </h2>
      <dl className="grid gap-2 text-sm">
        {[...Map.groupBy(slots, ({ group }) => group)].map(([group, members]) => (
          <div key={group} className="user-text">
            {group !== null && <dt className="font-semibold">{group}</dt>}
            <dd className="text-ink-soft">{members.map(({ label }) => label).join(', ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function CreateRequest({ template }: { template: OpenTemplate }) {
  const data = sampleData(template.slots)
  const body = { fromTemplate: template._id, ...(Object.keys(data).length > 0 && { data }) }
  return (
    <ApiCall
      title="API request"
      curl={curlPost('/api/designs', body)}
      typescript={typescriptCall({ name: 'design', method: 'createDesign', body, after: 'console.log(design._id)' })}
    />
  )
}

function DeleteTemplate({ template: { _id: id, title } }: { template: OpenTemplate }) {
  const [isConfirming, setConfirming] = useState(false)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { showSuccess, showError } = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: () => platen.removeTemplate({ id }),
    onSuccess: async () => {
      showSuccess('Template deleted')
      void queries.invalidateQueries({ queryKey: TEMPLATES_KEY })
      await navigate({ to: '/templates', search: {}, replace: true })
      queries.removeQueries({ queryKey: ['template', id] })
    },
    onError: (error) => showError(couldNot('delete the template', error)),
  })
  return (
    <>
      <Button variant="danger" height="small" icon={Trash2} onClick={() => setConfirming(true)}>
        Delete template…
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title="Delete this template?"
        verb="Delete"
        busy={isPending}
        onConfirm={() => mutate()}
      >
        <strong className="text-ink user-text">{title}</strong> will be permanently deleted. Designs created from it
        aren’t affected.
      </ConfirmDialog>
    </>
  )
}
