import { type Issue, rejectIssues } from '../../failure.ts'
import { mustBe } from '../../document/issue-wording.ts'
import { type Scope, SCOPES, type SessionCaller } from '../access/caller.ts'
import { type ApiKey, keyAnswer, type Keys } from './keys.ts'
import type { AuditBy } from '../audit/audit-by.ts'
import type { PageOf } from '../page-of.ts'
import { received } from '../../document/received.ts'
import type { ApiKey as KeyRecord } from '../../store/account-records.ts'
import type { Store } from '../../store/store.ts'
import { parseTime } from '../parse-time.ts'

export type OwnKey = Omit<ApiKey, 'accountId'>

export interface KeyInput {
  readonly name: string
  readonly scopes?: readonly Scope[]
  /** ISO 8601. Null or absent: the key never expires. */
  readonly expiresAt?: string | null
}

export const EXPIRY = 'a time in the future such as "2030-01-31T12:00:00Z"'

/** API keys of the signed-in account. Keys of other accounts are `not_found`. */
export interface OwnKeys {
  /** Newest first. Includes revoked keys for 30 days. */
  list(caller: SessionCaller, page: PageOf): Promise<{ keys: OwnKey[]; total: number }>
  /** `secret` is not stored. @throws `invalid_input` with what `findIssues` returns; `key_limit` */
  create(caller: SessionCaller, key: KeyInput): Promise<{ key: OwnKey; secret: string }>
  findIssues(key: Pick<KeyInput, 'expiresAt'>): Issue[]
  /** @throws `not_found` */
  rename(caller: SessionCaller, id: string, name: string): Promise<OwnKey>
  /** Effective with its next request, on every server. A revoked key keeps its time. @throws `not_found` */
  revoke(caller: SessionCaller, id: string): Promise<OwnKey>
}

interface OwnKeysOptions {
  readonly store: Store
  readonly keys: Pick<Keys, 'create'>
  readonly auditBy: AuditBy
  readonly now: () => number
}

/** How long revoked keys are listed. */
export const SHOW_REVOKED_MS = 30 * 24 * 3_600_000

export function createOwnKeys({ store, keys, auditBy, now }: OwnKeysOptions): OwnKeys {
  return {
    async list({ accountId }, page) {
      const { keys: listed, total } = await store.keys.listPage(accountId, {
        ...page,
        revokedAfter: now() - SHOW_REVOKED_MS,
      })
      return { keys: listed.map(ownKey), total }
    },

    async create(caller, { name, scopes, expiresAt }) {
      const issues = expiryIssues(expiresAt, now())
      rejectIssues(issues)
      const expiry = timeOf(expiresAt)
      const key = {
        ...{ accountId: caller.accountId, name },
        ...(scopes && { scopes: SCOPES.filter((scope) => scopes.includes(scope)) }),
        ...(expiry !== undefined && { expiresAt: expiry }),
      }
      const created = await keys.create(key, caller)
      return { key: withoutAccount(created.key), secret: created.secret }
    },

    findIssues: ({ expiresAt }) => expiryIssues(expiresAt, now()),

    async rename(caller, id, name) {
      const audit = [auditBy(caller, { action: 'key_renamed', target: id, details: { name } })]
      return ownKey(await store.keys.rename({ accountId: caller.accountId, id }, name, audit))
    },

    async revoke(caller, id) {
      const { accountId } = caller
      const { name, last4 } = (await store.keys.find(id)) ?? {}
      const details = { ...(name !== undefined && { name, last4 }) }
      const audit = [auditBy(caller, { action: 'key_revoked', target: id, details })]
      return ownKey(await store.keys.revoke({ accountId, id, at: now(), audit }))
    },
  }
}

export function ownKey(key: KeyRecord): OwnKey {
  return withoutAccount(keyAnswer(key))
}

export function withoutAccount(key: ApiKey): OwnKey {
  const { _id, name, last4, scopes, createdAt, lastUsedAt, expiresAt, revokedAt } = key
  return { _id, name, last4, scopes, createdAt, lastUsedAt, expiresAt, revokedAt }
}

function expiryIssues(expiresAt: KeyInput['expiresAt'], now: number): Issue[] {
  if (expiresAt === undefined || expiresAt === null) return []
  const time = timeOf(expiresAt)
  if (time !== undefined && time > now) return []
  return [{ pointer: '/expiresAt', detail: mustBe(`${EXPIRY}, or null`, received(expiresAt)) }]
}

function timeOf(expiresAt: KeyInput['expiresAt']): number | undefined {
  return typeof expiresAt === 'string' ? parseTime(expiresAt) : undefined
}
