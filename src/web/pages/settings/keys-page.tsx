import { useInfiniteQuery } from '@tanstack/react-query'
import { KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import { keysQuery } from '../../api/key-queries.ts'
import { couldNot } from '../../api/explain-error.ts'
import { Button } from '../../parts/button.tsx'
import { PageHeader } from '../../parts/page-header.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '../../parts/states.tsx'
import { KeyRow } from './key-row.tsx'
import { NewKeyDialog } from './new-key-dialog.tsx'

export function KeysPage() {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useInfiniteQuery(keysQuery)
  const [isCreating, setCreating] = useState(false)
  const createButton = (
    <Button variant="primary" icon={Plus} onClick={() => setCreating(true)}>
      Create API key
    </Button>
  )
  const keys = data?.pages.flatMap((page) => page.keys)
  const isEmpty = keys?.length === 0
  return (
    <>
      <PageHeader title="API keys" actions={!isEmpty && createButton}>
        Use API keys to authenticate requests. Create one per app so you can revoke them separately.
      </PageHeader>
      {error && !keys ? (
        <ErrorState error={error} title="Couldn’t load API keys" onRetry={() => void refetch()} />
      ) : isEmpty ? (
        <EmptyState icon={KeyRound} title="No API keys yet" action={createButton}>
          Create an API key to start making requests.
        </EmptyState>
      ) : keys ? (
        <ul className="divide-y divide-rule border-y border-rule">
          {keys.map((key) => (
            <KeyRow key={key._id} apiKey={key} />
          ))}
        </ul>
      ) : (
        <KeysSkeleton />
      )}
      {hasNextPage && (
        <div className="mt-5 grid justify-items-center gap-2">
          {isFetchNextPageError && (
            <p role="alert" className="text-sm font-medium text-bad">
              {couldNot('load more keys', error)}
            </p>
          )}
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
      {isCreating && <NewKeyDialog onClose={() => setCreating(false)} />}
    </>
  )
}

function KeysSkeleton() {
  return (
    <div className="divide-y divide-rule border-y border-rule">
      <Loading label="Loading API keys…" />
      {[1, 2, 3].map((row) => (
        <div key={row} className="grid gap-2 py-5">
          <Skeleton className="h-5 w-44" />
          <Skeleton className="h-4 w-80 max-w-full" />
        </div>
      ))}
    </div>
  )
}
