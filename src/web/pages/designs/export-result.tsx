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

export function ExportResult({ shown, onRetry }: { shown: Export; onRetry: () => void }) {
  const section = useRef<HTMLElement>(null)
  const isReady = shown.downloadUrl !== null
  // Moves the focus to the result, unless the user went on typing in the form.
  useEffect(() => {
    if (isTyping(document.activeElement)) return
    const download = section.current?.querySelector<HTMLElement>('a[download]')
    const place = download ?? section.current
    place?.focus({ preventScroll: true })
  }, [isReady])
  useEffect(() => {
    // In braces: newer browsers return a promise, which an effect must not return.
    section.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [shown.status])
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label="Export result"
      aria-live="polite"
      className="grid gap-3 rounded-lg border border-rule p-4 animate-fade-in"
    >
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-base">{formatName(shown.format)}</h3>
        {!isInProgress(shown) && <ExportStatus shown={shown} />}
      </div>
      {isInProgress(shown) && (
        <>
          <ProgressBar percent={shown.progress} label="Export progress" />
          <p className="text-sm text-ink-soft tabular-nums">
            {shown.status === 'queued' ? 'Queued…' : `Rendering… ${Math.round(shown.progress)}%`}
          </p>
        </>
      )}
      {shown.downloadUrl !== null && (
        <>
          <p className="text-sm text-ink-soft tabular-nums">
            {counted(shown.files.length, 'file')}, {bytes(shown.bytes)}
            {shown.files.length > 1 && ', as a ZIP'}
          </p>
          <Button look="primary" asChild>
            <a href={sameOriginUrl(shown.downloadUrl)} download>
              <Download className="size-4" aria-hidden /> Download
            </a>
          </Button>
        </>
      )}
      {shown.warnings.length > 0 && (
        <div className="rounded-md bg-warn-wash px-3 py-2.5 text-sm text-warn">
          <p className="flex items-center gap-1.5 font-semibold">
            <TriangleAlert className="size-4" aria-hidden /> Warnings
          </p>
          <ul className="mt-1 list-disc pl-5 user-text">
            {shown.warnings.slice(0, MAX_WARNINGS).map(({ message, page, elementId }) => (
              <li key={`${page ?? 0} ${elementId ?? ''} ${message}`}>
                {page !== undefined && `Page ${page}: `}
                {message}
              </li>
            ))}
          </ul>
          {shown.warnings.length > MAX_WARNINGS && (
            <p className="mt-1">+{count(shown.warnings.length - MAX_WARNINGS)} more</p>
          )}
        </div>
      )}
      {shown.error && (
        <p className="rounded-md bg-bad-wash px-3 py-2.5 text-sm text-bad user-text">{shown.error.message}</p>
      )}
      {canRetry(shown) && (
        <Button icon={RotateCw} onClick={onRetry}>
          Try again
        </Button>
      )}
    </section>
  )
}
