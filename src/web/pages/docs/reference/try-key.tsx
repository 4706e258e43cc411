import { createContext, type ReactNode, useContext, useState } from 'react'

interface TryKey {
  readonly key: string
  readonly setKey: (key: string) => void
}

const Context = createContext<TryKey>({ key: '', setKey: () => undefined })

/** The key that was pasted into one form is in all of them, for as long as the page is open. It is kept nowhere. */
export function TryKeyProvider({ children }: { children: ReactNode }) {
  const [key, setKey] = useState('')
  return <Context value={{ key, setKey }}>{children}</Context>
}

export function useTryKey(): TryKey {
  return useContext(Context)
}
