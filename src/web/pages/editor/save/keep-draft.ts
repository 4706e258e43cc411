import type { Draft, DraftKey, Drafts } from './drafts.ts'
import { isUnsaved, type SavingState, sentBy } from './saving-state.ts'

const WRITE_MS = 300

interface DraftKeeperOptions extends DraftKey {
  readonly drafts: Drafts
  /** Called with the error of a failed write, and with undefined after one that succeeds. */
  readonly onProblem: (error: unknown) => void
}

export interface DraftKeeper {
  /** Stores unsaved work 300 ms after its first change that is not stored, and deletes the draft once all is saved. */
  readonly follow: (state: SavingState) => void
  /** Stores unsaved work at once. */
  readonly writeNow: () => Promise<void>
  /** Takes over drafts that the state contains by now: they are deleted as soon as it is stored or saved. */
  readonly adopt: (drafts: readonly DraftKey[]) => Promise<void>
}

export function createDraftKeeper({ drafts, designId, windowId, onProblem }: DraftKeeperOptions): DraftKeeper {
  const own = { designId, windowId }
  let latest: SavingState | undefined
  let written: SavingState | undefined
  /** Drafts that would restore outdated words later, unless they are replaced or deleted. */
  let left: readonly DraftKey[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = (): void => {
    clearTimeout(timer)
    timer = undefined
  }
  const attempt = async (work: Promise<void>): Promise<boolean> => {
    const error = await work.then(
      () => undefined,
      (reason: unknown) => reason ?? 'unknown',
    )
    if (error !== undefined) written = undefined
    onProblem(error)
    return error === undefined
  }
  const writeNow = async (): Promise<void> => {
    cancel()
    if (latest === undefined || !isUnsaved(latest)) return
    written = latest
    const others = left.filter((draft) => draft.windowId !== windowId)
    left = [own, ...others]
    const isWritten = await attempt(drafts.write({ ...workOf(latest), ...own, at: Date.now() }, others))
    if (isWritten) left = left.filter((draft) => !others.includes(draft))
  }
  const deleteAll = async (): Promise<void> => {
    cancel()
    written = undefined
    if (left.length === 0) return
    const deleted = left
    left = []
    const isDeleted = await attempt(drafts.delete(deleted))
    if (!isDeleted) left = [...deleted, ...left]
  }
  return {
    follow: (state) => {
      latest = state
      if (!isUnsaved(state)) void deleteAll()
      else if (written === undefined || !isSameWork(written, state))
        timer ??= setTimeout(() => void writeNow(), WRITE_MS)
    },
    writeNow,
    adopt: async (adopted) => {
      left = [...left, ...adopted]
      await (latest !== undefined && isUnsaved(latest) ? writeNow() : deleteAll())
    },
  }
}

/** The content of a running request may arrive, although its answer may not. */
function workOf(state: SavingState): Omit<Draft, keyof DraftKey | 'at'> {
  const { base, revision, current, unanswered } = state
  const sent = sentBy(state)
  return { base, revision, current, unanswered: sent === undefined ? unanswered : [...unanswered, sent] }
}

function isSameWork(a: SavingState, b: SavingState): boolean {
  return a.current === b.current && a.base === b.base && a.unanswered === b.unanswered
}
