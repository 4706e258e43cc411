import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type Design, designsPageQuery } from '../../api/design-queries.ts'
import { DesignThumbnail } from '../../parts/design-picture.tsx'

/** As many as fit next to each other on a wide screen. */
const MAX_SHOWN = 8

/** Designs opened last in the app, on this device or another one. */
export function RecentDesigns() {
  const { data } = useQuery(designsPageQuery({ recent: true }, 0))
  const designs = data?.designs.slice(0, MAX_SHOWN) ?? []
  if (designs.length === 0) return null
  return (
    <section aria-labelledby="recent" className="mb-6 grid grid-cols-1 gap-2.5">
      <div className="flex min-h-9 items-center justify-between gap-3">
        <h2 id="recent" className="text-base">
          Recently opened
        </h2>
        <Link
          to="/designs"
          search={{ show: 'recent' }}
          className="touchable rounded-sm text-sm font-semibold text-ink-soft hover:text-ink"
        >
          Show all
        </Link>
      </div>
      <ul className="-m-1 flex gap-3 overflow-x-auto p-1">
        {designs.map((design) => (
          <li key={design._id} className="w-32 shrink-0">
            <Recent design={design} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Recent({ design: { _id: id, title, thumbnailUrl, width, height } }: { design: Design }) {
  return (
    <Link to="/designs/$id/edit" params={{ id }} search={{}} className="group block rounded-lg outline-offset-3">
      <DesignThumbnail
        url={thumbnailUrl}
        width={width}
        height={height}
        className="rounded-lg transition-colors duration-120 group-hover:bg-ink/9"
      />
      <p className="mt-1.5 truncate px-0.5 text-xs font-semibold user-text">{title}</p>
    </Link>
  )
}
