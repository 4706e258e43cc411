import { createContext, type HTMLAttributes, useContext } from 'react'

const IsWithin = createContext(false)

/** The page's own part, of which there is one: within another it is a plain box, as where a page is not found in a frame. */
export function Main(given: HTMLAttributes<HTMLElement>) {
  const isWithin = useContext(IsWithin)
  return <IsWithin value={true}>{isWithin ? <div {...given} /> : <main {...given} />}</IsWithin>
}
