import type { KeyScope, NewKey } from '../../api/key-queries.ts'

const DAY_MS = 86_400_000

export const LIFETIMES = [
  { value: 'never', label: 'Never' },
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '1 year' },
  { value: 'date', label: 'Custom date…' },
] as const

export interface KeyForm {
  readonly name: string
  readonly life: string
  /** `YYYY-MM-DD`, inclusive, if `life` is `date`. */
  readonly expiresAt: string
  readonly read: string
  readonly write: string
}

/** `now` in milliseconds since 1970. */
export function newKeyOf({ name, life, expiresAt, read, write }: KeyForm, now: number): NewKey {
  const scopes: readonly KeyScope[] = [
    ...(read === 'on' ? ['read' as const] : []),
    ...(write === 'on' ? ['write' as const] : []),
  ]
  return { name, scopes, expiresAt: expiryOf({ life, expiresAt }, now) }
}

function expiryOf({ life, expiresAt }: Pick<KeyForm, 'life' | 'expiresAt'>, now: number): string | null {
  if (life === 'never') return null
  if (life !== 'date') return new Date(now + Number(life) * DAY_MS).toISOString()
  // The date is in local time. An invalid date is sent unchanged, so that the API reports it.
  const end = new Date(`${expiresAt}T23:59:59`)
  return Number.isNaN(end.getTime()) ? expiresAt : end.toISOString()
}

/** Returns a command that the key's scopes allow, with quotes that work in every shell. */
export function curlLine(
  key: { readonly secret: string; readonly scopes: readonly KeyScope[] },
  baseUrl: string,
): string {
  const authorization = `-H "Authorization: Bearer ${key.secret}"`
  if (key.scopes.includes('read')) return `curl ${baseUrl}/api/account ${authorization}`
  const body = String.raw`-d "{\"title\":\"First design\",\"width\":1080,\"height\":1080}"`
  return `curl ${baseUrl}/api/designs ${authorization} -H "Content-Type: application/json" ${body}`
}
