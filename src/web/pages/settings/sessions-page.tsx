import { useQuery } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { useRef, useState } from 'react'
import { couldNot } from '../../api/explain-error.ts'
import { type Session, sessionsQuery, useEndOtherSessions, useEndSession } from '../../api/session-queries.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import { ConfirmDialog } from '../../parts/dialog.tsx'
import { counted } from '../../parts/format-text.ts'
import { useFallbackFocus } from '../../parts/use-fallback-focus.ts'
import { PageHeader } from '../../parts/page-header.tsx'
import { RelativeTime } from '../../parts/relative-time.tsx'
import { ErrorState, Loading, Skeleton } from '../../parts/states.tsx'
import { useToast } from '../../api/use-toast.ts'
import { deviceOf } from './device-name.ts'

export function SessionsPage() {
  const { data, error, refetch } = useQuery(sessionsQuery)
  const others = data?.sessions.filter(({ current }) => !current).length ?? 0
  return (
    <>
      <PageHeader title="Sessions" actions={others > 0 && <SignOutOthers others={others} />}>
        Devices signed in to your account. Inactive sessions expire after 30 days.
      </PageHeader>
      {error && !data ? (
        <ErrorState error={error} title="Couldn’t load sessions" onRetry={() => void refetch()} />
      ) : data ? (
        <SessionList sessions={data.sessions} />
      ) : (
        <SessionsSkeleton />
      )}
    </>
  )
}

function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const list = useRef<HTMLUListElement>(null)
  useFallbackFocus(list, sessions.length)
  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label="Sessions"
      className="divide-y divide-rule border-y border-rule outline-none"
    >
      {sessions.map((session) => (
        <SessionRow key={session._id} session={session} />
      ))}
    </ul>
  )
}

function SessionRow({ session }: { session: Session }) {
  const { _id, device, address, createdAt, lastUsedAt, current } = session
  const { mutate, isPending } = useEndSession()
  const { showSuccess, showError } = useToast()
  const { name, isHandheld } = deviceOf(device)
  const Icon = isHandheld ? Smartphone : Monitor
  const end = (): void =>
    mutate(_id, {
      onSuccess: () => showSuccess(`Signed out ${name}`),
      onError: (error) => showError(couldNot(`sign out ${name}`, error)),
    })
  return (
    <li className="flex items-center gap-4 py-4">
      <Icon className="size-6 shrink-0 text-ink-soft" strokeWidth={1.5} aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          <span className="user-text">{name}</span>
          {current && <Badge variant="good">This device</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          <span>
            Last used <RelativeTime at={lastUsedAt} />
          </span>
          <span>
            Signed in <RelativeTime at={createdAt} />
          </span>
          <span className="user-text">from {address}</span>
        </p>
      </div>
      {!current && (
        <Button busy={isPending} onClick={end} aria-label={`Sign out ${name}, signed in from ${address}`}>
          Sign out
        </Button>
      )}
    </li>
  )
}

function SignOutOthers({ others }: { others: number }) {
  const [isOpen, setOpen] = useState(false)
  const { mutate, isPending } = useEndOtherSessions()
  const { showSuccess, showError } = useToast()
  const end = (): void =>
    mutate(undefined, {
      onSuccess: ({ revoked }) => showSuccess(`Signed out ${counted(revoked, 'other session')}`),
      onError: (error) => showError(couldNot('sign out other sessions', error)),
      onSettled: () => setOpen(false),
    })
  return (
    <>
      <Button onClick={() => setOpen(true)}>Sign out other sessions</Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Sign out of all other sessions?"
        verb="Sign out other sessions"
        busy={isPending}
        onConfirm={end}
      >
        {counted(others, 'session')} will be signed out. You’ll stay signed in here, and API keys keep working.
      </ConfirmDialog>
    </>
  )
}

function SessionsSkeleton() {
  return (
    <div className="divide-y divide-rule border-y border-rule">
      <Loading label="Loading sessions…" />
      {[1, 2].map((row) => (
        <div key={row} className="flex items-center gap-4 py-4">
          <Skeleton className="size-6" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-4 w-72 max-w-full" />
          </div>
        </div>
      ))}
    </div>
  )
}
