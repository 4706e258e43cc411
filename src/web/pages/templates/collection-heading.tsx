import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { Collection } from '../../api/template-queries.ts'

export function CollectionHeading({ collection: { title, description } }: { collection: Collection }) {
  return (
    <header className="mb-6">
      <Link
        to="/templates"
        search={{}}
        className="mb-3 inline-flex items-center gap-1.5 rounded-sm text-sm font-semibold text-ink-soft hover:text-ink"
      >
        <ArrowLeft className="size-4" aria-hidden /> All templates
      </Link>
      <h2 className="text-xl">{title}</h2>
      <p className="mt-1 text-ink-soft">{description}</p>
    </header>
  )
}
