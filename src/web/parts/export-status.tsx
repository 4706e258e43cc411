import { type Export, isUnderWay } from '../api/exports.ts'
import { Badge, type BadgeLook } from './badge.tsx'
import { ProgressBar } from './progress-bar.tsx'

const WORDS: Readonly<Record<Export['status'], readonly [look: BadgeLook, word: string]>> = {
  queued: ['plain', 'Queued'],
  processing: ['busy', 'Rendering'],
  completed: ['good', 'Ready'],
  failed: ['bad', 'Failed'],
  canceled: ['plain', 'Canceled'],
  expired: ['plain', 'Expired'],
}

/** Where an export is, in a word, and while it is being rendered how far. */
export function ExportStatus({ shown }: { shown: Pick<Export, 'status' | 'progress'> }) {
  const [look, word] = WORDS[shown.status]
  return (
    <span className="flex shrink-0 items-center gap-2">
      <Badge look={look}>{word}</Badge>
      {isUnderWay(shown) && (
        <span className="w-16">
          <ProgressBar percent={shown.progress} label="Progress of the export" />
        </span>
      )}
    </span>
  )
}

export function statusWord(status: Export['status']): string {
  return WORDS[status][1]
}
