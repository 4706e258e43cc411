import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { OpenDesign } from '../../api/design-queries.ts'
import { templateQuery } from '../../api/template-queries.ts'
import { Button } from '../../parts/button.tsx'
import { CopyButton } from '../../parts/copy-button.tsx'
import { count } from '../../parts/format-text.ts'
import { RelativeTime } from '../../parts/relative-time.tsx'
import { sizeIn, sizeText, unitOf } from '../../parts/sizes.ts'

export function DesignDetails({ design, onEditTags }: { design: OpenDesign; onEditTags: () => void }) {
  const { tags, fromTemplate } = design
  return (
    <section aria-labelledby="details" className="grid grid-cols-1 gap-4">
      <h2 id="details" className="text-lg">
        Details
      </h2>
      <dl className="grid divide-y divide-rule border-y border-rule text-sm">
        <Detail name="Size">
          {sizeText(design)}
          <span className="block text-ink-soft">{sizeIn(design, unitOf(design) === 'px' ? 'mm' : 'px')}</span>
        </Detail>
        <Detail name="Pages">{count(design.pageCount)}</Detail>
        <Detail name="Tags">
          <span className="flex flex-wrap items-center justify-end gap-1">
            {tags.map((tag) => (
              <Link
                key={tag}
                to="/designs"
                search={{ tag }}
                className="max-w-full truncate rounded-full bg-ink/7 px-2 py-0.5 text-xs font-semibold hover:bg-ink/12 user-text"
              >
                {tag}
              </Link>
            ))}
            <Button
              variant="quiet"
              height="small"
              className="-mr-2.5 max-w-none whitespace-nowrap"
              onClick={onEditTags}
            >
              {tags.length === 0 ? 'Add tags' : 'Edit'}
            </Button>
          </span>
        </Detail>
        <Detail name="Last modified">
          <RelativeTime at={design.updatedAt} />
        </Detail>
        <Detail name="Created">
          <RelativeTime at={design.createdAt} />
        </Detail>
        <Detail name="Version">
          <span className="inline-flex items-baseline gap-1">
            {count(design.revision)}
            <Button asChild variant="quiet" height="small" className="-mr-2.5">
              <Link to="/designs/$id/versions" params={{ id: design._id }}>
                View all
              </Link>
            </Button>
          </span>
        </Detail>
        {fromTemplate !== null && (
          <Detail name="Created from">
            <Origin id={fromTemplate} />
          </Detail>
        )}
        <Detail name="ID">
          <span className="flex items-center justify-end gap-1">
            <code data-varies className="min-w-0 text-xs break-all">
              {design._id}
            </code>
            <CopyButton text={design._id} name="Copy ID" />
          </span>
        </Detail>
      </dl>
    </section>
  )
}

function Origin({ id }: { id: string }) {
  if (!id.startsWith('tpl_')) return <span>Another design</span>
  return <TemplateLink id={id} />
}

function TemplateLink({ id }: { id: string }) {
  const { data } = useQuery(templateQuery(id))
  return (
    <Link to="/templates/$id" params={{ id }} className="font-semibold underline underline-offset-4 user-text">
      {data?.title ?? 'Template'}
    </Link>
  )
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-6 py-2.5">
      <dt className="shrink-0 text-ink-soft">{name}</dt>
      <dd className="min-w-0 text-right tabular-nums">{children}</dd>
    </div>
  )
}
