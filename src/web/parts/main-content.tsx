import { createContext, type HTMLAttributes, useContext } from 'react'

const IsWithin = createContext(false)

/** Renders `main`, or `div` inside another MainContent, since some pages render both with and without a layout. */
export function MainContent(props: HTMLAttributes<HTMLElement>) {
  const isWithin = useContext(IsWithin)
  return <IsWithin value={true}>{isWithin ? <div {...props} /> : <main {...props} />}</IsWithin>
}
