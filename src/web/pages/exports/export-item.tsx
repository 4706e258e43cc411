import { Link } from '@tanstack/react-router'
import { Ban, Download, EllipsisVertical, RotateCw, Shapes, Trash2, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { canRetry, type Export, isInProgress, useRemoveExport, useRetryExport } from '../../api/export-queries.ts'
import { sameOriginUrl } from '../../api/platen.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button, IconButton } from '../../parts/button.tsx'
import { ConfirmDialog } from '../../parts/dialog.tsx'
import { ExportStatus } from '../../parts/export-status.tsx'
import { bytes, counted } from '../../parts/format-text.ts'
import { formatName, shortFormatName } from '../../parts/format-name.ts'
import { Menu, MenuItem, MenuLine } from '../../parts/menu.tsx'
import { RelativeTime } from '../../parts/relative-time.tsx'
import { Tooltip } from '../../parts/tooltip.tsx'
import { ownFileName } from './own-file-name.ts'

export function ExportRow({ exportItem }: { exportItem: Export }) {
  const ownName = ownFileName(exportItem.options.filename, exportItem.designTitle)
  const details = [
    exportItem.files.length > 1 && counted(exportItem.files.length, 'file'),
    exportItem.bytes > 0 && bytes(exportItem.bytes),
    exportItem.options.scale !== 1 && `${exportItem.options.scale}×`,
  ].filter((detail) => detail !== false)
  return (
    <div className="@container h-full">
      <div className="flex h-full items-center gap-3 px-1 sm:gap-4">
        <span
          aria-hidden
          className="grid h-12 w-11 shrink-0 place-items-center rounded-sm border border-rule bg-sheet font-mono text-xs font-semibold text-ink-soft @max-[16rem]:hidden"
        >
          {shortFormatName(exportItem.format)}
        </span>
        <div className="min-w-0 flex-1">
          <div className="flex min-w-0 items-center gap-2">
            <Link
              to="/designs/$id"
              params={{ id: exportItem.designId }}
              className="block min-w-0 truncate rounded-sm font-semibold hover:underline user-text"
            >
              {exportItem.designTitle}
            </Link>
            {exportItem.requestedBy === 'visitor' && <VisitorBadge />}
          </div>
          <p className="truncate text-sm text-ink-soft tabular-nums">
            {ownName !== undefined && (
              <>
                <span className="inline-block max-w-3/5 truncate align-bottom user-text" dir="auto">
                  {ownName}
                </span>
                {' · '}
              </>
            )}
            <span className="sr-only @max-[16rem]:not-sr-only @max-[16rem]:whitespace-nowrap">
              {formatName(exportItem.format)},{' '}
            </span>
            <RelativeTime at={exportItem.createdAt} />
            {details.map((detail) => ` · ${detail}`)}
            {exportItem.error && <span className="text-bad"> · {exportItem.error.message}</span>}
          </p>
        </div>
        {exportItem.warnings.length > 0 && <Warnings exportItem={exportItem} />}
        {/* In narrow rows, the download button already shows that the export is ready. */}
        <div className={exportItem.downloadUrl === null ? undefined : '@max-[24rem]:sr-only'}>
          <ExportStatus exportItem={exportItem} />
        </div>
        <ExportActions exportItem={exportItem} />
      </div>
    </div>
  )
}

function VisitorBadge() {
  return (
    <Tooltip text="Downloaded by someone through your share link.">
      <button type="button" className="-my-2 grid h-9 shrink-0 cursor-default place-items-center rounded-md">
        <Badge>Visitor</Badge>
      </button>
    </Tooltip>
  )
}

function Warnings({ exportItem: { warnings } }: { exportItem: Export }) {
  return (
    <Tooltip text={warnings.map(({ message }) => message).join(' ')}>
      <button
        type="button"
        aria-label={counted(warnings.length, 'warning')}
        className="grid size-8 shrink-0 place-items-center rounded-md text-warn"
      >
        <TriangleAlert className="size-4.5" aria-hidden />
      </button>
    </Tooltip>
  )
}

function ExportActions({ exportItem }: { exportItem: Export }) {
  const [isConfirming, setConfirming] = useState(false)
  const { mutate: retry, isPending: isRetrying } = useRetryExport()
  const { mutate: remove, isPending: isRemoving } = useRemoveExport()
  return (
    <div className="flex shrink-0 items-center gap-1">
      {exportItem.downloadUrl !== null && (
        <Button asChild height="small" className="max-sm:size-9 max-sm:px-0">
          <a href={sameOriginUrl(exportItem.downloadUrl)} download>
            <Download className="size-4" aria-hidden /> <span className="max-sm:sr-only">Download</span>
          </a>
        </Button>
      )}
      {canRetry(exportItem) && (
        <Button
          height="small"
          icon={RotateCw}
          busy={isRetrying}
          onClick={() => retry(exportItem._id)}
          className="max-sm:hidden"
        >
          Retry
        </Button>
      )}
      <Menu trigger={<IconButton icon={EllipsisVertical} label={`More actions for ${exportItem.designTitle}`} />}>
        {exportItem.downloadUrl !== null && (
          <MenuItem asChild>
            <a href={sameOriginUrl(exportItem.downloadUrl)} download>
              <Download className="size-4 opacity-75" aria-hidden /> Download
            </a>
          </MenuItem>
        )}
        {canRetry(exportItem) && (
          <MenuItem icon={RotateCw} onSelect={() => retry(exportItem._id)}>
            Retry
          </MenuItem>
        )}
        <MenuItem asChild>
          <Link to="/designs/$id" params={{ id: exportItem.designId }}>
            <Shapes className="size-4 opacity-75" aria-hidden /> Open design
          </Link>
        </MenuItem>
        <MenuLine />
        {isInProgress(exportItem) ? (
          <MenuItem icon={Ban} disabled={exportItem.status === 'processing'} onSelect={() => remove(exportItem)}>
            Cancel
          </MenuItem>
        ) : (
          <MenuItem icon={Trash2} variant="danger" onSelect={() => setConfirming(true)}>
            Delete…
          </MenuItem>
        )}
      </Menu>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title="Delete this export?"
        verb="Delete"
        busy={isRemoving}
        onConfirm={() => remove(exportItem, { onSettled: () => setConfirming(false) })}
      >
        Its files will be deleted and download links will stop working. The design isn’t affected.
      </ConfirmDialog>
    </div>
  )
}
