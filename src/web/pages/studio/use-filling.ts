import { useRouteContext } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { type Document } from '../../../document/document.ts'
import { readDraft, storeDraft } from '../../api/stored-drafts.ts'
import { type Filling, fillingFrom, isNothing, NOTHING_FILLED } from './filling.ts'

interface SavedFilling {
  readonly filling: Filling
  /** Whether it is the draft of an earlier visit. */
  readonly isRestored: boolean
  /** `NOTHING_FILLED` resets it. */
  readonly change: (filling: Filling) => void
  /** Deletes the draft; the page still shows it. */
  readonly forget: () => void
}

/** The form for `subject`, a template or design ID. This browser stores a draft per account. */
export function useFilling(subject: string, document: Document): SavedFilling {
  const { me } = useRouteContext({ from: '/signed-in' })
  const [filling, setFilling] = useState(() => fillingFrom(readDraft(me._id, subject), document))
  const [isRestored, setRestored] = useState(!isNothing(filling))
  const change = useCallback(
    (changed: Filling): void => {
      const isEmpty = isNothing(changed)
      setRestored(false)
      setFilling(isEmpty ? NOTHING_FILLED : changed)
      storeDraft(me._id, subject, isEmpty ? undefined : changed)
    },
    [me._id, subject],
  )
  const forget = useCallback(() => storeDraft(me._id, subject, undefined), [me._id, subject])
  return { filling, isRestored, change, forget }
}
