import type { Version } from '../../api/version-queries.ts'
import { relativeDay } from './relative-day.ts'

const ORIGINS: Readonly<Record<Version['origin'], string>> = {
  created: 'Created',
  template: 'Created from a template',
  copied: 'Duplicated',
  edited: 'Edited',
  resized: 'Resized',
  restored: 'Restored',
  unknown: 'Before versions were recorded',
}

/** Returns how and by what it was made: `Edited with the API key “CI”`. */
export function originText({ origin, apiKey }: Pick<Version, 'origin' | 'apiKey'>): string {
  return apiKey === null ? ORIGINS[origin] : `${ORIGINS[origin]} with the API key “${apiKey.name}”`
}

/** Returns its name, or how it was made. */
export function titleOf(version: Version): string {
  return version.name ?? originText(version)
}

const time = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' })
const date = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', year: 'numeric' })

/** Returns the local time of the last save, or of the first and the last: `10:02 – 10:06 AM`. */
export function timeText({ beganAt, savedAt }: Pick<Version, 'beganAt' | 'savedAt'>): string {
  const [began, saved] = [new Date(beganAt), new Date(savedAt)]
  return time.formatRange(began, saved)
}

/** Returns the local date and time: `Apr 1, 2026, 10:06 AM`. */
export function momentText(at: string): string {
  return `${date.format(new Date(at))}, ${time.format(new Date(at))}`
}

export interface Day {
  /** `Today`, `Yesterday` or a date. */
  readonly label: string
  readonly versions: readonly Version[]
}

/** Groups versions by the local day of their last save, in their order. `now` in milliseconds since 1970. */
export function daysOf(versions: readonly Version[], now: number): Day[] {
  const days = Map.groupBy(versions, ({ savedAt }) => relativeDay(new Date(savedAt), new Date(now)))
  return [...days].map(([label, grouped]) => ({ label, versions: grouped }))
}
