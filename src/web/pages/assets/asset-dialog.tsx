import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type Asset, assetUsesQuery, useRemoveAsset } from '../../api/assets.ts'
import { here } from '../../api/platen.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import { CopyButton } from '../../parts/copy-button.tsx'
import { ConfirmDialog, Dialog } from '../../parts/dialog.tsx'
import { bytes, counted, dimensions, formatName } from '../../parts/format.ts'
import { RelativeTime } from '../../parts/relative-time.tsx'
import { ErrorState, Skeleton } from '../../parts/states.tsx'

/** One picture: large, with its facts, and where it is shown. */
export function AssetDialog({ asset, onClose }: { asset: Asset; onClose: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const { mutate: remove, isPending } = useRemoveAsset()
  const uses = useQuery(assetUsesQuery(asset._id))
  const isUsed = uses.data !== undefined && uses.data.total > 0
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={asset.name}
        width="wide"
        actions={
          <>
            <Button
              look="danger"
              icon={Trash2}
              disabled={!uses.data || isUsed}
              onClick={() => setAsking(true)}
              className="mr-auto"
            >
              Delete
            </Button>
            <Button asChild>
              <a href={here(asset.url)} download>
                <Download className="size-4" aria-hidden /> Download
              </a>
            </Button>
          </>
        }
      >
        <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_18rem]">
          <div className="grid min-h-64 place-items-center rounded-lg bg-well p-6">
            <img
              src={here(asset.url)}
              alt=""
              width={asset.width}
              height={asset.height}
              className="checkered max-h-[55dvh] w-auto max-w-full rounded-sm object-contain"
            />
          </div>
          <div className="grid content-start gap-6">
            <Facts asset={asset} />
            <section aria-labelledby="asset-uses">
              <h3 id="asset-uses" className="mb-2 text-base">
                Where it is used
              </h3>
              {uses.isPending ? (
                <Skeleton className="h-10 w-full" />
              ) : uses.isError ? (
                <ErrorState error={uses.error} onRetry={() => void uses.refetch()} />
              ) : (
                <Uses uses={uses.data} />
              )}
            </section>
          </div>
        </div>
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Delete this picture?"
        verb="Delete"
        busy={isPending}
        onConfirm={() => remove(asset, { onSuccess: onClose, onSettled: () => setAsking(false) })}
      >
        <strong className="text-ink user-text">{asset.name}</strong> is deleted for good. Nothing shows it at present.
      </ConfirmDialog>
    </>
  )
}

function Facts({ asset }: { asset: Asset }) {
  const source = `asset:${asset._id}`
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
      <dt className="text-ink-soft">Size</dt>
      <dd className="tabular-nums">{dimensions(asset)} px</dd>
      <dt className="text-ink-soft">File</dt>
      <dd>
        {bytes(asset.bytes)}, {formatName(asset.contentType.replace('image/', ''))}
      </dd>
      <dt className="text-ink-soft">Uploaded</dt>
      <dd>
        <RelativeTime at={asset.createdAt} />
      </dd>
      <dt className="text-ink-soft">Source</dt>
      <dd className="flex min-w-0 items-center gap-1">
        <code className="truncate">{source}</code>
        <CopyButton text={source} name="Copy the source, as documents name it" />
      </dd>
    </dl>
  )
}

type AssetUses = Awaited<ReturnType<NonNullable<ReturnType<typeof assetUsesQuery>['queryFn'] & object>>>

function Uses({ uses: { uses, total } }: { uses: AssetUses }) {
  if (total === 0) return <p className="text-sm text-ink-soft">Nowhere yet. It can be deleted.</p>
  return (
    <>
      <ul className="grid gap-1">
        {uses.map((use) => (
          <li key={use._id}>
            <UseLink use={use} />
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-soft">
        {uses.length < total && `And ${counted(total - uses.length, 'more', 'more')}. `}
        It cannot be deleted while {total === 1 ? 'this shows' : 'these show'} it.
      </p>
    </>
  )
}

function UseLink({ use }: { use: AssetUses['uses'][number] }) {
  const shown = (
    <>
      <img
        src={here(use.thumbnailUrl)}
        alt=""
        width={40}
        height={40}
        className="size-10 shrink-0 rounded-sm bg-well object-contain"
      />
      <span className="min-w-0 flex-1 truncate text-sm font-semibold user-text">{use.title}</span>
      {use.kind === 'template' && <Badge>Template</Badge>}
      {use.trashedAt !== null && <Badge>In the trash</Badge>}
    </>
  )
  const names = 'flex items-center gap-3 rounded-md p-1 hover:bg-ink/5'
  if (use.trashedAt !== null) {
    return (
      <Link to="/trash" className={names}>
        {shown}
      </Link>
    )
  }
  return use.kind === 'template' ? (
    <Link to="/templates/$id" params={{ id: use._id }} className={names}>
      {shown}
    </Link>
  ) : (
    <Link to="/designs/$id" params={{ id: use._id }} className={names}>
      {shown}
    </Link>
  )
}
