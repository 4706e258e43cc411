import { type NumberLimits, withinLimits } from './property-schema.ts'

/** Reads `8 4` or `8, 4`. What is no number is left out; undefined for a solid line. */
export function parsedDash(text: string, { count, ...limits }: NumberLimits & { count: number }): number[] | undefined {
  const lengths = text
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
    .map(Number)
    .filter((length) => Number.isFinite(length))
    .map((length) => withinLimits(length, limits))
    .slice(0, count)
  return lengths.some((length) => length > 0) ? lengths : undefined
}
