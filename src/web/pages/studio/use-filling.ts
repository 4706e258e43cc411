import { useRouteContext } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { type Document } from '../../../document/document.ts'
import { keepDraft, keptDraft } from '../../parts/kept-drafts.ts'
import { type Filling, fillingFrom, isNothing, NOTHING_FILLED } from './filling.ts'

/**
 * What is being filled in for `subject`, the id of a template or a design, and how it is changed. This browser keeps it for whoever is
 * signed in, until it is reset or done: `change` to `NOTHING_FILLED`.
 */
export function useFilling(subject: string, document: Document): readonly [Filling, (filling: Filling) => void] {
  const { me } = useRouteContext({ from: '/signed-in' })
  const [filling, setFilling] = useState(() => fillingFrom(keptDraft(me._id, subject), document))
  const change = useCallback(
    (changed: Filling): void => {
      const isEmpty = isNothing(changed)
      setFilling(isEmpty ? NOTHING_FILLED : changed)
      keepDraft(me._id, subject, isEmpty ? undefined : changed)
    },
    [me._id, subject],
  )
  return [filling, change]
}
