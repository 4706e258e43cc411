/** A measured value. It is a ratio if the same run also measures a peer, because machines differ and are shared. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** Absent for figures that only explain another figure. */
  readonly target?: { readonly text: string; readonly met: boolean }
  /** The place in a table of its own, whose columns are the names of figures. */
  readonly cell?: { readonly table: string; readonly row: string }
}

export function atLeast(name: string, value: number, goal: { unit: string; bound: number }): Figure {
  return { name, value, unit: goal.unit, target: { text: `≥ ${goal.bound}`, met: value >= goal.bound } }
}

export function atMost(name: string, value: number, goal: { unit: string; bound: number }): Figure {
  return { name, value, unit: goal.unit, target: { text: `≤ ${goal.bound}`, met: value <= goal.bound } }
}

export function plain(name: string, value: number, unit: string): Figure {
  return { name, value, unit }
}

export function quantile(values: readonly number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? NaN
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

export function round(value: number): string {
  if (value === 0 || Math.abs(value) >= 100) return value.toFixed(0)
  return value.toPrecision(3)
}
