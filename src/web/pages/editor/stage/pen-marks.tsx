import type { Gesture } from '../../../../edit/gestures/gesture.ts'
import type { PathNode } from '../../../../edit/paths/contour.ts'
import { type Camera, toScreen } from '../../../../edit/view/camera.ts'
import type { Point } from '../../../../paint/matrix.ts'

const NODE_PX = 4.5

/** The points of the path that is being drawn, and the line that the next press would add. */
export function PenMarks({ gesture, camera }: { gesture: Extract<Gesture, { kind: 'penning' }>; camera: Camera }) {
  const { nodes, to } = gesture
  const last = nodes.at(-1)
  const onScreen = (point: Point): Point => toScreen(camera, point)
  const lines = nodes.slice(1).map((node, index) => lineOf(nodes[index] ?? node, node, onScreen))
  const next = last && to ? lineOf(last, { at: to, in: null, out: null }, onScreen) : undefined
  return (
    <g fill="none">
      {lines.map((line, index) => (
        <path key={index} d={line} stroke="var(--press)" strokeWidth={1.5} />
      ))}
      {next !== undefined && <path d={next} stroke="var(--press)" strokeWidth={1.5} strokeDasharray="4 3" />}
      {last && <Controls node={last} onScreen={onScreen} />}
      {nodes.map(({ at }, index) => {
        const { x, y } = onScreen(at)
        return (
          <rect
            key={index}
            x={x - NODE_PX}
            y={y - NODE_PX}
            width={2 * NODE_PX}
            height={2 * NODE_PX}
            rx={1}
            fill={index === nodes.length - 1 ? 'var(--press)' : 'white'}
            stroke="var(--press)"
            strokeWidth={1.5}
          />
        )
      })}
    </g>
  )
}

function Controls({ node, onScreen }: { node: PathNode; onScreen: (point: Point) => Point }) {
  const at = onScreen(node.at)
  return [node.in, node.out].map((control, index) => {
    if (!control) return null
    const end = onScreen(control)
    return (
      <g key={index}>
        <line x1={at.x} y1={at.y} x2={end.x} y2={end.y} stroke="var(--press)" strokeWidth={1} />
        <circle cx={end.x} cy={end.y} r={4} fill="white" stroke="var(--press)" strokeWidth={1.5} />
      </g>
    )
  })
}

function lineOf(from: PathNode, to: PathNode, onScreen: (point: Point) => Point): string {
  const [a, b, c, d] = [from.at, from.out ?? from.at, to.in ?? to.at, to.at].map(onScreen)
  return a && b && c && d ? `M${a.x} ${a.y}C${b.x} ${b.y} ${c.x} ${c.y} ${d.x} ${d.y}` : ''
}
