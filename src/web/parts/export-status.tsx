import { type Export, isInProgress } from '../api/export-queries.ts'
import { Badge, type BadgeVariant } from './badge.tsx'
import { ProgressBar } from './progress.tsx'

const STATUSES: Readonly<Record<Export['status'], readonly [variant: BadgeVariant, label: string]>> = {
  queued: ['plain', 'Queued'],
  processing: ['busy', 'Rendering'],
  completed: ['good', 'Ready'],
  failed: ['bad', 'Failed'],
  canceled: ['plain', 'Canceled'],
  expired: ['plain', 'Expired'],
}

export function ExportStatus({ exportItem }: { exportItem: Pick<Export, 'status' | 'progress'> }) {
  const [variant, label] = STATUSES[exportItem.status]
  return (
    <span className="flex shrink-0 items-center gap-2">
      <Badge variant={variant}>{label}</Badge>
      {isInProgress(exportItem) && (
        <span className="w-16">
          <ProgressBar percent={exportItem.progress} label="Export progress" />
        </span>
      )}
    </span>
  )
}

export function statusLabel(status: Export['status']): string {
  return STATUSES[status][1]
}
