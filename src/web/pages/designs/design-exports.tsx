import { useInfiniteQuery } from '@tanstack/react-query'
import type { OpenDesign } from '../../api/design-queries.ts'
import { exportsQuery } from '../../api/export-queries.ts'
import { exportCurl, exportTypescript } from '../../api/request-samples.ts'
import { useExportUpdates } from '../../api/use-export-updates.ts'
import { ApiCall } from '../../parts/api-call.tsx'
import { Button } from '../../parts/button.tsx'
import { ErrorState, Skeleton } from '../../parts/states.tsx'
import { ExportRow } from '../exports/export-item.tsx'

/** The exports of a design, and how to make one via the API. */
export function DesignExports({ design }: { design: OpenDesign }) {
  useExportUpdates()
  const query = useInfiniteQuery(exportsQuery({ designId: design._id }))
  const exports = query.data?.pages.flatMap((page) => page.exports) ?? []
  const body = { designId: design._id, format: 'png' } as const
  return (
    <section aria-labelledby="exports" className="grid grid-cols-1 gap-4">
      <h2 id="exports" className="text-lg">
        Exports
      </h2>
      {query.isPending ? (
        <Skeleton className="h-19 w-full" />
      ) : query.isError ? (
        <ErrorState error={query.error} title="Couldn’t load exports" onRetry={() => void query.refetch()} />
      ) : exports.length === 0 ? (
        <p className="text-sm text-ink-soft">No exports yet. Exported files will appear here.</p>
      ) : (
        <ul className="border-t border-rule">
          {exports.map((exportItem) => (
            <li key={exportItem._id} className="h-19 border-b border-rule">
              <ExportRow exportItem={exportItem} />
            </li>
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button
          className="justify-self-center"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show more
        </Button>
      )}
      <ApiCall title="Export via API" curl={exportCurl(body)} typescript={exportTypescript(body)} />
    </section>
  )
}
