import { createContext, type ReactNode, useContext, useState } from 'react'

interface TryKey {
  readonly key: string
  readonly setKey: (key: string) => void
}

const Context = createContext<TryKey>({ key: '', setKey: () => undefined })

/** Shared by all forms of the page, and never stored. */
export function TryKeyProvider({ children }: { children: ReactNode }) {
  const [key, setKey] = useState('')
  return <Context value={{ key, setKey }}>{children}</Context>
}

export function useTryKey(): TryKey {
  return useContext(Context)
}
