import { useRouteContext } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { type Document } from '../../../document/document.ts'
import { keepDraft, keptDraft } from '../../parts/kept-drafts.ts'
import { type Filling, fillingFrom, isNothing, NOTHING_FILLED } from './filling.ts'

interface KeptFilling {
  readonly filling: Filling
  /** It is as an earlier visit left it. */
  readonly isKept: boolean
  /** To `NOTHING_FILLED` where it is reset. */
  readonly change: (filling: Filling) => void
  /** It is done. The page shows it until it is left, and it does not come back. */
  readonly forget: () => void
}

/**
 * What is being filled in for `subject`, the id of a template or a design whose document is `document`. This browser keeps it for whoever
 * is signed in.
 */
export function useFilling(subject: string, document: Document): KeptFilling {
  const { me } = useRouteContext({ from: '/signed-in' })
  const [filling, setFilling] = useState(() => fillingFrom(keptDraft(me._id, subject), document))
  const [isKept, setKept] = useState(!isNothing(filling))
  const change = useCallback(
    (changed: Filling): void => {
      const isEmpty = isNothing(changed)
      setKept(false)
      setFilling(isEmpty ? NOTHING_FILLED : changed)
      keepDraft(me._id, subject, isEmpty ? undefined : changed)
    },
    [me._id, subject],
  )
  const forget = useCallback(() => keepDraft(me._id, subject, undefined), [me._id, subject])
  return { filling, isKept, change, forget }
}
