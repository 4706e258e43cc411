import { type Export, isInProgress } from '../api/export-queries.ts'
import { Badge, type BadgeLook } from './badge.tsx'
import { ProgressBar } from './progress.tsx'

const STATUSES: Readonly<Record<Export['status'], readonly [look: BadgeLook, label: string]>> = {
  queued: ['plain', 'Queued'],
  processing: ['busy', 'Rendering'],
  completed: ['good', 'Ready'],
  failed: ['bad', 'Failed'],
  canceled: ['plain', 'Canceled'],
  expired: ['plain', 'Expired'],
}

export function ExportStatus({ shown }: { shown: Pick<Export, 'status' | 'progress'> }) {
  const [look, label] = STATUSES[shown.status]
  return (
    <span className="flex shrink-0 items-center gap-2">
      <Badge look={look}>{label}</Badge>
      {isInProgress(shown) && (
        <span className="w-16">
          <ProgressBar percent={shown.progress} label="Export progress" />
        </span>
      )}
    </span>
  )
}

export function statusLabel(status: Export['status']): string {
  return STATUSES[status][1]
}
