import { polygon } from './arc-to.ts'
import type { PresetPath, PresetShape } from './preset-shape.ts'

interface ArrowBox {
  readonly long: number
  readonly wide: number
  readonly ends: 'one' | 'both' | 'notched'
}

/** An arrow to the right: `long` and `wide` are its box if it is turned. */
function arrow({ long, wide, ends }: ArrowBox, { short, adjust }: PresetShape): [number, number][] {
  const head = Math.min(short * adjust('adj2', 50_000), ends === 'both' ? long / 2 : long)
  const [near, far] = [(wide * (1 - adjust('adj1', 50_000))) / 2, (wide * (1 + adjust('adj1', 50_000))) / 2]
  const tail: [number, number][] =
    ends === 'both'
      ? [
          [head, far],
          [head, wide],
          [0, wide / 2],
          [head, 0],
          [head, near],
        ]
      : [
          [0, far],
          ...(ends === 'notched' ? [[adjust('adj1', 50_000) * head, wide / 2] as [number, number]] : []),
          [0, near],
        ]
  return [
    ...tail,
    [long - head, near],
    [long - head, 0],
    [long, wide / 2],
    [long - head, wide],
    [long - head, far],
  ] as [number, number][]
}

/** Arrows, as `STRAIGHT`. */
export const ARROWS: Readonly<Record<string, PresetPath>> = {
  rightArrow: (shape) => polygon(arrow({ long: shape.width, wide: shape.height, ends: 'one' }, shape)),
  notchedRightArrow: (shape) => polygon(arrow({ long: shape.width, wide: shape.height, ends: 'notched' }, shape)),
  leftArrow: (shape) =>
    polygon(
      arrow({ long: shape.width, wide: shape.height, ends: 'one' }, shape).map(
        ([x, y]) => [shape.width - x, y] as const,
      ),
    ),
  downArrow: (shape) =>
    polygon(arrow({ long: shape.height, wide: shape.width, ends: 'one' }, shape).map(([x, y]) => [y, x] as const)),
  upArrow: (shape) =>
    polygon(
      arrow({ long: shape.height, wide: shape.width, ends: 'one' }, shape).map(
        ([x, y]) => [y, shape.height - x] as const,
      ),
    ),
  leftRightArrow: (shape) => polygon(arrow({ long: shape.width, wide: shape.height, ends: 'both' }, shape)),
  upDownArrow: (shape) =>
    polygon(arrow({ long: shape.height, wide: shape.width, ends: 'both' }, shape).map(([x, y]) => [y, x] as const)),
}
