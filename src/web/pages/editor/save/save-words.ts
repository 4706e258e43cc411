import type { SavingView } from './start-saving.ts'

export interface SaveWords {
  /** Two or three words, always visible. */
  readonly label: string
  /** What it means, and what to do. */
  readonly detail: string
}

const LOST = 'This browser can’t store unsaved changes, so keep this page open until they are saved.'
const KEPT = 'Your changes are kept in this browser'

export function saveWords(view: SavingView): SaveWords {
  const words = wordsFor(view)
  return view.lacksDraft && view.status !== 'saved' ? { ...words, detail: `${words.detail} ${LOST}` } : words
}

function wordsFor({ status, obstacle, conflicts, lacksDraft }: SavingView): SaveWords {
  const reason = obstacle && 'reason' in obstacle ? obstacle.reason : ''
  switch (status) {
    case 'saved':
      return { label: 'Saved', detail: 'All changes are saved.' }
    case 'dirty':
    case 'saving':
      return { label: 'Saving…', detail: 'Changes are saved while you work.' }
    case 'offline':
      return {
        label: lacksDraft ? 'Offline: not saved' : 'Offline: kept on this device',
        detail: lacksDraft ? 'They are saved when you’re back online.' : `${KEPT}, and saved when you’re back online.`,
      }
    case 'delayed':
      return { label: 'Not saved yet', detail: `${reason} Saving is tried again by itself.` }
    case 'signed-out':
      return {
        label: 'Sign in to save',
        detail: 'Your session has ended. Sign in, in a new tab; saving then continues here.',
      }
    case 'refused':
      return {
        label: 'Can’t save',
        detail: `${reason} ${lacksDraft ? '' : `${KEPT}. `}Saving is tried again after your next change.`,
      }
    case 'conflict-noted':
      return {
        label: `Saved, ${conflicts.length === 1 ? '1 conflict' : `${conflicts.length} conflicts`}`,
        detail: 'All changes are saved. Review what was also changed elsewhere.',
      }
  }
}

/**
 * Returns what a screen reader says after a change of status, or undefined for silence: saving in the
 * background is not news, a problem and its end are.
 */
export function announcementOf(before: SavingView, now: SavingView): string | undefined {
  if (now.isRestored && !before.isRestored) return RESTORED
  const { label, detail } = saveWords(now)
  const isNews = now.status !== before.status && !QUIET.has(now.status)
  if (isNews || (now.lacksDraft && !before.lacksDraft && now.status !== 'saved')) return `${label}. ${detail}`
  const isRecovered = PROBLEMS.has(before.status) && now.status === 'saved'
  return isRecovered ? detail : undefined
}

export const RESTORED = 'Restored changes that were not saved.'

const QUIET = new Set(['saved', 'dirty', 'saving'])
const PROBLEMS = new Set(['offline', 'delayed', 'signed-out', 'refused'])
