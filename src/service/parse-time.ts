/** Of ISO 8601, what names one moment: a day, at whose beginning in UTC it is, or a time of day with how far it is from UTC. */
const FORM = /^(\d{4}-\d\d-\d\d)(?:T\d\d:\d\d(?::\d\d)?(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d))?$/

/** Milliseconds since 1970; undefined where the text names no moment, as the 31st of February does not. */
export function parseTime(text: string): number | undefined {
  const day = FORM.exec(text)?.[1]
  const time = Date.parse(text)
  if (day === undefined || Number.isNaN(time)) return undefined
  // The 31st of February would be taken for a day in March.
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day) ? time : undefined
}
