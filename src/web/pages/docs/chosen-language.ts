import { useSyncExternalStore } from 'react'

const KEY = 'platen-docs-language'

/** The language in which the reader wants examples: chosen at one of them, it holds for all and for the next visit. */
export function useChosenLanguage(): readonly [string, (language: string) => void] {
  return [useSyncExternalStore(subscribe, chosen), choose]
}

function chosen(): string {
  try {
    return localStorage.getItem(KEY) ?? 'curl'
  } catch {
    return 'curl'
  }
}

function choose(language: string): void {
  try {
    localStorage.setItem(KEY, language)
  } catch {
    // Without a store there is nothing to choose: the first language stays.
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
