import svgpath from 'svgpath'
import type { Path } from '../../document/elements/path.ts'
import { LIMITS } from '../../document/limits.ts'
import type { Matrix } from '../../paint/canvas.ts'
import { measureOutline } from '../../paint/svg/measure-outline.ts'

/** Makes a path of path data that `matrix` places. Undefined for data that is broken, empty or too long. */
export function pathElement(d: string, matrix: Matrix, look: Partial<Path> & { id: string }): Path | undefined {
  const { a, b, c, d: scaleY, e, f } = matrix
  const path = svgpath(d)
  if ('err' in path && path.err !== '') return undefined
  const placed = path.matrix([a, b, c, scaleY, e, f]).abs().unshort().unarc().round(3)
  const commands: string[] = []
  let at = { x: 0, y: 0 }
  let start = at
  placed.iterate(([command, ...numbers]) => {
    if (command === 'H') at = { ...at, x: numbers[0] ?? 0 }
    else if (command === 'V') at = { ...at, y: numbers[0] ?? 0 }
    else if (command === 'Z' || command === 'z') at = start
    else at = { x: numbers.at(-2) ?? 0, y: numbers.at(-1) ?? 0 }
    if (command === 'M') start = at
    if (command === 'H' || command === 'V') commands.push(`L ${at.x} ${at.y}`)
    else commands.push([command === 'z' ? 'Z' : command, ...numbers].join(' '))
  })
  const data = commands.join(' ')
  const { left, top, right, bottom } = measureOutline(data).bounds
  const [width, height] = [right - left, bottom - top]
  if (data === '' || data.length > LIMITS.pathCharacters || !(width > 0 || height > 0)) return undefined
  const isFlat = width < LIMITS.minViewBoxSide || height < LIMITS.minViewBoxSide
  const box = { x: left, y: top, width, height }
  // The units of a flat path are pixels from its corner, since a view box has an extent.
  if (isFlat) return { type: 'path', ...box, d: svgpath(data).translate(-left, -top).round(3).toString(), ...look }
  return { type: 'path', ...box, d: data, viewBox: [left, top, width, height], ...look }
}
