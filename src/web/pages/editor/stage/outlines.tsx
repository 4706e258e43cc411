import { cornersOf, pageMatrix } from '../../../../edit/geometry/page-matrix.ts'
import type { Place } from '../../../../edit/tree/place.ts'
import { type Camera, toScreen } from '../../../../edit/view/camera.ts'
import type { Bounds } from '../../../../paint/bounds.ts'

/** Around an element, turned with it. */
export function Outline({ place, camera }: { place: Place; camera: Camera }) {
  const points = cornersOnScreen(place, camera)
  return (
    <g fill="none">
      <path d={`M${points}Z`} {...haloOf(1.5)} />
      <polygon points={points} stroke="var(--press)" strokeWidth={1.5} strokeDasharray={dashOf(place)} />
    </g>
  )
}

/** Around each of several elements, thinly. A shape for all of them: one for each takes longer than painting them. */
export function ThinOutlines({ places, camera }: { places: readonly Place[]; camera: Camera }) {
  const byDash = Map.groupBy(places, dashOf)
  return Array.from(byDash, ([dash, alike]) => {
    const d = alike.map((place) => `M${cornersOnScreen(place, camera)}Z`).join('')
    return (
      <g key={dash ?? ''} fill="none">
        <path d={d} {...haloOf(1)} />
        <path d={d} stroke="var(--press)" strokeWidth={1} strokeDasharray={dash} />
      </g>
    )
  })
}

function cornersOnScreen(place: Place, camera: Camera): string {
  const corners = cornersOf(pageMatrix(place), place.element).map((corner) => toScreen(camera, corner))
  return corners.map(({ x, y }) => `${x},${y}`).join(' ')
}

/** Of what is locked. */
function dashOf({ element }: Place): string | undefined {
  return element.locked === true ? '4 3' : undefined
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
