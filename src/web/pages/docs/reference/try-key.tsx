import { createContext, type ReactNode, useContext, useState } from 'react'

interface TryKey {
  readonly key: string
  readonly setKey: (key: string) => void
}

const Context = createContext<TryKey>({ key: '', setKey: () => undefined })

/** Shares an API key between all forms of the page, without storing it. */
export function TryKeyProvider({ children }: { children: ReactNode }) {
  const [key, setKey] = useState('')
  return <Context value={{ key, setKey }}>{children}</Context>
}

export function useTryKey(): TryKey {
  return useContext(Context)
}
