import { useEffect, useState } from 'react'
import type { EditorState } from '../../../../edit/editor-state.ts'
import { boundsOfAll, boxOnPage } from '../../../../edit/geometry/page-matrix.ts'
import { handleOnPage, isUprightOnPage } from '../../../../edit/gestures/resizing.ts'
import { type Distance, distancesBetween, neighborDistances, pageBox } from '../../../../edit/measuring/distances.ts'
import { labelLength, type Ruled } from '../../../../edit/measuring/length-unit.ts'
import type { Snap } from '../../../../edit/snap/snap-move.ts'
import type { Place } from '../../../../edit/tree/place.ts'
import { type Camera, toScreen } from '../../../../edit/view/camera.ts'
import type { Bounds } from '../../../../paint/bounds.ts'
import type { Point } from '../../../../paint/matrix.ts'

/** How far what is moved or resized is from what is next to it, and which gaps and lengths are equal. */
export function GestureDistances({
  state,
  selected,
  bounds,
  camera,
}: {
  state: EditorState
  selected: readonly Place[]
  /** Of what is selected; undefined for nothing. */
  bounds: Bounds | undefined
  camera: Camera
}) {
  const { gesture, size } = state
  if (!bounds || (gesture.kind !== 'moving' && gesture.kind !== 'resizing')) return null
  const { snap, targets } = gesture
  const around = { boxes: targets.boxes, page: size, guides: snap?.guides ?? [] }
  const distances = snap ? neighborDistances(bounds, around, sidesOf(gesture, { selected, snap })) : []
  return (
    <>
      {[...distances, ...(snap?.gaps ?? []), ...(snap?.sizes ?? [])].map((distance, index) => (
        <Measure
          key={index}
          distance={distance}
          camera={camera}
          ruled={{ unit: state.options.unit, size: state.size }}
        />
      ))}
    </>
  )
}

/** Gaps that are equal have labels of their own. Of a turned box, no edge can be measured. */
function sidesOf(
  gesture: Extract<EditorState['gesture'], { kind: 'moving' | 'resizing' }>,
  { selected, snap }: { selected: readonly Place[]; snap: Snap },
): Parameters<typeof neighborDistances>[2] {
  if (gesture.kind === 'moving') {
    const hasGaps = (axis: 'x' | 'y'): boolean => snap.gaps.some((gap) => gap.axis === axis)
    return { ...(!hasGaps('x') && { x: 0 }), ...(!hasGaps('y') && { y: 0 }) }
  }
  const [only] = selected
  if (!only || selected.length > 1 || !isUprightOnPage(only)) return {}
  const { x, y } = handleOnPage(only, gesture.handle)
  return { ...(x !== 0 && { x }), ...(y !== 0 && { y }) }
}

/** While Alt is held: how far the selection is from the element under the pointer, or from the edges of the page. */
export function HoverDistances({
  selected,
  hovered,
  state,
  camera,
}: {
  selected: readonly Place[]
  hovered: Place | undefined
  state: EditorState
  camera: Camera
}) {
  const isMeasuring = useIsAltHeld()
  if (!isMeasuring || selected.length === 0) return null
  const box = boundsOfAll(selected.map(boxOnPage))
  const other = hovered ? boxOnPage(hovered) : pageBox(state.size)
  return distancesBetween(box, other).map((distance, index) => (
    <Measure key={index} distance={distance} camera={camera} ruled={{ unit: state.options.unit, size: state.size }} />
  ))
}

/** Over the stage: elsewhere, Alt has nothing to measure. */
function useIsAltHeld(): boolean {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Alt')
        setHeld(event.type === 'keydown' && document.querySelector('[data-stage]:hover') !== null)
    }
    const onBlur = (): void => setHeld(false)
    const ending = new AbortController()
    const { signal } = ending
    addEventListener('keydown', onKey, { signal })
    addEventListener('keyup', onKey, { signal })
    addEventListener('blur', onBlur, { signal })
    return () => ending.abort()
  }, [])
  return isHeld
}

const TICK_PX = 4
/** Shorter lines have their label next to them. */
const ROOM_PX = 44

/** A line with its length, over a white one, so that it can be seen on any picture. */
function Measure({ distance, camera, ruled }: { distance: Distance; camera: Camera; ruled: Ruled }) {
  const { axis, start, end, across, from } = distance
  const place = (along: number, side: number): Point =>
    toScreen(camera, axis === 'x' ? { x: along, y: side } : { x: side, y: along })
  const [a, b] = [place(start, across), place(end, across)]
  const tick = axis === 'x' ? { x: 0, y: TICK_PX } : { x: TICK_PX, y: 0 }
  const d = [a, b].map(({ x, y }) => `M${x - tick.x} ${y - tick.y}L${x + tick.x} ${y + tick.y}`).join('')
  const lead = from === undefined ? undefined : leadLine(distance, from, place)
  const text = labelLength(end - start, ruled, axis === 'x' ? 'width' : 'height')
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  const isShort = Math.hypot(b.x - a.x, b.y - a.y) < ROOM_PX
  const offset = isShort ? (axis === 'x' ? { x: 0, y: 16 } : { x: 12 + width(text) / 2, y: 0 }) : { x: 0, y: 0 }
  return (
    <g>
      {lead !== undefined && <path d={lead} stroke="var(--press)" strokeWidth={1} strokeDasharray="3 3" fill="none" />}
      <path d={`M${a.x} ${a.y}L${b.x} ${b.y}${d}`} stroke="white" strokeWidth={3} strokeOpacity={0.7} fill="none" />
      <path d={`M${a.x} ${a.y}L${b.x} ${b.y}${d}`} stroke="var(--press)" strokeWidth={1} fill="none" />
      <g transform={`translate(${middle.x + offset.x}, ${middle.y + offset.y})`}>
        <rect x={-width(text) / 2} y={-8} width={width(text)} height={16} rx={4} fill="var(--press)" />
        <text y={4} textAnchor="middle" fontSize={11} fontWeight={600} fill="var(--on-press)">
          {text}
        </text>
      </g>
    </g>
  )
}

function width(text: string): number {
  return text.length * 6.5 + 10
}

/** From the edge of the other box to where the distance to it is drawn. */
function leadLine(
  { start, end, across }: Distance,
  from: number,
  place: (along: number, side: number) => Point,
): string {
  return [start, end]
    .map((along) => {
      const [a, b] = [place(along, from), place(along, across)]
      return `M${a.x} ${a.y}L${b.x} ${b.y}`
    })
    .join('')
}
