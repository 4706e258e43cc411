import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { RotateCw } from 'lucide-react'
import { couldNot, isMissing } from '../../api/explain-error.ts'
import {
  useRetryWatchedExport,
  type WatchedExportDetails,
  watchedExportQuery,
} from '../../api/operator-export-queries.ts'
import { canRetry } from '../../api/export-queries.ts'
import { Button } from '../../parts/button.tsx'
import { CopyButton } from '../../parts/copy-button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { ExportStatus } from '../../parts/export-status.tsx'
import { FormError } from '../../parts/form.tsx'
import { ErrorState, Loading, Skeleton } from '../../parts/states.tsx'
import { type Fact, factsAsText, factsOf } from './export-facts.ts'

interface WatchedExportDialogProps {
  readonly id: string
  readonly onClose: () => void
}

/** The details of an export of any account, with a retry. */
export function WatchedExportDialog({ id, onClose }: WatchedExportDialogProps) {
  const { data, error, refetch } = useQuery(watchedExportQuery(id))
  const { mutate: retry, data: retried, error: retryError, isPending } = useRetryWatchedExport()
  const isRetryable = data !== undefined && canRetry(data) && data.retryProblem === null
  return (
    <Dialog
      open
      onClose={onClose}
      title={data?.error ? 'Failed export' : 'Export'}
      {...(data && { description: <span className="line-clamp-2">{data.designTitle}</span> })}
      actions={
        data && (
          <>
            <CopyButton text={factsAsText(data)} label="Copy details" />
            {canRetry(data) && (
              <Button
                variant="primary"
                icon={RotateCw}
                busy={isPending}
                disabled={!isRetryable || retried !== undefined}
                onClick={() => retry(id)}
              >
                Retry for this account
              </Button>
            )}
          </>
        )
      }
    >
      {data ? (
        <div className="grid grid-cols-1 gap-4">
          <Outcome details={data} />
          {retryError !== null && <FormError>{couldNot('retry the export', retryError)}</FormError>}
          {retried && <RetryStatus key={retried._id} id={retried._id} />}
          <dl className="divide-y divide-rule border-y border-rule text-sm">
            {factsOf(data).map((fact) => (
              <FactRow key={fact.name} fact={fact} />
            ))}
          </dl>
          <Link
            to="/operator"
            search={{ view: 'failed', q: data.account._id }}
            className="justify-self-start rounded-sm text-sm text-ink-soft underline decoration-rule-strong underline-offset-4 hover:text-ink"
          >
            Failed exports of this account
          </Link>
        </div>
      ) : error ? (
        isMissing(error) ? (
          <p className="py-8 text-center text-ink-soft">This export has been deleted.</p>
        ) : (
          <ErrorState error={error} title="Couldn’t load the export" onRetry={() => void refetch()} />
        )
      ) : (
        <DetailsSkeleton />
      )}
    </Dialog>
  )
}

function Outcome({ details }: { details: WatchedExportDetails }) {
  const { error, retryProblem } = details
  if (error === null) return <ExportStatus exportItem={details} />
  return (
    <div className="rounded-md bg-bad-wash px-3.5 py-2.5 text-sm">
      <p className="font-medium text-bad user-text">{error.message}</p>
      <p className="mt-1 text-ink-soft">
        {retryProblem
          ? `This export can’t be retried: ${problemText(retryProblem)}`
          : error.retryable
            ? 'The same request may succeed if you retry it.'
            : 'A retry fails again unless the design, its images or the limits have changed.'}
      </p>
    </div>
  )
}

/** The API words these for the account. */
function problemText({ code, detail }: NonNullable<WatchedExportDetails['retryProblem']>): string {
  if (code === 'design_trashed') return 'its design is in the trash. The account can restore it.'
  if (code === 'export_not_retryable') return 'its data was too large to store. The account can request it again.'
  return detail
}

/** Follows the new export until it has ended. */
function RetryStatus({ id }: { id: string }) {
  const { data } = useQuery(watchedExportQuery(id))
  if (!data) return null
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-md bg-well px-3.5 py-2.5 text-sm"
    >
      <span className="font-semibold">Retry</span>
      <ExportStatus exportItem={data} />
      {data.error && <span className="min-w-0 text-bad user-text">{data.error.message}</span>}
      <Link
        to="/operator"
        search={(now) => ({ ...now, export: id })}
        className="rounded-sm underline decoration-rule-strong underline-offset-4 hover:text-press-strong"
      >
        Show the new export
      </Link>
    </div>
  )
}

function FactRow({ fact: { name, text, kind, note } }: { fact: Fact }) {
  return (
    <div className="grid items-center gap-x-4 py-1.5 sm:min-h-11 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="flex min-w-0 items-center gap-1 tabular-nums">
        <span className="min-w-0 flex-1">
          {kind === 'code' ? (
            <code className="text-sm break-all select-all">{text}</code>
          ) : (
            <span className="user-text">{text}</span>
          )}
          {note !== undefined && <span className="text-ink-soft"> ({note})</span>}
        </span>
        {kind !== undefined && <CopyButton text={text} name={`Copy ${name}`} />}
      </dd>
    </div>
  )
}

function DetailsSkeleton() {
  return (
    <div className="grid gap-3">
      <Loading label="Loading the export…" />
      <Skeleton className="h-16 w-full" />
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} className="h-8 w-full" />
      ))}
    </div>
  )
}
