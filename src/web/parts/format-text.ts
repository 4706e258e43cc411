const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const exact = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'medium' })
const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' })
const whole = new Intl.NumberFormat('en')

/** Returns `3 minutes ago`, `in 29 days`, or `just now` within a minute. `now` in milliseconds since 1970. */
export function relativeTime(at: string, now: number): string {
  const seconds = (Date.parse(at) - now) / 1000
  for (const [unit, length] of UNITS) {
    if (Math.abs(seconds) >= length) return relative.format(Math.trunc(seconds / length), unit)
  }
  return seconds > 30 ? 'in a moment' : 'just now'
}

/** Returns the local time with weekday and seconds. */
export function exactTime(at: string): string {
  return exact.format(new Date(at))
}

/** Returns a date such as `Apr 1, 2026`. */
export function dayOf(at: string): string {
  return day.format(new Date(at))
}

export function count(number: number): string {
  return whole.format(number)
}

/** Returns a number with its noun, such as `3 designs` or `1 design`. */
export function counted(number: number, singular: string, plural = `${singular}s`): string {
  return `${count(number)} ${number === 1 ? singular : plural}`
}

/** Returns a size such as `1.4 MB`, in powers of 1000 like file managers. */
export function bytes(number: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB']
  const power = number < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(number) / 3))
  const scaled = number / 1000 ** power
  return `${scaled >= 100 || power === 0 ? Math.round(scaled) : scaled.toFixed(1)} ${units[power] ?? ''}`
}

export function dimensions({ width, height }: { readonly width: number; readonly height: number }): string {
  return `${width} × ${height}`
}
