import { createContext, type HTMLAttributes, useContext } from 'react'

const IsWithin = createContext(false)

/** A `div` inside another one: some pages render with and without a layout. */
export function MainContent(given: HTMLAttributes<HTMLElement>) {
  const isWithin = useContext(IsWithin)
  return <IsWithin value={true}>{isWithin ? <div {...given} /> : <main {...given} />}</IsWithin>
}
