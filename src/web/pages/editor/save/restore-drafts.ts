import { type DesignContent, isEqualContent } from './design-content.ts'
import type { Draft } from './drafts.ts'
import { mergeWork, type NotedConflict } from './merge-contents.ts'

export interface RestoredWork {
  readonly content: DesignContent
  readonly conflicts: readonly NotedConflict[]
}

/**
 * Merges drafts, the oldest first, with the opened design. Returns undefined if it already has
 * all that they contain.
 */
export function restoreDrafts(opened: DesignContent, drafts: readonly Draft[]): RestoredWork | undefined {
  const conflicts: NotedConflict[] = []
  const content = drafts.reduce((current, draft) => {
    const merged = mergeWork(draft, current)
    conflicts.push(...merged.conflicts)
    return merged.content
  }, opened)
  return isEqualContent(content, opened) ? undefined : { content, conflicts }
}
