import { useDeferredValue, useMemo, useState } from 'react'
import { type OpenTemplate } from '../../api/templates.ts'
import { counted, dimensions } from '../../parts/format.ts'
import { usePageTitle } from '../../parts/page-header.tsx'
import { Badge } from '../../parts/badge.tsx'
import { PageStage } from './page-stage.tsx'
import { RemoveTemplate } from './remove-template.tsx'
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
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
      <header className="lg:col-start-2">
        <h1 className="text-2xl user-text">{template.title}</h1>
        <p className="mt-2 text-ink-soft user-text">{template.description}</p>
        <p className="mt-3 flex flex-wrap items-center gap-2 text-sm text-ink-soft tabular-nums">
          {template.category !== '' && <Badge>{template.category}</Badge>}
          {dimensions(template)} · {counted(template.pageCount, 'page')}
        </p>
        {!template.builtIn && (
          <div className="mt-4">
            <RemoveTemplate template={template} />
          </div>
        )}
      </header>
      <div className="max-lg:sticky max-lg:top-0 max-lg:z-20 max-lg:-mx-4 max-lg:bg-paper max-lg:px-4 max-lg:py-2 sm:max-lg:-mx-6 sm:max-lg:px-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <PageStage document={template.document} size={size} data={drawn} title={template.title} />
      </div>
      <div className="lg:col-start-2">
        <SlotForm template={template} data={data} onChange={setData} />
      </div>
    </div>
  )
}
