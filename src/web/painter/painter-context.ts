import { createContext, use } from 'react'
import { type Painter } from './painter.ts'

/** One painter for the whole app, to share its caches between pages. */
export const PainterContext = createContext<Painter | null>(null)

export function usePainter(): Painter {
  const painter = use(PainterContext)
  if (!painter) throw new Error('usePainter must be used inside a PainterContext')
  return painter
}
