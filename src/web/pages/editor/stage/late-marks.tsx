import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../../../parts/lazy-page.tsx'
import { useEditorState } from '../use-editor.ts'

export const PartMarks = lazyPart(async () => (await import('./part-marks.tsx')).PartMarks)
const CropLayer = lazyPart(async () => (await import('./crop-layer.tsx')).CropLayer)
const DragGhost = lazyPart(async () => (await import('./drag-ghost.tsx')).DragGhost)
const Rulers = lazyPart(async () => (await import('./rulers.tsx')).Rulers)

/** What is shown on the page once something is selected or chosen. */
export const STAGE_PARTS = [PartMarks, DragGhost, CropLayer, Rulers]

/** Shows what loads once the page is painted. While it cannot be loaded, only it is missing. */
export function LateMarks({ children }: { children: ReactNode }) {
  const key = useEditorState(({ gesture, detail, selection }) => `${gesture.kind} ${detail?.kind} ${selection.join()}`)
  return (
    <CatchBoundary getResetKey={() => key} errorComponent={Nothing}>
      <Suspense>{children}</Suspense>
    </CatchBoundary>
  )
}

/** What a gesture shows over the picture of the page. */
export function LateLayers() {
  const isCropping = useEditorState(({ detail }) => detail?.kind === 'crop')
  const isReordering = useEditorState(({ gesture }) => gesture.kind === 'reordering')
  if (!isCropping && !isReordering) return null
  return <LateMarks>{isCropping ? <CropLayer /> : <DragGhost />}</LateMarks>
}

export function LateRulers() {
  const areShown = useEditorState(({ options }) => options.rulers)
  return areShown ? (
    <LateMarks>
      <Rulers />
    </LateMarks>
  ) : null
}

function Nothing() {
  return null
}
