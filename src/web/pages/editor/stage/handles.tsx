import { complete } from '../../../../document/elements/element.ts'
import { boundsOfAll, boxOnPage, pageMatrix } from '../../../../edit/geometry/page-matrix.ts'
import type { PointerKind } from '../../../../edit/gestures/contacts.ts'
import type { Handle } from '../../../../edit/geometry/resize-box.ts'
import type { Place } from '../../../../edit/tree/place.ts'
import { type Camera, toScreen } from '../../../../edit/view/camera.ts'
import { handleArea } from '../../../../edit/view/handle-area.ts'
import { apply, IDENTITY, type Point } from '../../../../paint/matrix.ts'
import { useEditor, useStore } from '../use-editor.ts'
import { TARGET_PX } from './target-px.ts'

const CORNERS: readonly Handle[] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
]
const EDGES: readonly Handle[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
]

/**
 * In pixels of the screen: `short` are edges without a handle of their own, and `rotation` is the distance of the handle
 * that rotates.
 */
const MEASURES = {
  mouse: { short: 40, side: 10, rotation: 28 },
  pen: { short: 40, side: 10, rotation: 28 },
  touch: { short: 88, side: 14, rotation: 46 },
} as const satisfies Record<PointerKind, object>

/** The handles of the selection: those of a single element are turned with it. */
export function Handles({
  selected,
  camera,
  isCropping,
}: {
  selected: readonly Place[]
  camera: Camera
  /** A frame is not turned while its picture is cropped. */
  isCropping: boolean
}) {
  const kind = useStore(useEditor().pointerKind)
  const { short, side, rotation: rotationPx } = MEASURES[kind]
  const target = TARGET_PX[kind]
  const frame = frameOf(selected)
  if (!frame) return null
  const { width, height } = frame
  const onScreen = { width: width * camera.zoom, height: height * camera.zoom }
  const shown = [...CORNERS, ...EDGES.filter(({ x }) => (x === 0 ? onScreen.width : onScreen.height) >= short)]
  const at = (handle: Handle): Point =>
    toScreen(camera, frame.toPage({ x: ((handle.x + 1) / 2) * width, y: ((handle.y + 1) / 2) * height }))
  const [top, bottom] = [at({ x: 0, y: -1 }), at({ x: 0, y: 1 })]
  const length = Math.hypot(top.x - bottom.x, top.y - bottom.y) || 1
  const out = { x: (top.x - bottom.x) / length, y: (top.y - bottom.y) / length || -1 }
  const rotation = { x: top.x + out.x * rotationPx, y: top.y + out.y * rotationPx }
  return (
    <g className="pointer-events-auto">
      {!isCropping && (
        <circle
          data-handle="rotation"
          cx={rotation.x}
          cy={rotation.y}
          r={target / 2}
          fill="transparent"
          className="cursor-grab"
        />
      )}
      {!isCropping && (
        <circle
          cx={rotation.x}
          cy={rotation.y}
          r={side / 2}
          fill="white"
          stroke="var(--press)"
          strokeWidth={1.5}
          className="pointer-events-none"
        />
      )}
      {shown.map((handle) => {
        const { x, y } = at(handle)
        const area = handleArea(outward(handle, { at, degrees: frame.degrees }), onScreen, target)
        return (
          <g key={`${handle.x},${handle.y}`} transform={`translate(${x}, ${y})`}>
            <rect
              data-handle={`${handle.x},${handle.y}`}
              {...area}
              transform={`rotate(${frame.degrees})`}
              fill="transparent"
              style={{ cursor: cursorOf(handle, frame.degrees) }}
            />
            <rect
              x={-side / 2}
              y={-side / 2}
              width={side}
              height={side}
              rx={2}
              fill="white"
              stroke="var(--press)"
              strokeWidth={1.5}
              className="pointer-events-none"
            />
          </g>
        )
      })}
    </g>
  )
}

interface Frame {
  readonly width: number
  readonly height: number
  readonly degrees: number
  toPage(point: Point): Point
}

function frameOf(selected: readonly Place[]): Frame | undefined {
  const [only] = selected
  if (!only || selected.some(({ element }) => element.locked === true)) return undefined
  if (selected.length === 1) {
    const matrix = pageMatrix(only)
    const { width, height } = complete(only.element)
    const degrees = (Math.atan2(matrix.b, matrix.a) * 180) / Math.PI
    return { width, height, degrees, toPage: (point) => apply(matrix, point) }
  }
  const { left, top, right, bottom } = boundsOfAll(selected.map(boxOnPage))
  const matrix = { ...IDENTITY, e: left, f: top }
  return { width: right - left, height: bottom - top, degrees: 0, toPage: (point) => apply(matrix, point) }
}

/** The side of the element that a handle is seen on, which mirroring changes. */
function outward(handle: Handle, { at, degrees }: { at: (handle: Handle) => Point; degrees: number }): Handle {
  const [point, middle] = [at(handle), at({ x: 0, y: 0 })]
  const angle = (degrees * Math.PI) / 180
  const [dx, dy] = [point.x - middle.x, point.y - middle.y]
  const [x, y] = [dx * Math.cos(angle) + dy * Math.sin(angle), dy * Math.cos(angle) - dx * Math.sin(angle)]
  return { x: handle.x === 0 ? 0 : x < 0 ? -1 : 1, y: handle.y === 0 ? 0 : y < 0 ? -1 : 1 }
}

const CURSORS = ['ew-resize', 'nwse-resize', 'ns-resize', 'nesw-resize'] as const

function cursorOf({ x, y }: Handle, degrees: number): string {
  const angle = (Math.atan2(y, x) * 180) / Math.PI + degrees
  return CURSORS[((Math.round(angle / 45) % 4) + 4) % 4] ?? 'ew-resize'
}
