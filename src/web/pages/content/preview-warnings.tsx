import { TriangleAlert } from 'lucide-react'
import type { Document } from '../../../document/document.ts'
import { type SlotWarning, warningLine } from './slot-warnings.ts'

interface PreviewWarningsProps {
  readonly document: Document
  readonly warnings: readonly SlotWarning[]
}

const MAX_LINES = 3

/** On phones the warnings overlay the page in one line, to leave room for the form. */
export function PreviewWarnings({ document, warnings }: PreviewWarningsProps) {
  const lines = [...new Set(warnings.map((warning) => warningLine(warning, document)))]
  const more = lines.length - MAX_LINES
  return (
    <div
      role="status"
      aria-label="Warnings"
      className="text-warn max-lg:absolute max-lg:inset-x-0 max-lg:top-0 max-lg:text-xs lg:min-h-5 lg:text-sm"
    >
      {lines.length > 0 && (
        <div className="flex items-start gap-1.5 animate-fade-in max-lg:rounded-t-lg max-lg:bg-warn-wash max-lg:px-3 max-lg:py-1.5">
          <TriangleAlert className="mt-0.5 size-3.5 shrink-0 lg:size-4" aria-hidden />
          <ul className="min-w-0 user-text max-lg:truncate">
            {lines.slice(0, MAX_LINES).map((line) => (
              <li key={line} className="max-lg:inline">
                {line}{' '}
              </li>
            ))}
            {more > 0 && <li className="max-lg:inline">+{more} more</li>}
          </ul>
        </div>
      )}
    </div>
  )
}
