import { ChevronLeft, ChevronRight, type LucideIcon, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react'
import { fillDefaults } from '../../../../document/fill-document.ts'
import { flowDocument } from '../../../../document/flow/flow-document.ts'
import { showPage } from '../../../../edit/commands/page-commands.ts'
import { appPainter } from '../../../painter/app-painter.ts'
import { LivePage } from '../../../painter/live-page.tsx'
import { classNames } from '../../../parts/class-names.ts'
import { useEditor, useEditorState } from '../use-editor.ts'
import { useFullScreen } from './use-full-screen.ts'

const SWIPE_PX = 40
/** A press on this part of the screen, at its left, goes back. */
const BACK_PART = 1 / 3
/** The controls disappear this long after the pointer has moved. */
const CONTROLS_MS = 2_500

const KEYS: Readonly<Record<string, (page: number, count: number) => number>> = {
  ArrowRight: (page) => page + 1,
  ArrowDown: (page) => page + 1,
  PageDown: (page) => page + 1,
  ' ': (page) => page + 1,
  ArrowLeft: (page) => page - 1,
  ArrowUp: (page) => page - 1,
  PageUp: (page) => page - 1,
  Backspace: (page) => page - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** The pages that exports have on the whole screen, from the one that is edited. Ends with Escape, on the page shown last. */
export function Presentation({ onClose }: { onClose: () => void }) {
  const editor = useEditor()
  const document = useEditorState((state) => state.document)
  const size = useEditorState((state) => state.size)
  const pages = useMemo(() => flowDocument(fillDefaults(document)).pages, [document])
  const [index, setIndex] = useState(() => pages.findIndex(({ id }) => id === editor.state.get().pageId))
  const pressedAt = useRef<number>(undefined)
  const [hasControls, showControls] = useControls()
  const count = pages.length
  const page = pages[index]

  const close = (): void => {
    // A page that tables and lists have added is shown by the page that it continues.
    const known = new Set(document.pages.map(({ id }) => id))
    const last = pages.slice(0, index + 1).findLast(({ id }) => known.has(id))
    if (last) editor.update((state) => showPage(state, last.id))
    onClose()
  }
  useFullScreen(close)
  useEffect(() => {
    if (index + 1 < count) appPainter.preparePage({ document, page: index + 2 }).catch(() => undefined)
  }, [document, index, count])

  const goTo = (next: number): void => setIndex(Math.min(count - 1, Math.max(0, next)))
  const onKeyDown = (event: KeyboardEvent): void => {
    const isOnButton = event.target instanceof HTMLButtonElement
    const move = KEYS[event.key]
    if (!move || (isOnButton && event.key === ' ')) return
    event.preventDefault()
    goTo(move(index, count))
  }
  const onPointerUp = ({ clientX, target }: PointerEvent): void => {
    const from = pressedAt.current
    pressedAt.current = undefined
    if (from === undefined || (target instanceof Element && target.closest('button'))) return
    const by = clientX - from
    if (Math.abs(by) > SWIPE_PX) goTo(index + (by < 0 ? 1 : -1))
    else goTo(index + (clientX < innerWidth * BACK_PART ? -1 : 1))
  }

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && close()}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          className={classNames(
            'fixed inset-0 z-50 grid touch-none place-content-center bg-code-ink text-code-paper outline-none select-none',
            !hasControls && 'cursor-none',
          )}
          onKeyDown={onKeyDown}
          onPointerDown={({ clientX }) => (pressedAt.current = clientX)}
          onPointerUp={onPointerUp}
          onPointerMove={showControls}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            if (event.target instanceof HTMLElement) event.target.focus()
          }}
        >
          <Dialog.Title className="sr-only">Presentation</Dialog.Title>
          <p role="status" className="sr-only">
            Page {index + 1} of {count}
          </p>
          <div style={{ width: `min(100vw, 100dvh * ${size.width / size.height})` }}>
            <LivePage document={document} size={size} page={index + 1} label={page?.name ?? `Page ${index + 1}`} />
          </div>
          <div
            className={classNames(
              'absolute bottom-6 left-1/2 flex -translate-x-1/2 items-center gap-1 rounded-full bg-ink p-1 text-paper shadow-floating transition-opacity duration-120 focus-within:opacity-100',
              hasControls ? 'opacity-100' : 'opacity-0',
            )}
          >
            <Control icon={ChevronLeft} label="Previous page" isOff={index === 0} onPress={() => goTo(index - 1)} />
            <span className="min-w-14 text-center text-sm font-semibold tabular-nums" aria-hidden>
              {index + 1} / {count}
            </span>
            <Control
              icon={ChevronRight}
              label="Next page"
              isOff={index === count - 1}
              onPress={() => goTo(index + 1)}
            />
            <Control icon={X} label="End presentation" isOff={false} onPress={close} />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

interface ControlProps {
  readonly icon: LucideIcon
  readonly label: string
  readonly isOff: boolean
  readonly onPress: () => void
}

/** Not `disabled`, since a disabled button loses the focus. */
function Control({ icon: Icon, label, isOff, onPress }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      onClick={onPress}
      className="grid size-10 place-items-center rounded-full hover:bg-paper/15 aria-disabled:opacity-45"
    >
      <Icon className="size-5" aria-hidden />
    </button>
  )
}

/** Whether the pointer has just moved. */
function useControls(): [boolean, () => void] {
  const [isShown, setShown] = useState(true)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const show = (): void => {
    setShown(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setShown(false), CONTROLS_MS)
  }
  useEffect(() => {
    timer.current = setTimeout(() => setShown(false), CONTROLS_MS)
    return () => clearTimeout(timer.current)
  }, [])
  return [isShown, show]
}
