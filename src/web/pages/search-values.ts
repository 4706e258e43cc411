export function timeIn(value: unknown): string | undefined {
  const time = Date.parse(textIn(value))
  return Number.isNaN(time) ? undefined : new Date(time).toISOString()
}

export function dateIn(value: unknown): string | undefined {
  const text = textIn(value)
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined
}

export type Query = Record<string, unknown>

/** Returns text, since the router parses `?q=12` as a number. */
export function textIn(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}
