import { useRouteContext } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import type { Document } from '../../../document/document.ts'
import { fillDocument } from '../../../document/fill-document.ts'
import { readDraft, storeDraft } from '../../api/stored-drafts.ts'
import type { SlotData } from './slot-inputs.ts'

export interface ContentDraft {
  readonly data: SlotData
  readonly title?: string | undefined
  readonly revision?: number | undefined
}

export const EMPTY_DRAFT: ContentDraft = { data: {} }

export function isEmptyDraft({ data, title }: ContentDraft): boolean {
  return title === undefined && Object.keys(data).length === 0
}

/** Returns the stored draft without the values that `document` no longer accepts. */
export function restoreDraft(stored: unknown, document: Document): ContentDraft {
  if (!isRecord(stored)) return EMPTY_DRAFT
  const { title, data, revision } = stored
  return {
    data: fittingData(data, document),
    ...(typeof title === 'string' && { title }),
    ...(typeof revision === 'number' && { revision }),
  }
}

export function fittingData(data: unknown, document: Document): SlotData {
  if (!isRecord(data)) return {}
  // Tries all values together first: each attempt fills the whole document, which can take seconds.
  const fitting = fits(data, document)
    ? data
    : Object.fromEntries(Object.entries(data).filter((entry) => fits(Object.fromEntries([entry]), document)))
  return fitting as SlotData
}

function fits(data: Readonly<Record<string, unknown>>, document: Document): boolean {
  try {
    fillDocument(document, data, 'keep')
    return true
  } catch {
    return false
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

interface StoredContentDraft {
  readonly draft: ContentDraft
  /** Whether the draft was stored during an earlier visit. */
  readonly isRestored: boolean
  readonly change: (draft: ContentDraft) => void
  readonly deleteDraft: () => void
}

/** `subject` is the ID of a template or design. */
export function useContentDraft(subject: string, document: Document): StoredContentDraft {
  const { me } = useRouteContext({ from: '/signed-in' })
  const [draft, setDraft] = useState(() => restoreDraft(readDraft(me._id, subject), document))
  const [isRestored, setRestored] = useState(!isEmptyDraft(draft))
  const change = useCallback(
    (changed: ContentDraft): void => {
      const isEmpty = isEmptyDraft(changed)
      setRestored(false)
      setDraft(isEmpty ? EMPTY_DRAFT : changed)
      storeDraft(me._id, subject, isEmpty ? undefined : changed)
    },
    [me._id, subject],
  )
  const deleteDraft = useCallback(() => storeDraft(me._id, subject, undefined), [me._id, subject])
  return { draft, isRestored, change, deleteDraft }
}
