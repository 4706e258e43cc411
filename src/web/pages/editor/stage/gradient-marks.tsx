import { resolvedColor } from '../../../../edit/colors/gradient.ts'
import { type Course, courseOf, onRing, pointOn } from '../../../../edit/gradients/gradient-course.ts'
import { pageMatrix } from '../../../../edit/geometry/page-matrix.ts'
import type { Gesture } from '../../../../edit/gestures/gesture.ts'
import { type Shaded, shadedBox } from '../../../../edit/gestures/shading.ts'
import { type Camera, toScreen } from '../../../../edit/view/camera.ts'
import { apply, type Point } from '../../../../paint/matrix.ts'
import { useEditor, useEditorState, useStore } from '../use-editor.ts'
import { TARGET_PX } from './target-px.ts'

const STOP_PX = 8
const END_PX = 5
/** From the first and last stop to the handles that turn or move the gradient. */
const OUT_PX = { mouse: 28, pen: 28, touch: 46 } as const

/** The gradient that is edited: its line or ring, which gets stops where it is pressed, its stops and its ends. */
export function GradientMarks({ shaded, gesture, camera }: { shaded: Shaded; gesture: Gesture; camera: Camera }) {
  const brand = useEditorState((state) => state.document.brand)
  const kind = useStore(useEditor().pointerKind)
  const target = TARGET_PX[kind]
  const { place, gradient, index: selected } = shaded
  const matrix = pageMatrix(place)
  const course = courseOf(gradient, shadedBox(place))
  const onScreen = (point: Point): Point => toScreen(camera, apply(matrix, point))
  const isOff = gesture.kind === 'shading' && gesture.isOff
  const order = gradient.stops.map((stop, index) => ({ ...stop, index }))
  // The selected one last, so that it can be dragged away from others at the same place.
  const shown = [...order.filter(({ index }) => index !== selected), ...order.filter(({ index }) => index === selected)]
  return (
    <g className="pointer-events-auto" opacity={isOff ? 0.6 : 1}>
      <CourseLine course={course} onScreen={onScreen} target={target} />
      {endsOf(course, onScreen, OUT_PX[kind]).map(({ name, at, from }) => (
        <g key={name}>
          <line x1={from.x} y1={from.y} x2={at.x} y2={at.y} stroke="white" strokeWidth={3} strokeOpacity={0.7} />
          <line x1={from.x} y1={from.y} x2={at.x} y2={at.y} stroke="var(--press)" strokeDasharray="3 3" />
          <circle
            data-handle={`gradient:${name}`}
            cx={at.x}
            cy={at.y}
            r={target / 2}
            fill="transparent"
            className="cursor-move"
          />
          <rect
            x={-END_PX}
            y={-END_PX}
            width={2 * END_PX}
            height={2 * END_PX}
            transform={`translate(${at.x}, ${at.y}) rotate(45)`}
            fill="white"
            stroke="var(--press)"
            strokeWidth={1.5}
            className="pointer-events-none"
          />
        </g>
      ))}
      {shown.map(({ index, offset, color }) => {
        const { x, y } = onScreen(pointOn(course, offset))
        const isSelected = index === selected
        return (
          <g key={index} transform={`translate(${x}, ${y})`}>
            <circle data-handle={`stop:${index}`} r={target / 2} fill="transparent" className="cursor-move" />
            <g className="pointer-events-none">
              <circle r={STOP_PX + (isSelected ? 2.5 : 1)} fill={isSelected ? 'var(--press)' : 'var(--ink)'} />
              <circle r={STOP_PX} fill="white" />
              <circle r={STOP_PX - 2} fill={resolvedColor(color, brand)} />
            </g>
          </g>
        )
      })}
    </g>
  )
}

interface LineProps {
  readonly course: Course
  readonly onScreen: (point: Point) => Point
  /** How wide the line can be pressed. */
  readonly target: number
}

function CourseLine({ course, onScreen, target }: LineProps) {
  const d = pathOf(course, onScreen)
  return (
    <>
      <path d={d} fill="none" stroke="white" strokeWidth={4} strokeOpacity={0.8} className="pointer-events-none" />
      <path d={d} fill="none" stroke="var(--press)" strokeWidth={1.5} className="pointer-events-none" />
      <path data-handle="course" d={d} fill="none" stroke="transparent" strokeWidth={target} className="cursor-copy" />
    </>
  )
}

/** A ring as two half circles: groups turn and mirror it, but do not stretch it. */
function pathOf(course: Course, onScreen: (point: Point) => Point): string {
  if (course.kind === 'line') {
    const [from, to] = [onScreen(course.from), onScreen(course.to)]
    return `M${from.x} ${from.y}L${to.x} ${to.y}`
  }
  const [start, half] = [onScreen(pointOn(course, 0)), onScreen(pointOn(course, 0.5))]
  const radius = Math.hypot(half.x - start.x, half.y - start.y) / 2
  return `M${start.x} ${start.y}A${radius} ${radius} 0 1 1 ${half.x} ${half.y}A${radius} ${radius} 0 1 1 ${start.x} ${start.y}`
}

interface End {
  readonly name: 'start' | 'end'
  readonly at: Point
  readonly from: Point
}

/** Outside of the stops, which are often at the very ends. */
function endsOf(course: Course, onScreen: (point: Point) => Point, outPx: number): End[] {
  if (course.kind === 'ring') {
    const center = onScreen(course.center)
    const from = onScreen(onRing(course, 0, course.radius))
    return [
      { name: 'start', at: center, from: center },
      { name: 'end', at: beyond(center, from, outPx), from },
    ]
  }
  const [from, to] = [onScreen(course.from), onScreen(course.to)]
  return [
    { name: 'start', at: beyond(to, from, outPx), from },
    { name: 'end', at: beyond(from, to, outPx), from: to },
  ]
}

function beyond(from: Point, to: Point, px: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return { x: to.x + ((to.x - from.x) / length) * px, y: to.y + ((to.y - from.y) / length) * px }
}
