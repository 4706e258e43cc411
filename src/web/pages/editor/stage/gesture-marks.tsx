import type { EditorState } from '../../../../edit/editor-state.ts'
import { boundsBetween } from '../../../../edit/gestures/marquee.ts'
import { labelLength, type Ruled } from '../../../../edit/measuring/length-unit.ts'
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
  const { gesture, size, options } = state
  const ruled = { unit: options.unit, size }
  switch (gesture.kind) {
    case 'marquee': {
      const box = boxOnScreen(boundsBetween(gesture.start.point, gesture.to), camera)
      return <rect {...box} fill="var(--press)" fillOpacity={0.08} stroke="var(--press)" strokeWidth={1} />
    }
    case 'moving':
      return (
        <>
          {gesture.snap && <SnapMarks snap={gesture.snap} camera={camera} />}
          {bounds && !gesture.entry && <Label camera={camera} bounds={bounds} text={positionText(bounds, ruled)} />}
        </>
      )
    case 'reordering':
      return gesture.snap && <SnapMarks snap={gesture.snap} camera={camera} />
    case 'resizing':
      return (
        <>
          {gesture.snap && <SnapMarks snap={gesture.snap} camera={camera} />}
          {bounds && <Label camera={camera} bounds={bounds} text={sizeText(selected, bounds, ruled)} />}
        </>
      )
    case 'bending':
    case 'shaping':
      return gesture.snap && <SnapMarks snap={gesture.snap} camera={camera} />
    case 'cropping':
      return (
        <>
          {gesture.snap && <SnapMarks snap={gesture.snap} camera={camera} />}
          {gesture.handle && bounds && (
            <Label camera={camera} bounds={bounds} text={sizeText(selected, bounds, ruled)} />
          )}
        </>
      )
    case 'rotating':
      return bounds && <Label camera={camera} bounds={bounds} text={angleText(selected, gesture.degrees)} />
    case 'drawing':
      return bounds && <Label camera={camera} bounds={bounds} text={sizeText(selected, bounds, ruled)} />
    case 'penning':
      return gesture.snap && !gesture.pressed && <SnapMarks snap={gesture.snap} camera={camera} />
    case 'shading':
    case 'guiding':
    case 'idle':
    case 'pressing':
      return null
  }
}

function positionText({ left, top }: Bounds, ruled: Ruled): string {
  return `${labelLength(left, ruled)}, ${labelLength(top, ruled, 'height')}${unitIn(ruled)}`
}

function sizeText(selected: readonly Place[], { left, top, right, bottom }: Bounds, ruled: Ruled): string {
  const [only] = selected
  const { width, height } = only && selected.length === 1 ? only.element : { width: right - left, height: bottom - top }
  return `${labelLength(width, ruled)} × ${labelLength(height, ruled, 'height')}${unitIn(ruled)}`
}

/** Pixels go without saying. */
function unitIn({ unit }: Ruled): string {
  return unit === 'px' ? '' : ` ${unit}`
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
