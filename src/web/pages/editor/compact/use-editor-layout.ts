import { useSyncExternalStore } from 'react'

/**
 * `wide` has panels next to the page. On smaller screens, panels are sheets: from the bottom where the screen is
 * `tall`, and from the side where it is `short`, as phones are in landscape.
 */
export type EditorLayout = 'wide' | 'tall' | 'short'

const COMPACT = '(width < 56.25rem), ((height < 31.25rem) and (pointer: coarse))'
const SHORT = '(height < 31.25rem) and (orientation: landscape)'

export function useEditorLayout(): EditorLayout {
  return useSyncExternalStore(subscribe, layoutNow)
}

export function layoutNow(): EditorLayout {
  if (!matchMedia(COMPACT).matches) return 'wide'
  return matchMedia(SHORT).matches ? 'short' : 'tall'
}

function subscribe(listener: () => void): () => void {
  const queries = [matchMedia(COMPACT), matchMedia(SHORT)]
  for (const query of queries) query.addEventListener('change', listener)
  return () => {
    for (const query of queries) query.removeEventListener('change', listener)
  }
}
