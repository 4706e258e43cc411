import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { designPagesQuery, type OpenDesign } from '../../api/design-queries.ts'
import { PagePictures } from '../../parts/page-pictures.tsx'

/** The pages of a design. A press on the large one opens the editor. */
export function DesignPages({ design }: { design: OpenDesign }) {
  const { data: pages, error, refetch } = useQuery(designPagesQuery(design))
  const openEditor = (picture: ReactNode): ReactNode => (
    <Link
      to="/designs/$id/edit"
      params={{ id: design._id }}
      search={{}}
      aria-label={`Edit ${design.title}`}
      className="block"
    >
      {picture}
    </Link>
  )
  return <PagePictures of={design} pages={pages} error={error} onRetry={() => void refetch()} frame={openEditor} />
}
