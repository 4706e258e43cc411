import type { EditorState } from '../../../../edit/editor-state.ts'
import { boundsBetween } from '../../../../edit/gestures/marquee.ts'
import type { Snap } from '../../../../edit/snap/snap-move.ts'
import type { Place } from '../../../../edit/tree/place.ts'
import { type Camera, toScreen } from '../../../../edit/view/camera.ts'
import type { Bounds } from '../../../../paint/bounds.ts'
import type { Point } from '../../../../paint/matrix.ts'
import { boxOnScreen, haloOf } from './outlines.tsx'

/** What a gesture shows while it runs: what elements snap to, and a label with what changes. */
export function GestureMarks({
  state,
  camera,
  selected,
  bounds,
}: {
  state: EditorState
  camera: Camera
  selected: readonly Place[]
  /** Of what is selected; undefined for nothing. */
  bounds: Bounds | undefined
}) {
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
          {bounds && !gesture.entry && <Label camera={camera} bounds={bounds} text={positionText(bounds)} />}
        </>
      )
    case 'reordering':
      return gesture.snap && <SnapMarks snap={gesture.snap} camera={camera} />
    case 'resizing':
      return (
        <>
          {gesture.snap && <SnapMarks snap={gesture.snap} camera={camera} />}
          {bounds && <Label camera={camera} bounds={bounds} text={sizeText(selected, bounds)} />}
        </>
      )
    case 'bending':
    case 'shaping':
      return gesture.snap && <SnapMarks snap={gesture.snap} camera={camera} />
    case 'cropping':
      return (
        <>
          {gesture.snap && <SnapMarks snap={gesture.snap} camera={camera} />}
          {gesture.handle && bounds && <Label camera={camera} bounds={bounds} text={sizeText(selected, bounds)} />}
        </>
      )
    case 'rotating':
      return bounds && <Label camera={camera} bounds={bounds} text={angleText(selected, gesture.degrees)} />
    case 'drawing':
      return bounds && <Label camera={camera} bounds={bounds} text={sizeText(selected, bounds)} />
    case 'penning':
      return gesture.snap && !gesture.pressed && <SnapMarks snap={gesture.snap} camera={camera} />
    case 'shading':
    case 'guiding':
    case 'idle':
    case 'pressing':
      return null
  }
}

function positionText({ left, top }: Bounds): string {
  return `${Math.round(left)}, ${Math.round(top)}`
}

function sizeText(selected: readonly Place[], { left, top, right, bottom }: Bounds): string {
  const [only] = selected
  if (only && selected.length === 1) return `${Math.round(only.element.width)} × ${Math.round(only.element.height)}`
  return `${Math.round(right - left)} × ${Math.round(bottom - top)}`
}

function angleText(selected: readonly Place[], degrees: number): string {
  const [only] = selected
  const angle = selected.length === 1 ? (only?.element.rotation ?? 0) : degrees
  return `${Math.round(angle * 10) / 10}°`
}

/** Below the selection. */
function Label({ camera, bounds, text }: { camera: Camera; bounds: Bounds; text: string }) {
  const { left, right, bottom } = bounds
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

function SnapMarks({ snap, camera }: { snap: Snap; camera: Camera }) {
  const lines = snap.guides.map(({ axis, at, from, to }) => segment(axis, [at, from], [at, to]))
  return lines.map(([from, to], index) => {
    const [a, b] = [toScreen(camera, from), toScreen(camera, to)]
    const ends = { x1: a.x, y1: a.y, x2: b.x, y2: b.y }
    return (
      <g key={index}>
        <line {...ends} {...haloOf(1)} />
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
