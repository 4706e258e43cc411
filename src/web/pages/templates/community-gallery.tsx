import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { SearchX, Users } from 'lucide-react'
import { communityQuery } from '../../api/community.ts'
import { Badge } from '../../parts/badge.tsx'
import { counted, dimensions } from '../../parts/format.ts'
import { EmptyState, ErrorState } from '../../parts/states.tsx'
import { WatchEnd } from '../../parts/watch-end.tsx'
import { Gallery, GalleryPicture, GallerySkeleton } from './gallery.tsx'

/** What others made public. */
export function CommunityGallery({ q }: { q: string }) {
  const query = useInfiniteQuery(communityQuery(q))
  if (query.isPending) return <GallerySkeleton />
  if (query.isError) {
    return (
      <ErrorState
        error={query.error}
        title="The community’s designs could not be loaded"
        onRetry={() => void query.refetch()}
      />
    )
  }
  const designs = query.data.pages.flatMap((page) => page.designs)
  if (designs.length === 0) {
    return q === '' ? (
      <EmptyState icon={Users} title="Nobody has made a design public yet">
        Open a design of yours and set its visibility to public: it appears here for everybody on this service.
      </EmptyState>
    ) : (
      <EmptyState icon={SearchX} title="No public design has such a title" />
    )
  }
  return (
    <>
      <Gallery>
        {designs.map((design) => (
          <li key={design._id}>
            <Link to="/s/$id" params={{ id: design._id }} className="group block rounded-lg">
              <GalleryPicture url={design.thumbnailUrl} width={design.width} height={design.height} />
              <span className="mt-2.5 flex items-center gap-2">
                <span className="truncate text-sm font-semibold user-text">{design.title}</span>
                {design.sharing.copy && <Badge>Template</Badge>}
              </span>
              <span className="block truncate text-sm text-ink-soft tabular-nums">
                {dimensions(design)}
                {design.pageCount > 1 && ` · ${counted(design.pageCount, 'page')}`}
              </span>
            </Link>
          </li>
        ))}
      </Gallery>
      <WatchEnd
        onNear={query.hasNextPage && !query.isFetchingNextPage ? () => void query.fetchNextPage() : undefined}
      />
    </>
  )
}
