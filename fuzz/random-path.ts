import type { Random } from '../drill/random.ts'
import type { Schema } from '../src/document/schema.ts'
import { type Generation, temperOf } from './random-value.ts'

const ORDINARY = [
  'M0 0h1v1z',
  'M0 .5C.2 0 .8 1 1 .5',
  'M4 4L96 20L50 96Z',
  'M10 80Q95 10 180 80T350 80',
  'M50 0A50 50 0 1 1 49.9 0Z',
  'M2 2h20v20h-20zM6 6v12h12v-12z',
]

/** The number of arguments of each command. */
const ARGUMENTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, Z: 0 }
const SEGMENTS = [1, 3, 30, 1_500]

/** Returns path data, hostile ones with thousands of segments, or with coordinates of any magnitude. */
export function randomPath(generation: Generation, { maxLength = 100_000 }: Schema): string {
  const { random } = generation
  if (temperOf(generation) === 'ordinary') return random.pick(ORDINARY)
  const magnitude = Math.exp(random.between(Math.log(1e-3), Math.log(1e6)))
  const count = Math.min(random.pick(SEGMENTS), Math.floor(generation.charactersLeft / 150))
  const segments = Array.from({ length: count }, () => segment(random, magnitude))
  const path = ['M0 0', ...segments].join('').slice(0, maxLength)
  generation.charactersLeft -= path.length
  return path
}

function segment(random: Random, magnitude: number): string {
  if (random.chance(0.1)) {
    const [rx, ry, x, y] = Array.from({ length: 4 }, () => number(random, magnitude))
    return `A${Math.abs(Number(rx))} ${Math.abs(Number(ry))} 30 ${random.pick(['0 0', '0 1', '1 1'])} ${x} ${y}`
  }
  const command = random.pick(Object.keys(ARGUMENTS))
  const numbers = Array.from({ length: ARGUMENTS[command] ?? 0 }, () => number(random, magnitude))
  return `${random.chance(0.5) ? command : command.toLowerCase()}${numbers.join(' ')}`
}

function number(random: Random, magnitude: number): string {
  return (random.between(-1, 1) * magnitude).toPrecision(5)
}
