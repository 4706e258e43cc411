import { useDeferredValue, useMemo, useState } from 'react'
import { type OpenTemplate } from '../../api/templates.ts'
import { counted, dimensions } from '../../parts/format.ts'
import { usePageTitle } from '../../parts/page-header.tsx'
import { Badge } from '../../parts/badge.tsx'
import { PageStage } from './page-stage.tsx'
import { type SlotData } from './slot-values.ts'
import { SlotForm } from './slot-form.tsx'

/** The pages at the left, drawn by the painter itself, and the form that fills them. */
export function TemplateStudio({ template }: { template: OpenTemplate }) {
  usePageTitle(template.title)
  const [data, setData] = useState<SlotData>({})
  // Typing goes first: the pages follow as soon as there is time.
  const drawn = useDeferredValue(data)
  const size = useMemo(() => ({ width: template.width, height: template.height }), [template.width, template.height])
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="order-2 lg:order-1">
        <PageStage document={template.document} size={size} data={drawn} title={template.title} />
      </div>
      <div className="order-1 grid content-start gap-6 lg:order-2">
        <header>
          <h1 className="text-2xl user-text">{template.title}</h1>
          <p className="mt-2 text-ink-soft user-text">{template.description}</p>
          <p className="mt-3 flex flex-wrap items-center gap-2 text-sm text-ink-soft tabular-nums">
            {template.category !== '' && <Badge>{template.category}</Badge>}
            {dimensions(template)} · {counted(template.pageCount, 'page')}
          </p>
        </header>
        <SlotForm template={template} data={data} onChange={setData} />
      </div>
    </div>
  )
}
