import type { Entry } from '../../../../edit/flow/slot-at.ts'
import { cornersOf, pageMatrix } from '../../../../edit/geometry/page-matrix.ts'
import { type Camera, toScreen } from '../../../../edit/view/camera.ts'
import type { Bounds } from '../../../../paint/bounds.ts'
import { apply } from '../../../../paint/matrix.ts'

const END_PX = 3.5

interface FlowMarksProps {
  readonly entry: Entry
  /** Where the dragged elements are now, on the page. */
  readonly box: Bounds
  readonly camera: Camera
}

/** Where elements that are dragged would come in a layout: a line between the others, in the group's outline. */
export function FlowMarks({ entry: { group, slot }, box, camera }: FlowMarksProps) {
  const matrix = pageMatrix(group)
  const corners = cornersOf(matrix, group.element).map((corner) => toScreen(camera, corner))
  const [from, to] = [slot.from, slot.to].map((point) => toScreen(camera, apply(matrix, point)))
  const at = toScreen(camera, { x: box.left, y: box.top })
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
        width={(box.right - box.left) * camera.zoom}
        height={(box.bottom - box.top) * camera.zoom}
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
