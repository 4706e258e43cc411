import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { accountKeysQuery, useRevokeAccountKey } from '../../api/account-admin-queries.ts'
import type { Key } from '../../api/key-queries.ts'
import type { WatchedAccount } from '../../api/operator-queries.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Pager } from '../../parts/pager.tsx'
import { scopesOf, stateOf } from '../../parts/key-state.ts'
import { RelativeTime, useNow } from '../../parts/relative-time.tsx'
import { RevokeKey } from '../../parts/revoke-key.tsx'
import { ErrorState } from '../../parts/states.tsx'
import { TableSkeleton } from '../../parts/table.tsx'

export function AccountKeysDialog({ account, onClose }: { account: WatchedAccount; onClose: () => void }) {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(accountKeysQuery(account._id, page))
  return (
    <Dialog
      open
      onClose={onClose}
      title="API keys"
      description={<span className="user-text">{account.email}</span>}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      {error && !data ? (
        <ErrorState error={error} title="Couldn’t load keys" onRetry={() => void refetch()} />
      ) : !data ? (
        <TableSkeleton label="Loading keys…" />
      ) : data.total === 0 ? (
        <p className="text-ink-soft">This account has no API keys.</p>
      ) : (
        <>
          <ul aria-label="API keys" className="divide-y divide-rule border-y border-rule">
            {data.keys.map((key) => (
              <KeyItem key={key._id} apiKey={key} />
            ))}
          </ul>
          <Pager page={page} total={data.total} onPageChange={setPage} />
        </>
      )}
    </Dialog>
  )
}

function KeyItem({ apiKey }: { apiKey: Key }) {
  const revocation = useRevokeAccountKey()
  const { name, last4, createdAt, lastUsedAt } = apiKey
  const { label, variant, isActive } = stateOf(apiKey, useNow())
  return (
    <li className="flex items-center gap-4 py-3.5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold user-text">{name}</span>
          <Badge variant={variant}>{label}</Badge>
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          <code data-varies aria-label={`Key ending in ${last4}`}>
            pl_••••{last4}
          </code>
          <span>{scopesOf(apiKey)}</span>
          <span>
            {lastUsedAt === null ? (
              'Never used'
            ) : (
              <>
                Last used <RelativeTime at={lastUsedAt} />
              </>
            )}
          </span>
          <span>
            Created <RelativeTime at={createdAt} />
          </span>
        </p>
      </div>
      {isActive && <RevokeKey id={apiKey._id} name={name} revocation={revocation} />}
    </li>
  )
}
