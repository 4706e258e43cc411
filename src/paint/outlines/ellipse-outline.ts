import type { Complete } from '../../document/elements/element.ts'
import type { Path } from '../canvas.ts'
import type { NewPath, Outline, Shape } from './outline.ts'

export const TURN = Math.PI * 2

/** Angles are those of the circle that the ellipse was stretched from. Undefined for a sector of 0 degrees. */
export function ellipseOutline(newPath: NewPath, element: Complete<'ellipse'>): Outline | undefined {
  const { width, height, innerRadius } = element
  const arc = arcOf(element)
  if (arc.sweep === 0) return undefined
  const path = newPath()
  if (arc.sweep === TURN) addWhole(path, element)
  else addSector(path, element, arc)
  const box = { x: 0, y: 0, width, height }
  const shape: Shape = { path, rule: innerRadius > 0 ? 'evenodd' : 'nonzero', box }
  const extent = { left: 0, top: 0, right: width, bottom: height }
  return { ...shape, extent, isSimple: true, inset }

  function inset(by: number): Shape {
    if (arc.sweep < TURN || innerRadius > 0) return shape
    const inner = newPath()
    const [x, y] = [width / 2, height / 2]
    inner.ellipse(x, y, Math.max(0, x - by), Math.max(0, y - by), 0, 0, TURN)
    return { ...shape, path: inner }
  }
}

interface Arc {
  readonly start: number
  /** Clockwise, from 0 to a full turn. */
  readonly sweep: number
}

/** An end angle less than the start means one turn more. Angles a turn or more apart mean the whole ellipse. */
function arcOf({ startAngle, endAngle }: Complete<'ellipse'>): Arc {
  const degrees = endAngle - startAngle
  const sweep = Math.abs(degrees) >= 360 ? 360 : ((degrees % 360) + 360) % 360
  return { start: ((startAngle % 360) * Math.PI) / 180, sweep: (sweep / 360) * TURN }
}

function addWhole(path: Path, { width, height, innerRadius }: Complete<'ellipse'>): void {
  const [x, y] = [width / 2, height / 2]
  path.ellipse(x, y, x, y, 0, 0, TURN)
  path.closePath()
  if (innerRadius === 0) return
  path.moveTo(x + x * innerRadius, y)
  path.ellipse(x, y, x * innerRadius, y * innerRadius, 0, 0, TURN)
  path.closePath()
}

function addSector(path: Path, { width, height, innerRadius }: Complete<'ellipse'>, { start, sweep }: Arc): void {
  const [x, y] = [width / 2, height / 2]
  const end = start + sweep
  path.ellipse(x, y, x, y, 0, start, end)
  if (innerRadius === 0) path.lineTo(x, y)
  else path.ellipse(x, y, x * innerRadius, y * innerRadius, 0, end, start, true)
  path.closePath()
}
