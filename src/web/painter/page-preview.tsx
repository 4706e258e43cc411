import { ImageOff, RotateCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Document, Size } from '../../document/document.ts'
import { isFailure } from '../../failure.ts'
import { classNames } from '../parts/class-names.ts'
import type { DrawnPage } from './painter.ts'
import { useDrawing } from './use-drawing.ts'
import { useFrame } from './use-frame.ts'

interface PagePreviewProps {
  /** A new object causes a redraw. */
  readonly document: Document
  /** In CSS pixels. */
  readonly size: Size
  /** 1-based. */
  readonly page: number
  readonly label: string
  /** A new object causes a redraw. */
  readonly data?: Readonly<Record<string, unknown>>
  readonly onDrawn?: (drawn: DrawnPage) => void
  readonly className?: string
}

/** Draws the page once it is near the viewport. The previous drawing stays until the next is ready. */
export function PagePreview({ document, size, page, label, data, onDrawn, className }: PagePreviewProps) {
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const { deviceWidth, isNear } = useFrame(frame)
  const scale = deviceWidth / size.width
  const { state, retry } = useDrawing(canvas, isNear && scale > 0 ? { document, size, page, scale, data } : undefined)

  useEffect(() => {
    if (state.kind === 'drawn') onDrawn?.(state.drawn)
  }, [state, onDrawn])

  return (
    <div
      ref={frame}
      className={classNames('@container relative w-full overflow-hidden', className)}
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
      aria-busy={state.kind === 'waiting'}
    >
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        className={classNames(
          'absolute inset-0 size-full',
          state.kind === 'drawn' && 'animate-fade-in',
          document.pages[page - 1]?.background === null && 'checkered',
          state.kind === 'failed' && !state.isShown && 'invisible',
        )}
      />
      {state.kind === 'waiting' && <Waiting />}
      {state.kind === 'failed' && !state.isShown && <Failed error={state.error} onRetry={retry} />}
      {state.kind === 'failed' && state.isShown && <Outdated error={state.error} onRetry={retry} />}
    </div>
  )
}

function Waiting() {
  return (
    <div aria-hidden className="absolute inset-0 bg-sheet">
      <div className="size-full animate-breathe bg-ink/8" />
    </div>
  )
}

interface Failing {
  readonly error: unknown
  readonly onRetry: () => void
}

function Failed({ error, onRetry }: Failing) {
  return (
    <div
      role="status"
      className="absolute inset-0 grid place-content-center justify-items-center gap-2 bg-well p-3 text-center text-ink-soft"
    >
      <ImageOff className="size-6" strokeWidth={1.5} aria-hidden />
      <p className="text-sm text-ink @max-[11rem]:sr-only">Couldn’t render this page.</p>
      <p className="max-w-xs text-xs text-balance user-text @max-[16rem]:sr-only">{reasonOf(error)}</p>
      <button
        type="button"
        onClick={onRetry}
        aria-label="Retry rendering"
        className="mt-1 inline-flex h-8 items-center gap-1.5 rounded-md border border-rule-strong/60 bg-sheet px-2.5 text-sm font-semibold text-ink transition-colors duration-120 hover:border-rule-strong hover:bg-well"
      >
        <RotateCw className="size-4" aria-hidden />
        <span className="@max-[11rem]:hidden">Try again</span>
      </button>
    </div>
  )
}

/** Shown at the bottom of the previous drawing, which must stay visible while a value is half typed. */
function Outdated({ error, onRetry }: Failing) {
  return (
    <div
      role="status"
      className="absolute inset-x-0 bottom-0 flex items-center gap-2 border-t border-rule bg-sheet/95 p-2 text-xs text-ink"
    >
      <ImageOff className="size-4 shrink-0 text-ink-soft" strokeWidth={1.5} aria-hidden />
      <p className="min-w-0 grow user-text @max-[11rem]:sr-only">This preview is outdated. {reasonOf(error)}</p>
      <button
        type="button"
        onClick={onRetry}
        aria-label="Retry rendering"
        className="grid size-6 shrink-0 place-items-center rounded-sm text-ink transition-colors duration-120 hover:bg-ink/7"
      >
        <RotateCw className="size-3.5" aria-hidden />
      </button>
    </div>
  )
}

function reasonOf(error: unknown): string {
  if (isFailure(error, 'invalid_input'))
    return error.details.issues.map(({ pointer, detail }) => `${pointer}: ${detail}`).join('; ')
  return error instanceof Error ? error.message : 'Something went wrong.'
}
