import { createContext, use } from 'react'
import { type Painter } from './painter.ts'

/** The app's one painter: what it has loaded and laid out is worth keeping from page to page. */
export const PainterContext = createContext<Painter | null>(null)

export function usePainter(): Painter {
  const painter = use(PainterContext)
  if (!painter) throw new Error('a page is drawn outside of a PainterContext')
  return painter
}
