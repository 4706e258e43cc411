import { useSyncExternalStore } from 'react'

/** A preference stored in this browser; `''` if none is stored or storage is unavailable. */
export function useStoredChoice(key: string): readonly [string, (choice: string) => void] {
  const subscribe = (onChange: () => void): (() => void) => {
    addEventListener(key, onChange)
    addEventListener('storage', onChange)
    return () => {
      removeEventListener(key, onChange)
      removeEventListener('storage', onChange)
    }
  }
  return [useSyncExternalStore(subscribe, () => readChoice(key)), (choice) => storeChoice(key, choice)]
}

function readChoice(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function storeChoice(key: string, choice: string): void {
  try {
    if (choice === '') localStorage.removeItem(key)
    else localStorage.setItem(key, choice)
  } catch {
    // Storage is unavailable: the default applies.
  }
  // The browser sends `storage` events only to other windows.
  dispatchEvent(new Event(key))
}
