import { nodeOnPage } from '../../../../edit/gestures/shaped-now.ts'
import type { Shaped } from '../../../../edit/paths/shaped.ts'
import { isSmooth, segmentAfter } from '../../../../edit/paths/change-nodes.ts'
import type { PathNode } from '../../../../edit/paths/contour.ts'
import { type Camera, toScreen } from '../../../../edit/view/camera.ts'
import type { Point } from '../../../../paint/matrix.ts'
import { useEditor, useStore } from '../use-editor.ts'

/** Less than around other handles: the points of a path are close to each other. */
const TARGET_PX = { mouse: 20, pen: 20, touch: 36 } as const
const NODE_PX = 4.5
const CONTROL_PX = 4

type OnScreen = (point: Point) => Point

/** The path that is edited: its line, which gets points where it is pressed, and its points and control points. */
export function NodeMarks({ shaped, camera }: { shaped: Shaped; camera: Camera }) {
  const { contours, index: selected, part, chosen } = shaped
  const onScreen: OnScreen = (point) => toScreen(camera, nodeOnPage(shaped, point))
  const nodes = contours.flatMap((contour) => contour.nodes)
  const shown = controlsNear(shaped, nodes)
  const order = nodes.map((node, index) => ({ node, index }))
  return (
    <g className="pointer-events-auto">
      {order.map(({ index }) => (
        <Segment key={index} index={index} ends={segmentAfter(contours, index)} onScreen={onScreen} />
      ))}
      {shown.map(({ index, side, at, from }) => {
        const [a, b] = [onScreen(from), onScreen(at)]
        const isChosen = index === selected && part === side
        return (
          <g key={`${index}:${side}`}>
            <line x1={a.x} y1={a.y} x2={b.x} y2={b.y} stroke="white" strokeWidth={3} strokeOpacity={0.7} />
            <line x1={a.x} y1={a.y} x2={b.x} y2={b.y} stroke="var(--press)" strokeWidth={1} />
            <Mark name={`node:${index}:${side}`} at={b} isRound isChosen={isChosen} size={CONTROL_PX} />
          </g>
        )
      })}
      {[...order.filter(({ index }) => index !== selected), ...order.filter(({ index }) => index === selected)].map(
        ({ node, index }) => (
          <Mark
            key={index}
            name={`node:${index}`}
            at={onScreen(node.at)}
            isRound={isSmooth(node)}
            isChosen={chosen.includes(index) && part === 'at'}
            size={NODE_PX}
          />
        ),
      )}
    </g>
  )
}

interface Control {
  readonly index: number
  readonly side: 'in' | 'out'
  readonly at: Point
  readonly from: Point
}

/** More would only hide the line. */
const MOST_WITH_CONTROLS = 12

/** Those of the selected points, and those of their neighbors that bend the same lines. */
function controlsNear(shaped: Shaped, nodes: readonly PathNode[]): Control[] {
  const chosen = shaped.chosen.length > MOST_WITH_CONTROLS ? [shaped.index] : shaped.chosen
  const controls = chosen.flatMap((index) => controlsAround(shaped, index, nodes))
  return [...new Map(controls.map((each) => [`${each.index}:${each.side}`, each])).values()]
}

function controlsAround({ contours }: Shaped, selected: number, nodes: readonly PathNode[]): Control[] {
  const control = (index: number, side: 'in' | 'out'): Control[] => {
    const node = nodes[index]
    const at = node?.[side]
    return node && at ? [{ index, side, at, from: node.at }] : []
  }
  const own = nodes[selected]
  const after = segmentAfter(contours, selected)?.[1]
  const before = nodes.findIndex((_, index) => segmentAfter(contours, index)?.[1] === own)
  return [
    ...control(selected, 'in'),
    ...control(selected, 'out'),
    ...(before === -1 || before === selected ? [] : control(before, 'out')),
    ...(after === undefined || after === own ? [] : control(nodes.indexOf(after), 'in')),
  ]
}

function Segment({
  index,
  ends,
  onScreen,
}: {
  index: number
  ends: [PathNode, PathNode] | undefined
  onScreen: OnScreen
}) {
  const target = TARGET_PX[useStore(useEditor().pointerKind)]
  if (!ends) return null
  const [from, to] = ends
  const [a, b, c, d] = [from.at, from.out ?? from.at, to.in ?? to.at, to.at].map(onScreen)
  if (!a || !b || !c || !d) return null
  const line = `M${a.x} ${a.y}C${b.x} ${b.y} ${c.x} ${c.y} ${d.x} ${d.y}`
  return (
    <>
      <path d={line} fill="none" stroke="white" strokeWidth={3.5} strokeOpacity={0.7} className="pointer-events-none" />
      <path d={line} fill="none" stroke="var(--press)" strokeWidth={1.5} className="pointer-events-none" />
      <path
        data-handle={`curve:${index}`}
        d={line}
        fill="none"
        stroke="transparent"
        strokeWidth={target / 2}
        pointerEvents="stroke"
        className="cursor-copy"
      />
    </>
  )
}

/** Round where a curve passes, square at a corner. */
function Mark({
  name,
  at,
  isRound,
  isChosen,
  size,
}: {
  name: string
  at: Point
  isRound: boolean
  isChosen: boolean
  size: number
}) {
  const target = TARGET_PX[useStore(useEditor().pointerKind)]
  return (
    <g transform={`translate(${at.x}, ${at.y})`}>
      <circle data-handle={name} r={target / 2} fill="transparent" className="cursor-move" />
      <rect
        x={-size}
        y={-size}
        width={2 * size}
        height={2 * size}
        rx={isRound ? size : 1}
        fill={isChosen ? 'var(--press)' : 'white'}
        stroke="var(--press)"
        strokeWidth={1.5}
        className="pointer-events-none"
      />
    </g>
  )
}
