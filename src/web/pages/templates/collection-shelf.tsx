import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { Collection } from '../../api/template-queries.ts'
import { DesignPicture } from '../../parts/design-picture.tsx'
import { counted } from '../../parts/format-text.ts'

/** How many pictures represent a collection: the first ones. */
const SHOWN = 3

export function CollectionShelf({ collections }: { collections: readonly Collection[] }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="mb-9">
      <h2 id={heading} className="mb-3 text-lg">
        Collections
      </h2>
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pb-2 sm:-mx-6 sm:scroll-px-6 sm:px-6 md:mx-0 md:scroll-px-0 md:px-0">
        {collections.map((collection) => (
          <li key={collection._id} className="w-64 shrink-0 snap-start">
            <CollectionCard collection={collection} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function CollectionCard({ collection: { _id: id, title, templates } }: { collection: Collection }) {
  return (
    <Link to="/templates" search={{ collection: id }} className="group block rounded-lg">
      <span className="flex h-36 items-center justify-center gap-2.5 overflow-hidden rounded-lg bg-well px-4 transition-shadow duration-120 group-hover:shadow-raised">
        {templates.slice(0, SHOWN).map(({ _id, thumbnailUrl: url, width, height }) => (
          <span key={_id} style={{ width: `${shareOf({ width, height })}%` }}>
            <DesignPicture {...{ url, width, height }} />
          </span>
        ))}
      </span>
      <span className="mt-2.5 block truncate text-sm font-semibold">{title}</span>
      <span className="block text-sm text-ink-soft">{counted(templates.length, 'template')}</span>
    </Link>
  )
}

/** Of the width of a card, for pictures of about the same area. */
function shareOf({ width, height }: { width: number; height: number }): number {
  return Math.min(40, 30 * Math.sqrt(width / height))
}
