import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { designQuery, type OpenDesign, refreshDesignsLater } from '../../../api/design-queries.ts'
import type { EditedContent } from './autosave.ts'
import { storedContent } from './design-content.ts'
import type { NotedConflict } from './merge-contents.ts'
import { type RunningSaving, type SavingView, startSaving } from './start-saving.ts'

export interface SavedEditor extends EditedContent {
  /** Calls `listener` after each change of what `read` returns. Returns a function that stops this. */
  readonly subscribe: (listener: () => void) => () => void
}

interface UseSavingOptions {
  readonly design: OpenDesign
  /** ID of the account, whose drafts are read and written. */
  readonly account: string
  /** Must stay the same object while the design is open. */
  readonly editor: SavedEditor
}

export interface Saving extends SavingView {
  /** Saves without waiting for a pause. */
  readonly saveNow: () => void
  /** Removes a conflict from the list. */
  readonly dismiss: (conflict: NotedConflict) => void
}

/**
 * Saves a design while its component is mounted. Mount it with the ID of the design as `key`. The
 * first `design` is what the editor was opened with; later ones, from its query, are merged if newer.
 */
export function useSaving({ design, account, editor }: UseSavingOptions): Saving {
  const queries = useQueryClient()
  const [opened] = useState(design)
  const [view, setView] = useState<SavingView>(() => viewOf(design))
  const running = useRef<RunningSaving>(undefined)
  useEffect(() => {
    const saving = startSaving({
      design: opened,
      account,
      editor,
      onView: setView,
      onStored: (stored) => queries.setQueryData(designQuery(stored._id).queryKey, stored),
    })
    running.current = saving
    const unsubscribe = editor.subscribe(saving.autosave.noteEdit)
    return () => {
      unsubscribe()
      saving.stop()
      void refreshDesignsLater(queries)
    }
  }, [queries, opened, account, editor])
  useEffect(() => {
    running.current?.autosave.dispatch({ type: 'published', stored: storedContent(design) })
  }, [design])
  return useMemo(
    () => ({
      ...view,
      saveNow: () => {
        running.current?.autosave.noteEdit()
        running.current?.autosave.dispatch({ type: 'hurried' })
      },
      dismiss: (conflict) => running.current?.autosave.dispatch({ type: 'dismissed', conflict }),
    }),
    [view],
  )
}

function viewOf({ updatedAt }: OpenDesign): SavingView {
  return { status: 'saved', obstacle: null, conflicts: [], isRestored: false, lacksDraft: false, savedAt: updatedAt }
}
