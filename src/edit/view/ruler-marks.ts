/** A line of a ruler. */
export interface RulerMark {
  /** In CSS pixels of the screen. */
  readonly at: number
  /** Missing at the shorter lines. */
  readonly label?: string
}

/** Labels are at least this far apart, on the screen. */
const LEAST_PX = 64
const STEPS = [1, 2, 5] as const
/** Lines between two labels. */
const PARTS = { 1: 10, 2: 4, 5: 5 } as const

/**
 * Returns the marks of a ruler of `length` pixels whose page begins at `origin`, in round numbers of a unit of so many
 * CSS pixels.
 */
export function rulerMarks(
  { origin, zoom, length }: { origin: number; zoom: number; length: number },
  pxPerUnit: number,
): RulerMark[] {
  const perUnit = pxPerUnit * zoom
  const power = 10 ** Math.floor(Math.log10(LEAST_PX / perUnit))
  const base = [...STEPS, 10 as const].find((each) => each * power * perUnit >= LEAST_PX) ?? 10
  const step = base * power
  const parts = base === 10 ? PARTS[1] : PARTS[base]
  const first = Math.floor(-origin / perUnit / step) * parts
  const last = Math.ceil((length - origin) / perUnit / step) * parts
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const part = first + index
    const at = origin + (part / parts) * step * perUnit
    return part % parts === 0 ? { at, label: String(Number(((part / parts) * step).toFixed(6)) + 0) } : { at }
  })
}
