import { createContext, type RefObject, use, useCallback, useEffect, useRef, useState } from 'react'
import type { Drawing, DrawnPage, Painter } from './painter.ts'

/** `isShown`: whether the canvas still shows an earlier drawing. */
export type DrawingState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'drawn'; readonly drawn: DrawnPage }
  | { readonly kind: 'failed'; readonly error: unknown; readonly isShown: boolean }

type Subject = Omit<Drawing, 'canvas' | 'signal'>

/** Debounces changes while the window is resized or text is typed. */
const SETTLE_MS = 40

/** Draws `subject` when it changes; documents are compared by identity. The previous drawing stays until then. */
export function useDrawing(
  canvas: RefObject<HTMLCanvasElement | null>,
  subject: Subject | undefined,
): { state: DrawingState; retry: () => void } {
  const painter = usePainter()
  const [state, setState] = useState<DrawingState>({ kind: 'waiting' })
  const [attempt, setAttempt] = useState(0)
  const hasStarted = useRef(false)
  const { document, page, scale, data, size } = subject ?? {}
  const [width, height] = [size?.width, size?.height]

  useEffect(() => {
    const target = canvas.current
    if (!target || !document || !page || !scale || !width || !height) return
    const controller = new AbortController()
    const { signal } = controller
    const draw = (): void => {
      painter.drawPage({ canvas: target, document, page, size: { width, height }, scale, data, signal }).then(
        (drawn) => setState({ kind: 'drawn', drawn }),
        (error: unknown) => {
          if (!signal.aborted) setState((before) => ({ kind: 'failed', error, isShown: isShown(before) }))
        },
      )
    }
    const timer = setTimeout(draw, hasStarted.current ? SETTLE_MS : 0)
    hasStarted.current = true
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [canvas, painter, document, page, scale, data, width, height, attempt])

  const retry = useCallback(() => {
    setState((before) => (isShown(before) ? before : { kind: 'waiting' }))
    setAttempt((before) => before + 1)
  }, [])
  return { state, retry }
}

function isShown(state: DrawingState): boolean {
  return state.kind === 'drawn' || (state.kind === 'failed' && state.isShown)
}

export const PainterContext = createContext<Painter | null>(null)

function usePainter(): Painter {
  const painter = use(PainterContext)
  if (!painter) throw new Error('usePainter must be used inside a PainterContext')
  return painter
}
