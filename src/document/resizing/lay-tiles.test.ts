import { describe, expect, it } from 'vitest'
import { layTiles } from './lay-tiles.ts'

const TILE = 10
const [COLUMNS, ROWS] = [8, 12]

/** A border of tiles, one wide: a square with two diamonds of one shape, written in absolute or relative commands. */
function border(columns: number, rows: number): string[] {
  return Array.from({ length: columns * rows }, (_, index) => [index % columns, Math.floor(index / columns)] as const)
    .filter(([column, row]) => column === 0 || row === 0 || column === columns - 1 || row === rows - 1)
    .flatMap(([column, row]) => {
      const [x, y] = [column * TILE, row * TILE]
      const diamond = (at: number) => `M${x + at} ${y + 2}L${x + at + 1} ${y + 3}L${x + at} ${y + 4}Z`
      return [`M${x} ${y}h10v10h-10Z`, diamond(2), diamond(5), `M${x + 1} ${y + 7}a1 1 0 1 0 2 0Z`]
    })
}

function contoursOf(d: string | undefined): string[] {
  return (d?.match(/M[^M]*/g) ?? []).sort()
}

const before = { d: border(COLUMNS, ROWS).join(''), viewBox: [0, 0, 80, 120] as const }
const per = { x: 1, y: 1 }

describe('a border of tiles', () => {
  it.each([
    { width: 200, height: 40, columns: 20, rows: 4 },
    { width: 50, height: 250, columns: 5, rows: 25 },
    { width: 83, height: 119, columns: 8, rows: 12 },
  ])('is laid with whole tiles around $width × $height', ({ width, height, columns, rows }) => {
    const after = layTiles(before, { to: { width, height }, scale: 1, per })
    expect(after?.viewBox).toEqual([0, 0, columns * TILE, rows * TILE])
    expect(contoursOf(after?.d)).toEqual(border(columns, rows).sort())
  })

  it('has tiles as large as the scale of the page makes them', () => {
    const after = layTiles(before, { to: { width: 80, height: 120 }, scale: 0.5, per })
    expect(contoursOf(after?.d)).toEqual(border(16, 24).sort())
  })

  it('has larger tiles instead of very many', () => {
    const after = layTiles(before, { to: { width: 9_000, height: 3_000 }, scale: 0.01, per })
    expect(contoursOf(after?.d)).toEqual(border(45, 15).sort())
  })
})

it.each([
  ['with one part that has no equal', `${before.d}M20 20L30 31L20 30Z`],
  ['of irregular distances', before.d.replace('M30 0h10', 'M31 0h10')],
  ['of few parts', 'M0 0H80V120H0ZM10 10H20V20H10Z'],
  ['that begins relatively', `m0 0h1${before.d}`],
])('a drawing %s has no tiles', (_, d) => {
  expect(layTiles({ ...before, d }, { to: { width: 200, height: 40 }, scale: 1, per })).toBeUndefined()
})
