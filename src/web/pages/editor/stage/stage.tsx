import { type ReactNode, type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { fitted, isSeenWhole, panned } from '../../../../edit/view/camera.ts'
import { SlotChips } from '../data/slot-chips.tsx'
import { pageBounds } from '../view/page-bounds.ts'
import { useStageDrop } from '../adding/use-stage-drop.ts'
import { ArrivingPictures } from '../adding/pictures/arriving-pictures.tsx'
import { UploadTray } from '../adding/upload-tray.tsx'
import { ownTouches } from '../own-touches.ts'
import { useEditor, useEditorState, useStore } from '../use-editor.ts'
import { WordsLayer } from '../words/words-layer.tsx'
import { NewPageHint } from './new-page-hint.tsx'
import { LateLayers, LateRulers } from './late-marks.tsx'
import { useStageFocus } from './use-stage-focus.ts'
import { startFrames } from './frames.ts'
import { Overlay } from './overlay.tsx'
import { Paper } from './paper.tsx'
import { listenToPointer } from './pointer.ts'
import { listenToTrackpadPinch } from './trackpad-pinch.ts'
import { listenToWheel } from './wheel.ts'

/**
 * The page, as large as there is room for it, and everything that is done on it with a pointer.
 * `children` are shown above it.
 */
export function Stage({ children }: { children?: ReactNode }) {
  const editor = useEditor()
  const stage = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const tool = useEditorState((state) => state.tool)
  const isLoaded = useStore(editor.resources) !== undefined
  const isOverField = useSyncExternalStore(
    editor.hovered.subscribe,
    () => editor.isFilling.get() && editor.hovered.get() !== undefined,
  )
  useViewport(stage)
  useStageDrop(stage)
  const focus = useStageFocus(stage)

  useEffect(() => {
    if (!stage.current || !canvas.current) return
    const ends = [
      startFrames(editor, canvas.current),
      listenToPointer(editor, stage.current),
      listenToWheel(editor, stage.current),
      listenToTrackpadPinch(editor, stage.current),
      ownTouches(stage.current),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [editor])

  return (
    <div
      ref={stage}
      data-stage
      data-region="page"
      {...focus}
      className={`relative size-full touch-none overflow-clip bg-well select-none focus-visible:outline-1 focus-visible:-outline-offset-1 focus-visible:outline-rule-strong ${isOverField ? 'cursor-pointer' : CURSORS[tool]}`}
      aria-busy={!isLoaded}
    >
      <Paper />
      <canvas ref={canvas} aria-hidden className="pointer-events-none absolute inset-0 size-full" />
      <NewPageHint />
      <ArrivingPictures />
      <LateLayers />
      <SlotChips />
      <Overlay />
      <WordsLayer />
      {children}
      <UploadTray />
      <LateRulers />
    </div>
  )
}

const CURSORS = {
  select: 'cursor-default',
  hand: 'cursor-grab active:cursor-grabbing',
  text: 'cursor-text',
  rect: 'cursor-crosshair',
  ellipse: 'cursor-crosshair',
  line: 'cursor-crosshair',
  pen: 'cursor-crosshair',
} as const

/** Shows the whole page at first and as long as it is seen whole; otherwise it keeps its place in a resized window. */
function useViewport(stage: RefObject<HTMLDivElement | null>): void {
  const editor = useEditor()
  useEffect(() => {
    const box = stage.current
    if (!box) return
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      const { width, height } = entry.contentRect
      const before = editor.viewport.get()
      const viewport = { width, height }
      editor.viewport.set(viewport)
      const page = pageBounds(editor.state.get().size)
      const isWhole = before.width === 0 || isSeenWhole(editor.camera.get(), page, before)
      if (isWhole) editor.camera.set(fitted(page, viewport))
      else {
        const by = { x: (width - before.width) / 2, y: (height - before.height) / 2 }
        editor.camera.set(panned(editor.camera.get(), by))
      }
    })
    observer.observe(box)
    return () => observer.disconnect()
  }, [editor, stage])
}
