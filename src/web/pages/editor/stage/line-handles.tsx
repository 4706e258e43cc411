import type { Line } from '../../../../document/elements/line.ts'
import { pageMatrix } from '../../../../edit/geometry/page-matrix.ts'
import type { Place } from '../../../../edit/tree/place.ts'
import { type Camera, toScreen } from '../../../../edit/view/camera.ts'
import { apply, type Point } from '../../../../paint/matrix.ts'
import { useEditor, useStore } from '../use-editor.ts'
import { TARGET_PX } from './target-px.ts'

const POINT_PX = 6
const MIDDLE_PX = 4
/** Shorter segments have no handle in their middle. */
const SHORT_PX = 56

/** The points of the selected line, and between them smaller ones that become points when they are dragged. */
export function LineHandles({ place, line, chosen, camera }: Shown) {
  const matrix = pageMatrix(place)
  const points = line.points.map((point) => toScreen(camera, apply(matrix, point)))
  const middles = points.slice(0, -1).flatMap((point, index) => {
    const next = points[index + 1]
    if (!next || Math.hypot(next.x - point.x, next.y - point.y) < SHORT_PX) return []
    return [{ index, at: { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 } }]
  })
  return (
    <g className="pointer-events-auto">
      {middles.map(({ index, at }) => (
        <Grip key={`segment:${index}`} name={`segment:${index}`} at={at} radius={MIDDLE_PX} isChosen={false} />
      ))}
      {points.map((at, index) => (
        <Grip key={`point:${index}`} name={`point:${index}`} at={at} radius={POINT_PX} isChosen={chosen === index} />
      ))}
    </g>
  )
}

interface Shown {
  readonly place: Place
  readonly line: Line
  /** The point that keys move. */
  readonly chosen: number | undefined
  readonly camera: Camera
}

function Grip({ name, at, radius, isChosen }: { name: string; at: Point; radius: number; isChosen: boolean }) {
  const target = TARGET_PX[useStore(useEditor().pointerKind)]
  return (
    <g transform={`translate(${at.x}, ${at.y})`}>
      <circle data-handle={name} r={target / 2} fill="transparent" className="cursor-move" />
      <circle
        r={radius}
        fill={isChosen ? 'var(--press)' : 'white'}
        stroke="var(--press)"
        strokeWidth={1.5}
        className="pointer-events-none"
      />
    </g>
  )
}
