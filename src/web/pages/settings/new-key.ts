import type { KeyScope, NewKey } from '../../api/keys.ts'

const DAY_MS = 86_400_000

/** How long a key lives; `date` is a day that is chosen. */
export const LIVES = [
  { value: 'never', label: 'Until it is revoked' },
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
  { value: 'date', label: 'Until a day …' },
] as const

export interface KeyForm {
  readonly name: string
  readonly life: string
  /** The last day, `YYYY-MM-DD`, where `life` is `date`. */
  readonly expiresAt: string
  /** `on` where it is ticked. */
  readonly read: string
  readonly write: string
}

/** What a filled form asks for. `now` in milliseconds since 1970. */
export function newKeyOf({ name, life, expiresAt, read, write }: KeyForm, now: number): NewKey {
  const scopes: readonly KeyScope[] = [
    ...(read === 'on' ? ['read' as const] : []),
    ...(write === 'on' ? ['write' as const] : []),
  ]
  return { name, scopes, expiresAt: endOf({ life, expiresAt }, now) }
}

function endOf({ life, expiresAt }: Pick<KeyForm, 'life' | 'expiresAt'>, now: number): string | null {
  if (life === 'never') return null
  if (life !== 'date') return new Date(now + Number(life) * DAY_MS).toISOString()
  // With the end of that day, where its reader is. What is no day goes out as it is: the service says what is wrong with it.
  const end = new Date(`${expiresAt}T23:59:59`)
  return Number.isNaN(end.getTime()) ? expiresAt : end.toISOString()
}

/** A line for a shell that shows that the key works, with what the key may do. Its quotes hold in every shell. */
export function curlLine(
  key: { readonly secret: string; readonly scopes: readonly KeyScope[] },
  baseUrl: string,
): string {
  const authorization = `-H "Authorization: Bearer ${key.secret}"`
  if (key.scopes.includes('read')) return `curl ${baseUrl}/api/account ${authorization}`
  const body = String.raw`-d "{\"title\":\"First design\",\"width\":1080,\"height\":1080}"`
  return `curl ${baseUrl}/api/designs ${authorization} -H "Content-Type: application/json" ${body}`
}
