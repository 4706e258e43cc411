import { useMemo } from 'react'
import { type OpenTemplate } from '../../api/templates.ts'
import { checkedDocument } from '../../painter/checked-document.ts'
import { Badge } from '../../parts/badge.tsx'
import { counted, dimensions } from '../../parts/format.ts'
import { usePageTitle } from '../../parts/page-header.tsx'
import { Studio } from '../studio/studio.tsx'
import { useDrawnWarnings } from '../studio/use-drawn-warnings.ts'
import { useFilling } from '../studio/use-filling.ts'
import { DeleteTemplate } from './delete-template.tsx'
import { TemplateForm } from './template-form.tsx'

export function TemplateStudio({ template }: { template: OpenTemplate }) {
  usePageTitle(template.title)
  const document = checkedDocument(template.document)
  const { filling, isRestored, change, forget } = useFilling(template._id, document)
  const { warnings, onDrawn } = useDrawnWarnings(document, filling.data)
  const size = useMemo(() => ({ width: template.width, height: template.height }), [template.width, template.height])
  return (
    <Studio
      document={document}
      size={size}
      data={filling.data}
      title={template.title}
      {...{ warnings, onDrawn }}
      header={<TemplateHeader template={template} />}
    >
      <TemplateForm {...{ template, filling, isRestored, warnings }} onChange={change} onCreated={forget} />
    </Studio>
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
      {!template.builtIn && (
        <div className="mt-4">
          <DeleteTemplate template={template} />
        </div>
      )}
    </>
  )
}
