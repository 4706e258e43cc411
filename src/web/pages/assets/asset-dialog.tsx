import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type Asset, assetUsesQuery, useRemoveAsset } from '../../api/asset-queries.ts'
import { sameOriginUrl } from '../../api/platen.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import { CopyButton } from '../../parts/copy-button.tsx'
import { ConfirmDialog, Dialog } from '../../parts/dialog.tsx'
import { bytes, counted } from '../../parts/format-text.ts'
import { formatName } from '../../parts/format-name.ts'
import { describeSize, sizeOf } from './asset-size.ts'
import { RelativeTime } from '../../parts/relative-time.tsx'
import { ErrorState, Skeleton } from '../../parts/states.tsx'
import { SvgColors } from './svg-colors.tsx'

export function AssetDialog({ asset, onClose }: { asset: Asset; onClose: () => void }) {
  const [isConfirming, setConfirming] = useState(false)
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
              variant="danger"
              icon={Trash2}
              disabled={!uses.data || isUsed}
              onClick={() => setConfirming(true)}
              className="mr-auto"
            >
              Delete
            </Button>
            <Button asChild>
              <a href={sameOriginUrl(asset.url)} download>
                <Download className="size-4" aria-hidden /> Download
              </a>
            </Button>
          </>
        }
      >
        <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_18rem]">
          <div className="grid min-h-64 place-items-center rounded-lg bg-well p-6">
            <img
              src={sameOriginUrl(asset.kind === 'font' ? asset.thumbnailUrl : asset.url)}
              alt=""
              {...sizeOf(asset)}
              className="checkered max-h-[55dvh] w-auto max-w-full rounded-sm object-contain"
            />
          </div>
          <div className="grid content-start gap-6">
            <Details asset={asset} />
            <SvgColors asset={asset} />
            <section aria-labelledby="asset-uses">
              <h3 id="asset-uses" className="mb-2 text-base">
                Used in
              </h3>
              {uses.isPending ? (
                <Skeleton className="h-10 w-full" />
              ) : uses.isError ? (
                <ErrorState error={uses.error} title="Couldn’t load uses" onRetry={() => void uses.refetch()} />
              ) : (
                <Uses uses={uses.data} />
              )}
            </section>
          </div>
        </div>
      </Dialog>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={`Delete this ${asset.kind}?`}
        verb="Delete"
        busy={isPending}
        onConfirm={() => remove(asset, { onSuccess: onClose, onSettled: () => setConfirming(false) })}
      >
        <strong className="text-ink user-text">{asset.name}</strong> will be permanently deleted. It isn’t used
        anywhere.
      </ConfirmDialog>
    </>
  )
}

function Details({ asset }: { asset: Asset }) {
  const reference = `asset:${asset._id}`
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
      {asset.font ? (
        <>
          <dt className="text-ink-soft">Family</dt>
          <dd className="user-text">{asset.font.family}</dd>
        </>
      ) : (
        <>
          <dt className="text-ink-soft">Size</dt>
          <dd className="tabular-nums">{describeSize(asset)} px</dd>
        </>
      )}
      <dt className="text-ink-soft">File</dt>
      <dd>
        {bytes(asset.bytes)}, {formatName(asset.contentType)}
      </dd>
      <dt className="text-ink-soft">Uploaded</dt>
      <dd>
        <RelativeTime at={asset.createdAt} />
      </dd>
      <dt className="text-ink-soft">Reference</dt>
      <dd className="flex min-w-0 items-center gap-1">
        <code className="truncate">{reference}</code>
        <CopyButton text={reference} name="Copy reference" />
      </dd>
    </dl>
  )
}

type AssetUses = Awaited<ReturnType<NonNullable<ReturnType<typeof assetUsesQuery>['queryFn'] & object>>>

function Uses({ uses: { uses, total } }: { uses: AssetUses }) {
  if (total === 0) return <p className="text-sm text-ink-soft">Not used in any design.</p>
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
        {uses.length < total && `+${counted(total - uses.length, 'more', 'more')}. `}
        Remove it from {total === 1 ? 'this design' : 'these designs'} before deleting.
      </p>
    </>
  )
}

function UseLink({ use }: { use: AssetUses['uses'][number] }) {
  const content = (
    <>
      <img
        src={sameOriginUrl(use.thumbnailUrl)}
        alt=""
        width={40}
        height={40}
        className="size-10 shrink-0 rounded-sm bg-well object-contain"
      />
      <span className="min-w-0 flex-1 truncate text-sm font-semibold user-text">{use.title}</span>
      {use.kind === 'template' && <Badge>Template</Badge>}
      {use.trashedAt !== null && <Badge>In trash</Badge>}
    </>
  )
  const names = 'flex items-center gap-3 rounded-md p-1 hover:bg-ink/5'
  if (use.trashedAt !== null) {
    return (
      <Link to="/trash" className={names}>
        {content}
      </Link>
    )
  }
  return use.kind === 'template' ? (
    <Link to="/templates/$id" params={{ id: use._id }} className={names}>
      {content}
    </Link>
  ) : (
    <Link to="/designs/$id" params={{ id: use._id }} className={names}>
      {content}
    </Link>
  )
}
