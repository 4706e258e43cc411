import { type Arc, arcTo, ellipseAngle, n, type PathPoint } from './arc-to.ts'
import type { PresetPath } from './preset-shape.ts'

/** The arcs of a cloud: both radii, the start and the sweep, in a square of 43,200. */
const CLOUD: readonly (readonly [number, number, number, number])[] = [
  [6753, 9190, -11_429_249, 7_426_832],
  [5333, 7267, -8_646_143, 5_396_714],
  [4365, 5945, -8_748_475, 5_983_381],
  [4857, 6595, -7_859_164, 7_034_504],
  [5333, 7273, -4_722_533, 6_541_615],
  [6775, 9220, -2_776_035, 7_816_140],
  [5785, 7867, 37_501, 6_842_000],
  [6752, 9215, 1_347_096, 6_910_353],
  [7720, 10_543, 3_974_558, 4_542_661],
  [4360, 5918, -16_496_525, 8_804_134],
  [4345, 5945, -14_809_710, 9_151_131],
]

export const cloud: PresetPath = ({ width, height }) => {
  const [scaleX, scaleY] = [width / 43_200, height / 43_200]
  let at: PathPoint = { x: 3900 * scaleX, y: 14_370 * scaleY }
  let d = `M${n(at.x)} ${n(at.y)}`
  for (const [radiusX, radiusY, from, by] of CLOUD) {
    const [start, end] = [from, from + by].map((angle) =>
      ellipseAngle((angle / 60_000 / 180) * Math.PI, radiusX, radiusY),
    )
    const arc: Arc = {
      radiusX: radiusX * scaleX,
      radiusY: radiusY * scaleY,
      start: start ?? 0,
      sweep: (end ?? 0) - (start ?? 0),
    }
    const drawn = arcTo(at, arc)
    d += drawn.d
    at = drawn.end
  }
  return `${d}Z`
}
