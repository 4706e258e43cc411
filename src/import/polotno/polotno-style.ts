/** Reads `bold`, `normal`, or a number as a weight in hundreds. */
export function weightOf(value: unknown): number {
  if (value === 'bold' || value === 'bolder') return 700
  if (value === 'light' || value === 'lighter') return 300
  const number = Number(value)
  return Number.isFinite(number) && number >= 50 ? Math.min(Math.max(Math.round(number / 100) * 100, 100), 900) : 400
}
