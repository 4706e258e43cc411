import { useInfiniteQuery } from '@tanstack/react-query'
import { KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import { keysQuery } from '../../api/keys.ts'
import { messageOf } from '../../api/problem.ts'
import { Button } from '../../parts/button.tsx'
import { PageHeader } from '../../parts/page-header.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '../../parts/states.tsx'
import { KeyRow } from './key-row.tsx'
import { NewKeyDialog } from './new-key-dialog.tsx'

/** The API keys: made, renamed and revoked here, and nowhere else in the browser. */
export function KeysPage() {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useInfiniteQuery(keysQuery)
  const [isMaking, setMaking] = useState(false)
  const make = (
    <Button look="primary" icon={Plus} onClick={() => setMaking(true)}>
      Make a key
    </Button>
  )
  const keys = data?.pages.flatMap((page) => page.keys)
  const isEmpty = keys?.length === 0
  return (
    <>
      <PageHeader title="API keys" actions={!isEmpty && make}>
        Programs use the API with them. Give each program one of its own, so that one can be revoked without the others.
      </PageHeader>
      {error && !keys ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : isEmpty ? (
        <EmptyState icon={KeyRound} title="No keys yet" action={make}>
          With a key, a program can make designs and exports in your name.
        </EmptyState>
      ) : keys ? (
        <ul className="divide-y divide-rule border-y border-rule">
          {keys.map((key) => (
            <KeyRow key={key._id} apiKey={key} />
          ))}
        </ul>
      ) : (
        <KeysPending />
      )}
      {hasNextPage && (
        <div className="mt-5 grid justify-items-center gap-2">
          {isFetchNextPageError && (
            <p role="alert" className="text-sm font-medium text-bad">
              {messageOf(error)}
            </p>
          )}
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
      {isMaking && <NewKeyDialog onClose={() => setMaking(false)} />}
    </>
  )
}

function KeysPending() {
  return (
    <div className="divide-y divide-rule border-y border-rule">
      <Loading label="The keys are loading" />
      {[1, 2, 3].map((row) => (
        <div key={row} className="grid gap-2 py-5">
          <Skeleton className="h-5 w-44" />
          <Skeleton className="h-4 w-80 max-w-full" />
        </div>
      ))}
    </div>
  )
}
