import { useSyncExternalStore } from 'react'

/** What a reader chose, kept by this browser for the next visit: `''` where nothing was, or where the browser keeps nothing. */
export function useKeptChoice(key: string): readonly [string, (choice: string) => void] {
  const subscribe = (onChange: () => void): (() => void) => {
    addEventListener(key, onChange)
    addEventListener('storage', onChange)
    return () => {
      removeEventListener(key, onChange)
      removeEventListener('storage', onChange)
    }
  }
  return [useSyncExternalStore(subscribe, () => keptChoice(key)), (choice) => keepChoice(key, choice)]
}

function keptChoice(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function keepChoice(key: string, choice: string): void {
  try {
    if (choice === '') localStorage.removeItem(key)
    else localStorage.setItem(key, choice)
  } catch {
    // A browser that keeps nothing stays at the default.
  }
  // Other windows hear of it by themselves, this one does not.
  dispatchEvent(new Event(key))
}
