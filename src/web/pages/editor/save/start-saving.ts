import type { OpenDesign } from '../../../api/design-queries.ts'
import { awaitSignIn } from '../../../api/session-queries.ts'
import { type Autosave, type DesignTransport, type EditedContent, startAutosave } from './autosave.ts'
import { storedContent } from './design-content.ts'
import { type Drafts, openDrafts } from './drafts.ts'
import { createDraftKeeper, type DraftKeeper } from './keep-draft.ts'
import { watchLeaving } from './leave-page.ts'
import type { NotedConflict } from './merge-contents.ts'
import { restoreDrafts } from './restore-drafts.ts'
import { type SavingStatus, statusOf } from './saving-plan.ts'
import { beginSaving, isUnsaved, type Obstacle, type SavingState } from './saving-state.ts'
import { createTransport } from './send-design.ts'
import { joinWindows, type OtherWindows } from './windows.ts'

/** What is shown of saving. */
export interface SavingView {
  readonly status: SavingStatus
  readonly obstacle: Obstacle | null
  readonly conflicts: readonly NotedConflict[]
  /** Whether unsaved changes of an earlier visit were found in this browser and restored. */
  readonly isRestored: boolean
  /** Whether this browser cannot store unsaved changes, because its storage is denied or full. */
  readonly lacksDraft: boolean
  /** When the design was last saved, as far as this window knows: an ISO 8601 time. */
  readonly savedAt: string
}

export interface SavingOptions {
  /** As the editor opened it: its document is the one that `editor.read` first returns. */
  readonly design: OpenDesign
  /** ID of the account, whose drafts are read and written. */
  readonly account: string
  readonly editor: EditedContent
  /** Receives what is shown, whenever it changes. */
  readonly onView: (view: SavingView) => void
  /** Receives each design that the server returns. */
  readonly onStored: (design: OpenDesign) => void
}

export interface RunningSaving {
  readonly autosave: Autosave
  /** Sends what is unsaved once more, stores it in this browser, and ends. */
  readonly stop: () => void
}

/** Saves the design while it is edited: to the server, in this browser, and to its other windows. */
export function startSaving({ design, account, editor, onView, onStored }: SavingOptions): RunningSaving {
  const ids = { designId: design._id, windowId: newWindowId() }
  let notes = { isRestored: false, lacksDraft: false, savedAt: design.updatedAt }
  let keeper: DraftKeeper | undefined

  const note = (change: Partial<typeof notes>): void => {
    notes = { ...notes, ...change }
    show(autosave.state())
  }
  let shown: SavingView | undefined
  const show = (state: SavingState): void => {
    const { obstacle, conflicts } = state
    const view = { ...notes, status: statusOf(state), obstacle, conflicts }
    // Most edits change nothing here, and must not render the page.
    if (shown !== undefined && isSameView(shown, view)) return
    shown = view
    onView(view)
  }
  const sessionWatch = watchSession(account, () => autosave.dispatch({ type: 'signed-in' }))
  const windows = joinWindows({
    ...ids,
    account,
    onSaved: (stored) => autosave.dispatch({ type: 'published', stored }),
  })
  const server = createTransport(design, (stored) => {
    note({ savedAt: stored.updatedAt })
    onStored(stored)
  })
  const autosave = startAutosave(beginSaving(storedContent(design)), {
    editor,
    transport: publishing(server, windows),
    // Unlike the clock of the device, this one is never set.
    now: () => performance.now(),
    delay: (run, ms) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    onState: (state) => {
      keeper?.follow(state)
      sessionWatch.follow(state)
      show(state)
    },
  })
  const keep = async (): Promise<Drafts | undefined> => {
    const onProblem = (error: unknown): void => note({ lacksDraft: error !== undefined })
    try {
      const drafts = await openDrafts(account)
      keeper = createDraftKeeper({ ...ids, drafts, onProblem })
      keeper.follow(autosave.state())
      if (await restore(ids.designId, { drafts, windows, autosave, keeper })) note({ isRestored: true })
      return drafts
    } catch (error) {
      onProblem(error)
      return undefined
    }
  }
  const keeping = keep()
  const unwatch = watchLeaving({
    onPause: () => {
      autosave.noteEdit()
      autosave.dispatch({ type: 'hurried' })
    },
    onHide: () => void keeper?.writeNow(),
    wouldLose: () => isUnsaved(autosave.state()) && (notes.lacksDraft || keeper === undefined),
  })
  const stop = async (): Promise<void> => {
    unwatch()
    windows.leave()
    const stopping = autosave.stop()
    await keeper?.writeNow()
    await stopping
    sessionWatch.end()
    windows.close()
    const drafts = await keeping
    drafts?.close()
  }
  return { autosave, stop: () => void stop() }
}

/** Returns whether drafts of closed windows had changes that were never saved. */
async function restore(
  designId: string,
  parts: {
    readonly drafts: Drafts
    readonly windows: OtherWindows
    readonly autosave: Autosave
    readonly keeper: DraftKeeper
  },
): Promise<boolean> {
  const { drafts, windows, autosave, keeper } = parts
  const found = await drafts.of(designId)
  if (found.length === 0) return false
  const open = await windows.openAmong(found.map(({ windowId }) => windowId))
  const left = found.filter(({ windowId }) => !open.has(windowId))
  const restored = restoreDrafts(autosave.state().base, left)
  if (restored !== undefined) {
    await autosave.restore(restored.content)
    autosave.dispatch({ type: 'noted', conflicts: restored.conflicts })
  }
  await keeper.adopt(left)
  return restored !== undefined
}

function publishing(server: DesignTransport, windows: OtherWindows): DesignTransport {
  return {
    fetch: server.fetch,
    save: async (from, to, revision) => {
      const event = await server.save(from, to, revision)
      if (event.type === 'saved') windows.publish({ content: to, revision: event.revision })
      return event
    },
  }
}

function isSameView(a: SavingView, b: SavingView): boolean {
  return (Object.keys(b) as (keyof SavingView)[]).every((name) => a[name] === b[name])
}

/** Waits for the sign-in while the state is signed out. */
function watchSession(
  account: string,
  onReturn: () => void,
): { readonly follow: (state: SavingState) => void; readonly end: () => void } {
  let stop: (() => void) | undefined
  const end = (): void => {
    stop?.()
    stop = undefined
  }
  return {
    follow: ({ obstacle }) => {
      if (obstacle?.kind === 'signed-out') stop ??= awaitSignIn(account, onReturn)
      else end()
    },
    end,
  }
}

/** `crypto.randomUUID` is not available on pages served over plain HTTP. */
function newWindowId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
