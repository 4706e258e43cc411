import { X } from 'lucide-react'
import { IconButton } from '../../parts/button.tsx'
import { bytes } from '../../parts/format-text.ts'
import { ProgressBar } from '../../parts/progress.tsx'
import type { Upload } from '../../api/upload-queue.ts'

export function UploadList({ uploads, onDismiss }: { uploads: readonly Upload[]; onDismiss: (id: number) => void }) {
  if (uploads.length === 0) return null
  return (
    <ul aria-label="Uploads" className="mb-6 divide-y divide-rule rounded-lg border border-rule bg-sheet">
      {uploads.map(({ id, name, bytes: size, percent, error }) => (
        <li key={id} className="flex items-center gap-4 px-4 py-2.5">
          <div className="min-w-0 flex-1">
            <p className="truncate text-sm font-semibold user-text">{name}</p>
            {error === undefined ? (
              <p className="text-sm text-ink-soft tabular-nums">
                {percent >= 100 ? 'Processing…' : `${Math.floor(percent)}% of ${bytes(size)}`}
              </p>
            ) : (
              <p role="alert" className="text-sm text-bad">
                {error}
              </p>
            )}
          </div>
          {error === undefined && (
            <span className="w-24 sm:w-40">
              <ProgressBar percent={percent} label={`Upload of ${name}`} />
            </span>
          )}
          <IconButton
            icon={X}
            height="small"
            label={error === undefined ? `Cancel upload of ${name}` : `Dismiss ${name}`}
            onClick={() => onDismiss(id)}
          />
        </li>
      ))}
    </ul>
  )
}
