import type { Random } from '../drill/random.ts'
import type { Size } from '../src/document/document.ts'
import { SENTENCES } from './sentences.ts'

export interface Scene {
  readonly size: Size
  /** Elements without IDs. */
  readonly elements: readonly Readonly<Record<string, unknown>>[]
}

export const POSTER: Size = { width: 4000, height: 4000 }

export const POST: Size = { width: 1080, height: 1080 }

export const PHOTO = 'builtin:sea'

export function times<Item>(count: number, create: () => Item): Item[] {
  return Array.from({ length: count }, create)
}

export function box(random: Random, { width, height }: Size, share: number): Readonly<Record<string, number>> {
  return {
    ...{ x: Math.round(random.between(-0.1, 0.6) * width), y: Math.round(random.between(-0.1, 0.6) * height) },
    ...{ width: random.between(0.01, share) * width, height: random.between(0.01, share) * height },
  }
}

export function whole({ width, height }: Size): Readonly<Record<string, number>> {
  return { x: 0, y: 0, width, height }
}

export function fade(): Readonly<Record<string, unknown>> {
  const stops = [
    { offset: 0, color: '#000000' },
    { offset: 1, color: '#00000000' },
  ]
  return { type: 'gradient', gradient: { type: 'linear', angle: 45, stops } }
}

export function words(random: Random, count: number): string {
  return times(count, () => random.pick(random.pick(SENTENCES))).join(' ')
}

export function mixedDirections(random: Random): string {
  return times(1_500, () => random.pick(['אבגד', 'السلام', 'word', '12,5', '(a]', '🎉', '\u202b', '\n', '字'])).join(' ')
}
