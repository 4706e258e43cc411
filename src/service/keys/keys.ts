import { type KeyCaller, type Scope, SCOPES } from '../access/caller.ts'
import { Failure } from '../../failure.ts'
import type { ApiKey as KeyRecord } from '../../store/account-records.ts'
import type { Store } from '../../store/store.ts'
import { isoTime, isoTimeOrNull } from '../../iso-time.ts'
import { type Actor, type AuditBy, COMMAND_LINE, NOWHERE, type Origin } from '../audit/audit-by.ts'
import { hashKeyText, isKeyText, newKeyText } from './key-text.ts'
import type { NewId } from '../new-id.ts'
import { type Plans, requestsPerMinute } from '../usage/plans.ts'

export interface ApiKey {
  readonly _id: string
  readonly accountId: string
  readonly name: string
  readonly last4: string
  readonly scopes: readonly Scope[]
  readonly createdAt: string
  readonly lastUsedAt: string | null
  readonly expiresAt: string | null
  readonly revokedAt: string | null
}

export interface NewKey {
  readonly accountId: string
  readonly name: string
  /** Default: both. */
  readonly scopes?: readonly Scope[]
  /** Milliseconds since 1970. Default: never. */
  readonly expiresAt?: number
}

export interface KeyUse {
  /** Of the secret, if the caller knows it. */
  readonly hash?: string
  /** Called only if needed, since resolving an address behind proxies has a cost. */
  readonly origin?: () => Origin
}

export interface Keys {
  /**
   * @throws `key_malformed` (without reading the store), `key_unknown`, `key_expired`, `key_revoked`,
   *   `account_suspended`
   */
  authenticate(secret: string, options?: KeyUse): Promise<KeyCaller>
  /** `secret` is not stored. @throws `not_found` for the account; `key_limit` */
  create(key: NewKey, by?: Actor): Promise<{ key: ApiKey; secret: string }>
  /** Keys of one account, or of all; newest first. */
  list(accountId?: string): Promise<ApiKey[]>
  /** `ended` is false for a revoked key. @throws `not_found`; `invalid_input` if several keys have these last four */
  revoke(idOrLast4: string, by?: Actor): Promise<{ key: ApiKey; ended: boolean }>
  /** A revoked key keeps its time. @throws `not_found`, `owner_needed` */
  revokeById(id: string, by: Actor): Promise<ApiKey>
}

interface KeysOptions {
  readonly store: Store
  readonly plans: Plans
  readonly now: () => number
  readonly newId: NewId
  readonly auditBy: AuditBy
  readonly randomBytes: (count: number) => Uint8Array
  /** Called if recording a use failed, which does not fail the request. */
  readonly onError?: (error: unknown) => void
}

/** Keys of an account that are not revoked: far more than programs need, so that a faulty one can't fill the table. */
export const KEYS_PER_ACCOUNT = 1_000

const TOUCH_MS = 60_000

export function createKeys({ store, plans, now, newId, auditBy, randomBytes, onError }: KeysOptions): Keys {
  const revoke = async ({ id, accountId, name, last4 }: KeyRecord, by: Actor): Promise<ApiKey> => {
    const audit = [auditBy(by, { action: 'key_revoked', accountId, target: id, details: { name, last4 } })]
    return keyAnswer(await store.keys.revoke({ id, at: now(), audit, actorId: by.accountId }))
  }

  return {
    async authenticate(secret, { hash = hashKeyText(secret), origin = () => NOWHERE } = {}) {
      if (!isKeyText(secret)) throw new Failure('key_malformed', {})
      const found = await store.keys.findByHash(hash)
      if (found === undefined) throw new Failure('key_unknown', {})
      const { key, account } = found
      const time = now()
      if (key.revokedAt !== null) throw new Failure('key_revoked', {})
      if (key.expiresAt !== null && key.expiresAt <= time) {
        throw new Failure('key_expired', { expiredAt: isoTime(key.expiresAt) })
      }
      if (account.suspendedAt !== null) throw new Failure('account_suspended', {})
      if (key.lastUsedAt === null || time - key.lastUsedAt >= TOUCH_MS) {
        // Not awaited: the response does not depend on it.
        store.keys.touch(key.id, time).catch((error: unknown) => onError?.(error))
      }
      return {
        accountId: account.id,
        keyId: key.id,
        role: account.role,
        scopes: key.scopes,
        plan: account.plan,
        requestsPerMinute: requestsPerMinute(plans, account.plan),
        changes: account.changes,
        get origin() {
          return origin()
        },
      }
    },

    async create({ accountId, name, scopes = SCOPES, expiresAt }, by = COMMAND_LINE) {
      const secret = newKeyText(randomBytes)
      const id = newId('key')
      const last4 = secret.slice(-4)
      const details = { name, last4, scopes }
      const key = await store.keys.create(
        {
          ...{ id, accountId, name, hash: hashKeyText(secret), last4, scopes },
          ...{ createdAt: now(), expiresAt: expiresAt ?? null },
        },
        { audit: [auditBy(by, { action: 'key_created', accountId, target: id, details })], limit: KEYS_PER_ACCOUNT },
      )
      return { key: keyAnswer(key), secret }
    },

    async list(accountId) {
      return (await store.keys.list(accountId)).map(keyAnswer).reverse()
    },

    async revoke(idOrLast4, by = COMMAND_LINE) {
      const matches = await store.keys.match(idOrLast4)
      // Four characters refer to active keys only.
      const active = matches.filter(({ revokedAt }) => revokedAt === null)
      const [key, another] = active.length > 0 ? active : matches
      if (key === undefined) throw new Failure('not_found', { resource: 'key', id: idOrLast4 })
      if (another !== undefined) throw ambiguous(idOrLast4, active)
      return { key: await revoke(key, by), ended: active.length > 0 }
    },

    async revokeById(id, by) {
      const key = await store.keys.find(id)
      if (key === undefined) throw new Failure('not_found', { resource: 'key', id })
      return revoke(key, by)
    },
  }
}

export function keyAnswer(key: KeyRecord): ApiKey {
  return {
    _id: key.id,
    accountId: key.accountId,
    name: key.name,
    last4: key.last4,
    scopes: key.scopes,
    createdAt: isoTime(key.createdAt),
    lastUsedAt: isoTimeOrNull(key.lastUsedAt),
    expiresAt: isoTimeOrNull(key.expiresAt),
    revokedAt: isoTimeOrNull(key.revokedAt),
  }
}

function ambiguous(last4: string, keys: readonly KeyRecord[]): Failure {
  const ids = keys.map(({ id }) => id).join(', ')
  const detail = `must name one key; ${JSON.stringify(last4)} ends several: say which of ${ids}`
  return new Failure('invalid_input', { issues: [{ pointer: '/key', detail }] })
}
