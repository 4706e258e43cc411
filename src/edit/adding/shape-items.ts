import type { ElementOf } from '../../document/elements/element.ts'
import { type Item, lengthOn } from './item.ts'

type Shape = ElementOf<'rect' | 'ellipse' | 'polygon' | 'star' | 'path'>
/** What differs between shapes. */
type Form<S = Shape> = S extends Shape ? Omit<S, 'id' | 'x' | 'y' | 'width' | 'height' | 'fill'> : never

/** Of the flower. */
const PETALS = 8

export const SHAPE_ITEMS: readonly Item[] = [
  shape('rectangle', 'Rectangle', { type: 'rect', ratio: 1.25 }),
  shape('square', 'Square', { type: 'rect' }),
  {
    name: 'rounded-rectangle',
    label: 'Rounded rectangle',
    make: (setting) => {
      const made = shape('rounded-rectangle', 'Rounded rectangle', { type: 'rect', ratio: 1.25 }).make(setting)
      return { ...made, cornerRadius: Math.round(made.height * 0.14) }
    },
  },
  {
    name: 'pill',
    label: 'Pill',
    make: (setting) => {
      const made = shape('pill', 'Pill', { type: 'rect', ratio: 2.4 }).make(setting)
      return { ...made, cornerRadius: Math.ceil(made.height / 2) }
    },
  },
  shape('circle', 'Circle', { type: 'ellipse' }),
  shape('ring', 'Ring', { type: 'ellipse', innerRadius: 0.66 }),
  shape('half-circle', 'Half circle', { ...path('M0 50A50 50 0 0 1 100 50Z', 100, 50), ratio: 2 }),
  shape('quarter', 'Quarter circle', path('M0 0A100 100 0 0 1 100 100H0Z')),
  shape('pie-slice', 'Circle with a slice missing', { type: 'ellipse', startAngle: 0, endAngle: 270 }),
  shape('triangle', 'Triangle', { ...path('M50 0L100 100H0Z'), ratio: 1.15 }),
  shape('right-triangle', 'Right triangle', path('M0 0L100 100H0Z')),
  shape('diamond', 'Diamond', path('M50 0L100 50L50 100L0 50Z')),
  shape('parallelogram', 'Parallelogram', { ...path('M25 0H100L75 100H0Z'), ratio: 1.4 }),
  shape('trapezoid', 'Trapezoid', { ...path('M22 0H78L100 100H0Z'), ratio: 1.4 }),
  shape('pentagon', 'Pentagon', { type: 'polygon', sides: 5 }),
  shape('hexagon', 'Hexagon', { type: 'polygon', sides: 6 }),
  shape('octagon', 'Octagon', path('M29.3 0H70.7L100 29.3V70.7L70.7 100H29.3L0 70.7V29.3Z')),
  shape('star', 'Star', { type: 'star' }),
  shape('four-pointed-star', 'Four-pointed star', { type: 'star', points: 4, innerRatio: 0.36 }),
  shape('six-pointed-star', 'Six-pointed star', { type: 'star', points: 6, innerRatio: 0.577 }),
  shape('burst', 'Burst', { type: 'star', points: 16, innerRatio: 0.8 }),
  shape('flower', 'Flower', path(flower())),
  shape('block-arrow', 'Block arrow', { ...path('M0 28H55V0L100 50L55 100V72H0Z'), ratio: 1.4 }),
  shape('double-block-arrow', 'Double block arrow', {
    ...path('M0 50L28 0V30H72V0L100 50L72 100V70H28V100Z'),
    ratio: 1.6,
  }),
  shape('chevron', 'Chevron', { ...path('M0 0H68L100 50L68 100H0L32 50Z'), ratio: 1.2 }),
  shape('plus', 'Plus', path('M34 0H66V34H100V66H66V100H34V66H0V34H34Z')),
  shape('heart', 'Heart', {
    ...path(
      'M50 18C42 4 28 0 18 4C4 9-3 24 2 40C8 60 32 74 50 92C68 74 92 60 98 40C103 24 96 9 82 4C72 0 58 4 50 18Z',
      100,
      92,
    ),
    ratio: 1.09,
  }),
  shape('drop', 'Drop', { ...path('M40 0C40 0 0 42 0 68A40 38 0 0 0 80 68C80 42 40 0 40 0Z', 80, 106), ratio: 0.755 }),
  shape('cloud', 'Cloud', {
    ...path('M24 60A20 20 0 0 1 20 21A26 26 0 0 1 68 14A19 19 0 0 1 84 24A18 18 0 0 1 80 60Z', 102, 60),
    ratio: 1.7,
  }),
  shape('speech-bubble', 'Speech bubble', {
    ...path(
      'M12 0H88A12 12 0 0 1 100 12V58A12 12 0 0 1 88 70H44L22 90V70H12A12 12 0 0 1 0 58V12A12 12 0 0 1 12 0Z',
      100,
      90,
    ),
    ratio: 1.11,
  }),
  shape('round-speech-bubble', 'Round speech bubble', {
    ...path(
      'M50 0C78 0 100 16 100 37C100 58 78 74 50 74C45 74 40 73.500 36 72.500C28 81 18 86 8 87C13 82 16 75 16 65C6 58 0 48 0 37C0 16 22 0 50 0Z',
      100,
      87,
    ),
    ratio: 1.15,
  }),
  shape('ribbon', 'Ribbon', { ...path('M0 0H100L86 50L100 100H0L14 50Z'), ratio: 3 }),
  shape('bookmark', 'Bookmark', { ...path('M0 0H100V100L50 74L0 100Z'), ratio: 0.7 }),
  shape('arch', 'Arch', { ...path('M0 50A50 50 0 0 1 100 50V130H0Z', 100, 130), ratio: 0.77 }),
  shape('leaf', 'Leaf', path('M0 0H50A50 50 0 0 1 100 50V100H50A50 50 0 0 1 0 50Z')),
  shape(
    'blob',
    'Blob',
    path(
      'M52 5C66-5 88 3 96 20C104 38 92 47 93 62C94 78 88 94 70 98C54 101 46 88 31 88C15 88 2 78 1 60C0 44 14 38 19 26C25 12 38 12 52 5Z',
    ),
  ),
]

/** A shape of about a quarter of the page. `ratio` is width to height. */
function shape(name: string, label: string, { ratio = 1, ...form }: Form & { readonly ratio?: number }): Item {
  return {
    name,
    label,
    make({ page, look, nextId }) {
      const side = lengthOn(page, 0.25, 0.6)
      const width = ratio >= 1 ? side : Math.max(1, Math.round(side * ratio))
      const height = ratio >= 1 ? Math.max(1, Math.round(side / ratio)) : side
      return { id: nextId(name), name: label, x: 0, y: 0, width, height, fill: look.fill, ...form }
    },
  }
}

function path(d: string, width = 100, height = 100): Form<ElementOf<'path'>> {
  return { type: 'path', d, viewBox: [0, 0, width, height] }
}

/** Petals around a circle of 100 by 100. */
function flower(): string {
  const inner = 38
  const corners = Array.from({ length: PETALS + 1 }, (_, index) => {
    const angle = ((index - 0.5) / PETALS) * 2 * Math.PI - Math.PI / 2
    return `${round(50 + inner * Math.cos(angle))} ${round(50 + inner * Math.sin(angle))}`
  })
  const radius = round(inner * Math.sin(Math.PI / PETALS))
  const [first = '', ...others] = corners
  return `M${first}${others.map((corner) => `A${radius} ${radius} 0 0 1 ${corner}`).join('')}Z`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
