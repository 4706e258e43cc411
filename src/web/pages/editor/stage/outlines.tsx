import { complete } from '../../../../document/elements/element.ts'
import { cornersOf, pageMatrix } from '../../../../edit/geometry/page-matrix.ts'
import type { Place } from '../../../../edit/tree/place.ts'
import { type Camera, toScreen } from '../../../../edit/view/camera.ts'
import type { Bounds } from '../../../../paint/bounds.ts'

/** Around an element, turned with it. */
export function Outline({ place, camera, isThin }: { place: Place; camera: Camera; isThin: boolean }) {
  const corners = cornersOf(pageMatrix(place), complete(place.element)).map((corner) => toScreen(camera, corner))
  const isLocked = place.element.locked === true
  const points = corners.map(({ x, y }) => `${x},${y}`).join(' ')
  const width = isThin ? 1 : 1.5
  return (
    <g fill="none">
      <path d={`M${points}Z`} {...haloOf(width)} />
      <polygon
        points={points}
        stroke="var(--press)"
        strokeWidth={width}
        strokeDasharray={isLocked ? '4 3' : undefined}
      />
    </g>
  )
}

/** A white line below another one, so that it can be seen on any picture. */
export function haloOf(width: number) {
  return { stroke: 'white', strokeWidth: width + 2, strokeOpacity: 0.7 }
}

/** Around several elements. */
export function BoundsOutline({ bounds, camera }: { bounds: Bounds; camera: Camera }) {
  const box = boxOnScreen(bounds, camera)
  return (
    <g fill="none">
      <rect {...box} {...haloOf(1.5)} />
      <rect {...box} stroke="var(--press)" strokeWidth={1.5} />
    </g>
  )
}

/** A box of the page, in pixels of the screen. */
export function boxOnScreen({ left, top, right, bottom }: Bounds, camera: Camera) {
  const { x, y } = toScreen(camera, { x: left, y: top })
  return { x, y, width: (right - left) * camera.zoom, height: (bottom - top) * camera.zoom }
}
