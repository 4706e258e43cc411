import { merge } from '../../../../edit/merge.ts'
import type { Conflict } from '../../../../edit/merging/conflict.ts'
import { contentDistance } from './content-distance.ts'
import type { DesignContent } from './design-content.ts'

/** A change of mine that was kept, although someone else changed the same. */
export interface NotedConflict extends Conflict {
  /** `design` for its title and size, otherwise in the document. */
  readonly of: 'design' | 'document'
  readonly mine: DesignContent
  readonly theirs: DesignContent
}

export interface MergedContent {
  readonly content: DesignContent
  readonly conflicts: readonly NotedConflict[]
}

/** Changes that the server may not have. */
export interface UnsavedWork {
  /** What the server is known to have had. */
  readonly base: DesignContent
  /** What was sent without receiving an answer. The server may have stored one of these. */
  readonly unanswered: readonly DesignContent[]
  readonly current: DesignContent
}

/** Merges three contents as `merge` does documents. The size counts as one property. */
export function mergeContents(base: DesignContent, mine: DesignContent, theirs: DesignContent): MergedContent {
  const { document, conflicts } = merge(base.document, mine.document, theirs.document)
  const titles = mergeValues([base.title], [mine.title], [theirs.title])
  const sizes = mergeValues(sizeOf(base), sizeOf(mine), sizeOf(theirs))
  const sides = { mine, theirs }
  const own = [...(titles.isConflict ? ['title'] : []), ...(sizes.isConflict ? ['width', 'height'] : [])]
  const noted = conflicts.map((conflict): NotedConflict => ({ ...conflict, of: 'document', ...sides }))
  const [title = mine.title] = titles.values
  const [width = mine.width, height = mine.height] = sizes.values
  return {
    content: { document, title, width, height },
    conflicts: own.length === 0 ? noted : [...noted, { of: 'design', properties: own, ...sides }],
  }
}

/**
 * Merges work with what the server has now. What an unanswered request has stored is not mistaken for
 * someone else’s change: later edits of mine must neither conflict with it nor be undone by it. The
 * candidate that is most like `theirs` is taken for what the server had last from me.
 */
export function mergeWork({ base, unanswered, current }: UnsavedWork, theirs: DesignContent): MergedContent {
  if (unanswered.length === 0) return mergeContents(base, current, theirs)
  const candidates = [base, ...unanswered].map((content) => ({ content, distance: contentDistance(content, theirs) }))
  const last = candidates.reduce((nearest, each) => (each.distance < nearest.distance ? each : nearest))
  return mergeContents(last.content, current, theirs)
}

function sizeOf({ width, height }: DesignContent): readonly number[] {
  return [width, height]
}

function mergeValues<T>(
  base: readonly T[],
  mine: readonly T[],
  theirs: readonly T[],
): { values: readonly T[]; isConflict: boolean } {
  const isChanged = (from: readonly T[], to: readonly T[]): boolean => to.some((value, index) => value !== from[index])
  if (!isChanged(base, mine)) return { values: theirs, isConflict: false }
  return { values: mine, isConflict: isChanged(base, theirs) && isChanged(mine, theirs) }
}
