/** ISO 8601: a date, which means its start in UTC, or a date and time with an offset. */
const FORM = /^(\d{4}-\d\d-\d\d)(?:T\d\d:\d\d(?::\d\d)?(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d))?$/

/** Returns milliseconds since 1970; undefined for an invalid time such as February 31. */
export function parseTime(text: string): number | undefined {
  const day = FORM.exec(text)?.[1]
  const time = Date.parse(text)
  if (day === undefined || Number.isNaN(time)) return undefined
  // `Date` would accept February 31 as a day in March.
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day) ? time : undefined
}
