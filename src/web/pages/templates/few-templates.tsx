import { useId } from 'react'
import type { Template } from '../../api/template-queries.ts'
import { Gallery } from './gallery.tsx'
import { TemplateCard } from './template-card.tsx'

/** As many templates as fit into one row, under a heading. Nothing if there are none. */
export function FewTemplates({ title, templates }: { title: string; templates: readonly Template[] }) {
  const heading = useId()
  if (templates.length === 0) return null
  return (
    <section aria-labelledby={heading} className="mb-9">
      <h2 id={heading} className="mb-3 text-lg">
        {title}
      </h2>
      <Gallery oneRow>
        {templates.map((template) => (
          <li key={template._id}>
            <TemplateCard template={template} />
          </li>
        ))}
      </Gallery>
    </section>
  )
}
