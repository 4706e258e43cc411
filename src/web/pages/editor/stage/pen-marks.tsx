import type { Penning } from '../../../../edit/gestures/gesture.ts'
import { corner, type PathNode } from '../../../../edit/paths/contour.ts'
import { type Camera, toScreen } from '../../../../edit/view/camera.ts'
import type { Point } from '../../../../paint/matrix.ts'

const NODE_PX = 4.5
const RING_PX = 10

/** The points of the path that is being drawn, and the line that the next press would add. */
export function PenMarks({ gesture, camera }: { gesture: Penning; camera: Camera }) {
  const { nodes, to, isClosed, pressed } = gesture
  const [first] = nodes
  const last = nodes.at(-1)
  const isClosing = first !== undefined && (isClosed || (to === first.at && nodes.length > 1))
  const onScreen = (point: Point): Point => toScreen(camera, point)
  const lines = nodes.slice(1).map((node, index) => lineOf(nodes[index] ?? node, node, onScreen))
  if (isClosed && first && last) lines.push(lineOf(last, first, onScreen))
  const target = isClosing ? first : to && corner(to)
  const next = last && target && !isClosed ? lineOf(last, target, onScreen) : undefined
  const held = pressed?.on === 'first' ? first : last
  return (
    <g fill="none">
      {[...lines, ...(next === undefined ? [] : [next])].map((line, index) => (
        <path key={index} d={line} stroke="white" strokeWidth={3.5} strokeOpacity={0.7} />
      ))}
      {lines.map((line, index) => (
        <path key={index} d={line} stroke="var(--press)" strokeWidth={1.5} />
      ))}
      {next !== undefined && <path d={next} stroke="var(--press)" strokeWidth={1.5} strokeDasharray="4 3" />}
      {held && <Controls node={held} onScreen={onScreen} />}
      {isClosing && <ClosingRing at={onScreen(first.at)} />}
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
            fill={nodes[index] === held ? 'var(--press)' : 'white'}
            stroke="var(--press)"
            strokeWidth={1.5}
          />
        )
      })}
    </g>
  )
}

/** A press here closes the path. */
function ClosingRing({ at: { x, y } }: { at: Point }) {
  return <circle cx={x} cy={y} r={RING_PX} stroke="var(--press)" strokeWidth={1.5} />
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

/** The ends of the selected path, at which the pen goes on. */
export function PenEnds({ ends, camera }: { ends: readonly { readonly at: Point }[]; camera: Camera }) {
  return ends.map(({ at }, index) => {
    const { x, y } = toScreen(camera, at)
    return <circle key={index} cx={x} cy={y} r={NODE_PX} fill="white" stroke="var(--press)" strokeWidth={1.5} />
  })
}
