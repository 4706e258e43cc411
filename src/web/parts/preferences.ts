import { useSyncExternalStore } from 'react'

/** Returns a value stored in this browser and its setter. It is `''` if nothing is stored or storage is unavailable. */
export function usePreference(key: string): readonly [string, (choice: string) => void] {
  const subscribe = (onChange: () => void): (() => void) => {
    addEventListener(key, onChange)
    addEventListener('storage', onChange)
    return () => {
      removeEventListener(key, onChange)
      removeEventListener('storage', onChange)
    }
  }
  return [useSyncExternalStore(subscribe, () => readPreference(key)), (choice) => storePreference(key, choice)]
}

/** Returns a value stored in this browser. It is `''` if nothing is stored or storage is unavailable. */
export function readPreference(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Stores a value in this browser if storage is available; `''` removes it. */
export function storePreference(key: string, choice: string): void {
  try {
    if (choice === '') localStorage.removeItem(key)
    else localStorage.setItem(key, choice)
  } catch {
    // Storage is unavailable: the default applies.
  }
  // The browser sends `storage` events only to other windows.
  dispatchEvent(new Event(key))
}

export type Theme = 'system' | 'light' | 'dark'

/** Returns the theme and its setter. public/static/theme.js applies the theme before the first paint. */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const [stored, store] = usePreference('platen-theme')
  const theme = stored === 'light' || stored === 'dark' ? stored : 'system'
  return [theme, (chosen) => store(chosen === 'system' ? '' : chosen)]
}
