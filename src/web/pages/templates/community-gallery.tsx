import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { SearchX, Users } from 'lucide-react'
import { communityQuery } from '../../api/shared-designs.ts'
import { Badge } from '../../parts/badge.tsx'
import { EmptyState, ErrorState } from '../../parts/states.tsx'
import { ScrollSentinel } from '../../parts/scroll-sentinel.tsx'
import { Gallery, GalleryCard, GallerySkeleton } from './gallery.tsx'

export function CommunityGallery({ q }: { q: string }) {
  const query = useInfiniteQuery(communityQuery(q))
  if (query.isPending) return <GallerySkeleton />
  if (query.isError) {
    return (
      <ErrorState error={query.error} title="Couldn’t load community designs" onRetry={() => void query.refetch()} />
    )
  }
  const designs = query.data.pages.flatMap((page) => page.designs)
  if (designs.length === 0) {
    return q === '' ? (
      <EmptyState icon={Users} title="No public designs yet">
        Set a design’s visibility to Public to share it with everyone here.
      </EmptyState>
    ) : (
      <EmptyState icon={SearchX} title="No matching public designs" />
    )
  }
  return (
    <>
      <Gallery>
        {designs.map((design) => (
          <li key={design._id}>
            <Link to="/s/$id" params={{ id: design._id }} className="group block rounded-lg">
              <GalleryCard
                title={design.title}
                url={design.thumbnailUrl}
                width={design.width}
                height={design.height}
                pageCount={design.pageCount}
                badge={design.sharing.copy && <Badge>Template</Badge>}
              />
            </Link>
          </li>
        ))}
      </Gallery>
      <ScrollSentinel
        onNear={query.hasNextPage && !query.isFetchingNextPage ? () => void query.fetchNextPage() : undefined}
      />
    </>
  )
}
