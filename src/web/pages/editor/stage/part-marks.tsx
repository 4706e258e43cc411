import type { EditorState } from '../../../../edit/editor-state.ts'
import { boundsOfAll, boxOnPage } from '../../../../edit/geometry/page-matrix.ts'
import { selectedLine } from '../../../../edit/gestures/bending.ts'
import { openEnds } from '../../../../edit/gestures/continued-path.ts'
import type { Gesture } from '../../../../edit/gestures/gesture.ts'
import { shadedNow } from '../../../../edit/gestures/shading.ts'
import { shapedNow } from '../../../../edit/gestures/shaped-now.ts'
import type { Place } from '../../../../edit/tree/place.ts'
import type { Camera } from '../../../../edit/view/camera.ts'
import { type Bounds, shift } from '../../../../paint/bounds.ts'
import { GestureDistances, HoverDistances } from './distance-marks.tsx'
import { FlowMarks } from './flow-marks.tsx'
import { GradientMarks } from './gradient-marks.tsx'
import { LineHandles } from './line-handles.tsx'
import { NodeMarks } from './node-marks.tsx'
import { PenEnds, PenMarks } from './pen-marks.tsx'

interface PartMarksProps {
  readonly state: EditorState
  readonly camera: Camera
  /** As they are drawn. */
  readonly places: ReadonlyMap<string, Place>
  readonly hovered: Place | undefined
  /** Of what is selected; undefined for nothing. */
  readonly bounds: Bounds | undefined
  readonly isFilling: boolean
}

/** The parts of the selected element that are edited, what the pen draws, places in layouts, and distances. */
export function PartMarks({ state, camera, places, hovered, bounds, isFilling }: PartMarksProps) {
  const { gesture, detail, words } = state
  const selected = state.selection.flatMap((id) => places.get(id) ?? [])
  const line = isFilling ? undefined : selectedLine(state)
  const drawnLine = line && places.get(line.line.id)?.element
  const shaped = shapedNow(state, places)
  const shaded = shadedNow(state, places)
  const isMoving = gesture.kind === 'moving'
  return (
    <>
      {line && drawnLine?.type === 'line' && !shaded && !isMoving && (
        <LineHandles
          place={places.get(line.line.id) ?? line.place}
          line={drawnLine}
          chosen={detail?.kind === 'point' ? detail.index : undefined}
          camera={camera}
        />
      )}
      {shaped && !isMoving && <NodeMarks shaped={shaped} camera={camera} />}
      {shaded && !words && <GradientMarks shaded={shaded} gesture={gesture} camera={camera} />}
      {state.tool === 'pen' && gesture.kind === 'idle' && (
        <PenEnds ends={openEnds(state, { places })} camera={camera} />
      )}
      {gesture.kind === 'penning' && <PenMarks gesture={gesture} camera={camera} />}
      <EntryMarks state={state} selected={selected} camera={camera} />
      <GestureDistances state={state} camera={camera} selected={selected} bounds={bounds} />
      {(gesture.kind === 'idle' || gesture.kind === 'pressing') && !words && !detail && (
        <HoverDistances state={state} camera={camera} selected={selected} hovered={hovered} />
      )}
    </>
  )
}

/** The place in a layout at which what is dragged would come. */
function EntryMarks({
  state: { gesture },
  selected,
  camera,
}: Pick<PartMarksProps, 'state' | 'camera'> & { readonly selected: readonly Place[] }) {
  if ((gesture.kind !== 'moving' && gesture.kind !== 'reordering') || !gesture.entry) return null
  const box = gesture.kind === 'moving' ? boundsOfAll(selected.map(boxOnPage)) : movedBox(gesture)
  return <FlowMarks entry={gesture.entry} box={box} camera={camera} />
}

function movedBox({ drawn, by }: Extract<Gesture, { kind: 'reordering' }>): Bounds {
  return shift(boundsOfAll(drawn.map(boxOnPage)), by.x, by.y)
}
