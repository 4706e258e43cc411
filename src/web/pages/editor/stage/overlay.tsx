import { boundsOfAll, boxOnPage } from '../../../../edit/geometry/page-matrix.ts'
import { useEditor, useEditorState, useStore } from '../use-editor.ts'
import { selectedLine } from '../../../../edit/gestures/bending.ts'
import { shadedNow } from '../../../../edit/gestures/shading.ts'
import { GestureMarks } from './gesture-marks.tsx'
import { Handles } from './handles.tsx'
import { shapedNow } from '../../../../edit/gestures/shaped-now.ts'
import { BoundsOutline, Outline, ThinOutlines } from './outlines.tsx'
import { LateMarks, PartMarks } from './late-marks.tsx'
import { PageMarks } from './page-marks.tsx'

/** What is drawn over the page, in pixels of the screen: outlines, handles, guides and the marquee. */
export function Overlay() {
  const editor = useEditor()
  const camera = useStore(editor.camera)
  const hovered = useStore(editor.hovered)
  useStore(editor.resources)
  useStore(editor.dataMode)
  const isFilling = useStore(editor.isFilling)
  const state = useEditorState((each) => each)
  const places = editor.drawn()?.places
  if (!places) return null
  const selected = state.selection.flatMap((id) => places.get(id) ?? [])
  const only = selected.length === 1 ? selected[0] : undefined
  const bounds = selected.length > 0 ? boundsOfAll(selected.map(boxOnPage)) : undefined
  const hover = hovered === undefined || state.selection.includes(hovered) ? undefined : places.get(hovered)
  const line = selectedLine(state)
  const shaped = shapedNow(state, places)
  const shaded = shadedNow(state, places)
  const hasOutlines = !(line && !isFilling) && !shaped && state.gesture.kind !== 'penning'
  const isIdle = state.gesture.kind === 'idle' || state.gesture.kind === 'pressing'
  return (
    <svg aria-hidden className="pointer-events-none absolute inset-0 size-full overflow-visible">
      <PageMarks state={state} camera={camera} />
      {hover && isIdle && <Outline place={hover} camera={camera} />}
      {hasOutlines && only && <Outline place={only} camera={camera} />}
      {hasOutlines && !only && <ThinOutlines places={selected} camera={camera} />}
      {bounds && !only && <BoundsOutline bounds={bounds} camera={camera} />}
      {isIdle && state.tool !== 'pen' && !isFilling && !state.words && !line && !shaded && !shaped && (
        <Handles selected={selected} camera={camera} isCropping={state.detail?.kind === 'crop'} />
      )}
      <GestureMarks state={state} camera={camera} selected={selected} bounds={bounds} />
      {(selected.length > 0 || state.tool === 'pen') && (
        <LateMarks>
          <PartMarks {...{ state, camera, places, bounds, isFilling }} hovered={hover} />
        </LateMarks>
      )}
    </svg>
  )
}
