import { complete } from '../../../../document/elements/element.ts'
import { boundsOfAll, boxOnPage, pageMatrix } from '../../../../edit/geometry/page-matrix.ts'
import type { Handle } from '../../../../edit/geometry/resize-box.ts'
import type { Place } from '../../../../edit/tree/place.ts'
import { type Camera, toScreen } from '../../../../edit/view/camera.ts'
import { apply, IDENTITY, type Point } from '../../../../paint/matrix.ts'

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

/** Edges shorter than this have no handle of their own, in pixels of the screen. */
const SHORT_PX = 40
const SIDE_PX = 10
/** The area around a handle that can be pressed. */
const TOUCH_PX = 24
const ROTATION_PX = 28

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
  const frame = frameOf(selected)
  if (!frame) return null
  const { width, height } = frame
  const shown = [...CORNERS, ...EDGES.filter(({ x }) => (x === 0 ? width : height) * camera.zoom >= SHORT_PX)]
  const at = (handle: Handle): Point =>
    toScreen(camera, frame.toPage({ x: ((handle.x + 1) / 2) * width, y: ((handle.y + 1) / 2) * height }))
  const [top, bottom] = [at({ x: 0, y: -1 }), at({ x: 0, y: 1 })]
  const length = Math.hypot(top.x - bottom.x, top.y - bottom.y) || 1
  const out = { x: (top.x - bottom.x) / length, y: (top.y - bottom.y) / length || -1 }
  const rotation = { x: top.x + out.x * ROTATION_PX, y: top.y + out.y * ROTATION_PX }
  return (
    <g className="pointer-events-auto">
      {!isCropping && (
        <circle
          data-handle="rotation"
          cx={rotation.x}
          cy={rotation.y}
          r={TOUCH_PX / 2}
          fill="transparent"
          className="cursor-grab"
        />
      )}
      {!isCropping && (
        <circle
          cx={rotation.x}
          cy={rotation.y}
          r={SIDE_PX / 2}
          fill="white"
          stroke="var(--press)"
          strokeWidth={1.5}
          className="pointer-events-none"
        />
      )}
      {shown.map((handle) => {
        const { x, y } = at(handle)
        return (
          <g key={`${handle.x},${handle.y}`} transform={`translate(${x}, ${y})`}>
            <rect
              data-handle={`${handle.x},${handle.y}`}
              x={-TOUCH_PX / 2}
              y={-TOUCH_PX / 2}
              width={TOUCH_PX}
              height={TOUCH_PX}
              fill="transparent"
              style={{ cursor: cursorOf(handle, frame.degrees) }}
            />
            <rect
              x={-SIDE_PX / 2}
              y={-SIDE_PX / 2}
              width={SIDE_PX}
              height={SIDE_PX}
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

const CURSORS = ['ew-resize', 'nwse-resize', 'ns-resize', 'nesw-resize'] as const

function cursorOf({ x, y }: Handle, degrees: number): string {
  const angle = (Math.atan2(y, x) * 180) / Math.PI + degrees
  return CURSORS[((Math.round(angle / 45) % 4) + 4) % 4] ?? 'ew-resize'
}
