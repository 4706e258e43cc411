import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { platen } from '../../api/platen.ts'
import { couldNot } from '../../api/explain-error.ts'
import { type OpenTemplate, TEMPLATES_KEY } from '../../api/template-queries.ts'
import { useToast } from '../../api/use-toast.ts'
import { checkedDocument } from '../../painter/checked-document.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import { ConfirmDialog } from '../../parts/dialog.tsx'
import { counted, dimensions } from '../../parts/format-text.ts'
import { usePageTitle } from '../../parts/page-header.tsx'
import { useContentDraft } from '../content/content-draft.ts'
import { ContentEditor } from '../content/content-editor.tsx'
import { useDrawnWarnings } from '../content/use-drawn-warnings.ts'
import { TemplateVisibility } from './template-visibility.tsx'
import { TemplateForm } from './template-form.tsx'

export function TemplateEditor({ template }: { template: OpenTemplate }) {
  usePageTitle(template.title)
  const document = checkedDocument(template.document)
  const { draft, isRestored, change, deleteDraft } = useContentDraft(template._id, document)
  const { warnings, onDrawn } = useDrawnWarnings(document, draft.data)
  const size = useMemo(() => ({ width: template.width, height: template.height }), [template.width, template.height])
  return (
    <ContentEditor
      document={document}
      size={size}
      data={draft.data}
      title={template.title}
      {...{ warnings, onDrawn }}
      header={<TemplateHeader template={template} />}
    >
      <TemplateForm {...{ template, draft, isRestored, warnings }} onChange={change} onCreated={deleteDraft} />
    </ContentEditor>
  )
}

function TemplateHeader({ template }: { template: OpenTemplate }) {
  return (
    <>
      <h1 className="text-2xl user-text">{template.title}</h1>
      <p className="mt-2 text-ink-soft user-text">{template.description}</p>
      <p className="mt-3 flex flex-wrap items-center gap-2 text-sm text-ink-soft tabular-nums">
        {template.category !== '' && <Badge>{template.category}</Badge>}
        {dimensions(template)} · {counted(template.pageCount, 'page')}
      </p>
      {template.own && (
        <div className="mt-4 flex flex-wrap gap-2">
          <TemplateVisibility template={template} />
          <DeleteTemplate template={template} />
        </div>
      )}
    </>
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
