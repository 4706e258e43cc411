import type { Draft, Drafts } from './drafts.ts'
import { isUnsaved, type SavingState, sentBy } from './saving-state.ts'

const WRITE_MS = 300

interface DraftKeeperOptions {
  readonly drafts: Drafts
  readonly designId: string
  readonly windowId: string
  /** Called with the error of a failed write, and with undefined after the next that succeeds. */
  readonly onProblem: (error: unknown) => void
}

export interface DraftKeeper {
  /** Stores unsaved work 300 ms after its first change that is not stored, and deletes the draft once all is saved. */
  readonly follow: (state: SavingState) => void
  /** Stores unsaved work at once, in place of the drafts that it contains. */
  readonly writeNow: (contained?: readonly Draft[]) => Promise<void>
}

export function createDraftKeeper({ drafts, designId, windowId, onProblem }: DraftKeeperOptions): DraftKeeper {
  let latest: SavingState | undefined
  let written: SavingState | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = (): void => {
    clearTimeout(timer)
    timer = undefined
  }
  const attempt = async (work: Promise<void>): Promise<void> => {
    try {
      await work
      onProblem(undefined)
    } catch (error) {
      written = undefined
      onProblem(error)
    }
  }
  const writeNow = async (contained: readonly Draft[] = []): Promise<void> => {
    cancel()
    if (latest === undefined || !isUnsaved(latest)) return
    written = latest
    await attempt(drafts.write({ ...workOf(latest), designId, windowId, at: Date.now() }, contained))
  }
  return {
    follow: (state) => {
      latest = state
      if (!isUnsaved(state)) {
        cancel()
        if (written === undefined) return
        written = undefined
        void attempt(drafts.delete(designId, windowId))
        return
      }
      if (written !== undefined && isSameWork(written, state)) return
      timer ??= setTimeout(() => void writeNow(), WRITE_MS)
    },
    writeNow,
  }
}

/** The content of a running request may arrive, although its answer may not. */
function workOf(state: SavingState): Omit<Draft, 'designId' | 'windowId' | 'at'> {
  const { base, revision, current, unanswered } = state
  const sent = sentBy(state)
  return { base, revision, current, unanswered: sent === undefined ? unanswered : [...unanswered, sent] }
}

function isSameWork(a: SavingState, b: SavingState): boolean {
  return a.current === b.current && a.base === b.base && a.unanswered === b.unanswered
}
