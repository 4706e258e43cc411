import { useSyncExternalStore } from 'react'

export type Theme = 'system' | 'light' | 'dark'

const KEY = 'platen-theme'

/** The theme that was chosen, and how to choose another. public/static/theme.js shows it, before anything is painted. */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, chosenTheme), chooseTheme]
}

function chosenTheme(): Theme {
  try {
    const kept = localStorage.getItem(KEY)
    return kept === 'light' || kept === 'dark' ? kept : 'system'
  } catch {
    return 'system'
  }
}

function chooseTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, theme)
  } catch {
    // It holds for no longer than this page, then.
  }
  dispatchEvent(new Event(KEY))
}

function subscribe(onChange: () => void): () => void {
  addEventListener(KEY, onChange)
  addEventListener('storage', onChange)
  return () => {
    removeEventListener(KEY, onChange)
    removeEventListener('storage', onChange)
  }
}
