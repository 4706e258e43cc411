import { boxOnPage, boundsOfAll, cornersOf, pageMatrix } from '../../../../edit/geometry/page-matrix.ts'
import type { Gesture } from '../../../../edit/gestures/gesture.ts'
import { type Camera, toScreen } from '../../../../edit/view/camera.ts'
import { apply } from '../../../../paint/matrix.ts'

type Reordering = Extract<Gesture, { kind: 'reordering' }>

const END_PX = 3.5

/** Where elements that are dragged in a layout would come: a line between the others, in the group's outline. */
export function FlowMarks({ gesture, camera }: { gesture: Reordering; camera: Camera }) {
  const { group, slot, by, drawn } = gesture
  if (!slot) return null
  const matrix = pageMatrix(group)
  const corners = cornersOf(matrix, group.element).map((corner) => toScreen(camera, corner))
  const [from, to] = [slot.from, slot.to].map((point) => toScreen(camera, apply(matrix, point)))
  const { left, top, right, bottom } = boundsOfAll(drawn.map(boxOnPage))
  const at = toScreen(camera, { x: left + by.x, y: top + by.y })
  return (
    <g>
      <polygon
        points={corners.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        stroke="var(--press)"
        strokeOpacity={0.6}
        strokeDasharray="4 3"
      />
      <rect
        x={at.x}
        y={at.y}
        width={(right - left) * camera.zoom}
        height={(bottom - top) * camera.zoom}
        fill="none"
        stroke="var(--press)"
        strokeWidth={1.5}
      />
      {from && to && (
        <g>
          <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} stroke="white" strokeWidth={6} strokeLinecap="round" />
          <line
            x1={from.x}
            y1={from.y}
            x2={to.x}
            y2={to.y}
            stroke="var(--press)"
            strokeWidth={3}
            strokeLinecap="round"
          />
          {[from, to].map(({ x, y }) => (
            <circle key={`${x},${y}`} cx={x} cy={y} r={END_PX} fill="white" stroke="var(--press)" strokeWidth={2} />
          ))}
        </g>
      )}
    </g>
  )
}
