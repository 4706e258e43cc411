import { complete } from '../../../../document/elements/element.ts'
import type { EditorState } from '../../../../edit/editor-state.ts'
import { boundsBetween } from '../../../../edit/gestures/marquee.ts'
import { boundsOfAll, boxOnPage, cornersOf, pageMatrix } from '../../../../edit/geometry/page-matrix.ts'
import type { Snap } from '../../../../edit/snap/snap-move.ts'
import type { Place } from '../../../../edit/tree/place.ts'
import { type Camera, toScreen } from '../../../../edit/view/camera.ts'
import type { Bounds } from '../../../../paint/bounds.ts'
import type { Point } from '../../../../paint/matrix.ts'
import { useEditor, useEditorState, useStore } from '../use-editor.ts'
import { selectedLine } from '../../../../edit/gestures/bending.ts'
import { Handles } from './handles.tsx'
import { PageMarks } from './page-marks.tsx'
import { LineHandles } from './line-handles.tsx'

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
  const hover = hovered === undefined || state.selection.includes(hovered) ? undefined : places.get(hovered)
  const line = selectedLine(state)
  const drawnLine = line && places.get(line.line.id)
  const chosen = state.detail?.kind === 'point' ? state.detail.index : undefined
  const isIdle = state.gesture.kind === 'idle' || state.gesture.kind === 'pressing'
  return (
    <svg aria-hidden className="pointer-events-none absolute inset-0 size-full overflow-visible">
      <PageMarks state={state} camera={camera} />
      {hover && isIdle && <Outline place={hover} camera={camera} isThin={false} />}
      {(line && !isFilling ? [] : selected).map((place) => (
        <Outline key={place.element.id} place={place} camera={camera} isThin={selected.length > 1} />
      ))}
      {selected.length > 1 && <BoundsOutline bounds={boundsOfAll(selected.map(boxOnPage))} camera={camera} />}
      {isIdle && !isFilling && !state.words && !line && (
        <Handles selected={selected} camera={camera} isCropping={state.detail?.kind === 'crop'} />
      )}
      {drawnLine?.element.type === 'line' && !isFilling && state.gesture.kind !== 'moving' && (
        <LineHandles place={drawnLine} line={drawnLine.element} chosen={chosen} camera={camera} />
      )}
      <GestureMarks state={state} camera={camera} selected={selected} />
    </svg>
  )
}

function Outline({ place, camera, isThin }: { place: Place; camera: Camera; isThin: boolean }) {
  const corners = cornersOf(pageMatrix(place), complete(place.element)).map((corner) => toScreen(camera, corner))
  const isLocked = place.element.locked === true
  return (
    <polygon
      points={corners.map(({ x, y }) => `${x},${y}`).join(' ')}
      fill="none"
      stroke="var(--press)"
      strokeWidth={isThin ? 1 : 1.5}
      strokeDasharray={isLocked ? '4 3' : undefined}
    />
  )
}

function BoundsOutline({ bounds, camera }: { bounds: Bounds; camera: Camera }) {
  const { x, y, width, height } = boxOnScreen(bounds, camera)
  return <rect x={x} y={y} width={width} height={height} fill="none" stroke="var(--press)" strokeWidth={1.5} />
}

function GestureMarks({ state, camera, selected }: { state: EditorState; camera: Camera; selected: readonly Place[] }) {
  const { gesture } = state
  switch (gesture.kind) {
    case 'marquee': {
      const box = boxOnScreen(boundsBetween(gesture.start.point, gesture.to), camera)
      return <rect {...box} fill="var(--press)" fillOpacity={0.08} stroke="var(--press)" strokeWidth={1} />
    }
    case 'moving':
      return (
        <>
          {gesture.snap && <SnapMarks snap={gesture.snap} camera={camera} />}
          <Label camera={camera} selected={selected} text={positionText(selected)} />
        </>
      )
    case 'resizing':
      return (
        <>
          {gesture.snap && <SnapMarks snap={gesture.snap} camera={camera} />}
          <Label camera={camera} selected={selected} text={sizeText(selected)} />
        </>
      )
    case 'bending':
      return gesture.snap && <SnapMarks snap={gesture.snap} camera={camera} />
    case 'cropping':
      return gesture.handle && <Label camera={camera} selected={selected} text={sizeText(selected)} />
    case 'rotating':
      return <Label camera={camera} selected={selected} text={angleText(selected, gesture.degrees)} />
    case 'drawing':
      return <Label camera={camera} selected={selected} text={sizeText(selected)} />
    case 'guiding':
    case 'idle':
    case 'pressing':
      return null
  }
}

function positionText(selected: readonly Place[]): string {
  const { left, top } = boundsOfAll(selected.map(boxOnPage))
  return `${Math.round(left)}, ${Math.round(top)}`
}

function sizeText(selected: readonly Place[]): string {
  const [only] = selected
  if (only && selected.length === 1) return `${Math.round(only.element.width)} × ${Math.round(only.element.height)}`
  const { left, top, right, bottom } = boundsOfAll(selected.map(boxOnPage))
  return `${Math.round(right - left)} × ${Math.round(bottom - top)}`
}

function angleText(selected: readonly Place[], degrees: number): string {
  const [only] = selected
  const angle = selected.length === 1 ? (only?.element.rotation ?? 0) : degrees
  return `${Math.round(angle * 10) / 10}°`
}

/** Below the selection. */
function Label({ camera, selected, text }: { camera: Camera; selected: readonly Place[]; text: string }) {
  if (selected.length === 0) return null
  const { left, right, bottom } = boundsOfAll(selected.map(boxOnPage))
  const { x, y } = toScreen(camera, { x: (left + right) / 2, y: bottom })
  const width = text.length * 7 + 14
  return (
    <g transform={`translate(${x}, ${y + 14})`}>
      <rect x={-width / 2} width={width} height={20} rx={5} fill="var(--ink)" />
      <text y={14} textAnchor="middle" fontSize={12} fontWeight={600} fill="var(--paper)">
        {text}
      </text>
    </g>
  )
}

/** Lines over white ones, so that they can be seen on any picture. */
function SnapMarks({ snap, camera }: { snap: Snap; camera: Camera }) {
  const lines = [
    ...snap.guides.map(({ axis, at, from, to }) => segment(axis, [at, from], [at, to])),
    ...snap.gaps.map(({ axis, start, end, across }) =>
      segment(axis === 'x' ? 'y' : 'x', [across, start], [across, end]),
    ),
  ]
  return lines.map(([from, to], index) => {
    const [a, b] = [toScreen(camera, from), toScreen(camera, to)]
    const ends = { x1: a.x, y1: a.y, x2: b.x, y2: b.y }
    return (
      <g key={index}>
        <line {...ends} stroke="white" strokeWidth={3} strokeOpacity={0.7} />
        <line {...ends} stroke="var(--press)" strokeWidth={1} />
      </g>
    )
  })
}

/** `axis` is what the first coordinate of each end is on. */
function segment(
  axis: 'x' | 'y',
  [at, from]: readonly [number, number],
  [, to]: readonly [number, number],
): [Point, Point] {
  return axis === 'x'
    ? [
        { x: at, y: from },
        { x: at, y: to },
      ]
    : [
        { x: from, y: at },
        { x: to, y: at },
      ]
}

function boxOnScreen({ left, top, right, bottom }: Bounds, camera: Camera) {
  const { x, y } = toScreen(camera, { x: left, y: top })
  return { x, y, width: (right - left) * camera.zoom, height: (bottom - top) * camera.zoom }
}
