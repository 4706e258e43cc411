import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type Warning } from '../../text/warning.ts'
import { usePainter } from './painter-context.ts'
import { type Drawing } from './painter.ts'

/** `isShown`: the canvas still has an older picture. */
export type DrawingState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'drawn'; readonly warnings: readonly Warning[] }
  | { readonly kind: 'failed'; readonly error: unknown; readonly isShown: boolean }

/** What is to be drawn; undefined while that is not known. */
type Subject = Omit<Drawing, 'canvas' | 'signal'>

/** Changes that come as fast as this, of a window that is pulled or a text that is typed, are drawn as one. */
const SETTLE_MS = 40

/**
 * Keeps `canvas` showing `subject`, which is drawn again whenever part of it changes: a document by its identity. What is shown stays until
 * its successor is ready.
 */
export function useDrawing(
  canvas: RefObject<HTMLCanvasElement | null>,
  subject: Subject | undefined,
): { state: DrawingState; retry: () => void } {
  const painter = usePainter()
  const [state, setState] = useState<DrawingState>({ kind: 'waiting' })
  const [attempt, setAttempt] = useState(0)
  const hasBegun = useRef(false)
  const { document, page, scale, data, size } = subject ?? {}
  const [width, height] = [size?.width, size?.height]

  useEffect(() => {
    const target = canvas.current
    if (!target || !document || !page || !scale || !width || !height) return
    const ended = new AbortController()
    const { signal } = ended
    const begin = (): void => {
      painter.drawPage({ canvas: target, document, page, size: { width, height }, scale, data, signal }).then(
        (warnings) => setState({ kind: 'drawn', warnings }),
        (error: unknown) => {
          if (!signal.aborted) setState((before) => ({ kind: 'failed', error, isShown: isShown(before) }))
        },
      )
    }
    const timer = setTimeout(begin, hasBegun.current ? SETTLE_MS : 0)
    hasBegun.current = true
    return () => {
      clearTimeout(timer)
      ended.abort()
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
