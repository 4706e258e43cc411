import { Download, RotateCw, TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { canRetry, type Export, isInProgress } from '../../api/export-queries.ts'
import { sameOriginUrl } from '../../api/platen.ts'
import { Button } from '../../parts/button.tsx'
import { ExportStatus } from '../../parts/export-status.tsx'
import { bytes, count, counted } from '../../parts/format-text.ts'
import { formatName } from '../../parts/format-name.ts'
import { ProgressBar } from '../../parts/progress.tsx'
import { isTyping } from '../../parts/search-box.tsx'

const MAX_WARNINGS = 8

export function ExportResult({ exportItem, onRetry }: { exportItem: Export; onRetry: () => void }) {
  const section = useRef<HTMLElement>(null)
  const isReady = exportItem.downloadUrl !== null
  // Moves the focus to the result, unless the user is typing in the form.
  useEffect(() => {
    if (isTyping(document.activeElement)) return
    const download = section.current?.querySelector<HTMLElement>('a[download]')
    const place = download ?? section.current
    place?.focus({ preventScroll: true })
  }, [isReady])
  useEffect(() => {
    // In a block: newer browsers return a promise, which an effect must not return.
    section.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [exportItem.status])
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label="Export result"
      aria-live="polite"
      className="grid scroll-my-5 gap-3 rounded-lg border border-rule p-4 animate-fade-in"
    >
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-base">{formatName(exportItem.format)}</h3>
        {!isInProgress(exportItem) && <ExportStatus exportItem={exportItem} />}
      </div>
      {isInProgress(exportItem) && (
        <>
          <ProgressBar percent={exportItem.progress} label="Export progress" />
          <p className="text-sm text-ink-soft tabular-nums">
            {exportItem.status === 'queued' ? 'Queued…' : `Rendering… ${Math.round(exportItem.progress)}%`}
          </p>
        </>
      )}
      {exportItem.downloadUrl !== null && (
        <>
          <p className="text-sm text-ink-soft tabular-nums">
            {counted(exportItem.files.length, 'file')}, {bytes(exportItem.bytes)}
            {exportItem.files.length > 1 && ', as a ZIP'}
          </p>
          <Button variant="primary" asChild>
            <a href={sameOriginUrl(exportItem.downloadUrl)} download>
              <Download className="size-4" aria-hidden /> Download
            </a>
          </Button>
        </>
      )}
      {exportItem.warnings.length > 0 && (
        <div className="rounded-md bg-warn-wash px-3 py-2.5 text-sm text-warn">
          <p className="flex items-center gap-1.5 font-semibold">
            <TriangleAlert className="size-4" aria-hidden /> Warnings
          </p>
          <ul className="mt-1 list-disc pl-5 user-text">
            {exportItem.warnings.slice(0, MAX_WARNINGS).map(({ message, page, elementId }) => (
              <li key={`${page ?? 0} ${elementId ?? ''} ${message}`}>
                {page !== undefined && `Page ${page}: `}
                {message}
              </li>
            ))}
          </ul>
          {exportItem.warnings.length > MAX_WARNINGS && (
            <p className="mt-1">+{count(exportItem.warnings.length - MAX_WARNINGS)} more</p>
          )}
        </div>
      )}
      {exportItem.error && (
        <p className="rounded-md bg-bad-wash px-3 py-2.5 text-sm text-bad user-text">{exportItem.error.message}</p>
      )}
      {canRetry(exportItem) && (
        <Button icon={RotateCw} onClick={onRetry}>
          Try again
        </Button>
      )}
    </section>
  )
}
