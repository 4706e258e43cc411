import { type Scope, SCOPES, type SessionCaller } from '../access/caller.ts'
import { type ApiKey, keyAnswer, type Keys } from './keys.ts'
import { type PageOf, type Sent } from '../sent.ts'
import { received } from '../../document/received.ts'
import { type ApiKey as KeyRecord } from '../../store/records.ts'
import { type Store } from '../../store/store.ts'
import { BodyReader } from '../body-reader.ts'
import { KEY_NAME_CHARACTERS } from './key-name.ts'
import { parseTime } from '../parse-time.ts'

/** An API key as listed in the account settings. */
export type OwnKey = Omit<ApiKey, 'accountId'>

/** API keys of the signed-in account. Keys of other accounts are `not_found`. */
export interface OwnKeys {
  /** Newest first. Includes revoked keys for 30 days. */
  list(caller: SessionCaller, page: PageOf): Promise<{ keys: OwnKey[]; total: number }>
  /** Takes `name`, and optionally `scopes` and `expiresAt`. `secret` is not stored. @throws `invalid_input` */
  create(caller: SessionCaller, sent: Sent): Promise<{ key: OwnKey; secret: string }>
  /** @throws `invalid_input`, `not_found` */
  rename(caller: SessionCaller, id: string, sent: Sent): Promise<OwnKey>
  /** Effective with its next request, on every server. A revoked key keeps its time. @throws `not_found` */
  revoke(caller: SessionCaller, id: string): Promise<OwnKey>
}

interface OwnKeysOptions {
  readonly store: Store
  readonly keys: Pick<Keys, 'create'>
  readonly now: () => number
}

/** How long a revoked key is listed. */
const REVOKED_MS = 30 * 24 * 3_600_000

export function createOwnKeys({ store, keys, now }: OwnKeysOptions): OwnKeys {
  return {
    async list({ accountId }, page) {
      const { keys: listed, total } = await store.keys.listPage(accountId, {
        ...page,
        revokedAfter: now() - REVOKED_MS,
      })
      return { keys: listed.map(ownKey), total }
    },

    async create({ accountId }, sent) {
      const body = new BodyReader(sent)
      const name = readName(body)
      const scopes = readScopes(body)
      const expiresAt = readExpiry(body, now())
      body.throwIfInvalid()
      const made = await keys.create({
        accountId,
        name,
        ...(scopes === undefined ? {} : { scopes }),
        ...(expiresAt === undefined ? {} : { expiresAt }),
      })
      return { key: withoutAccount(made.key), secret: made.secret }
    },

    async rename({ accountId }, id, sent) {
      const body = new BodyReader(sent)
      const name = readName(body)
      body.throwIfInvalid()
      return ownKey(await store.keys.rename(accountId, id, name))
    },

    async revoke({ accountId }, id) {
      return ownKey(await store.keys.revokeOf(accountId, id, now()))
    },
  }
}

function ownKey(key: KeyRecord): OwnKey {
  return withoutAccount(keyAnswer(key))
}

function withoutAccount(key: ApiKey): OwnKey {
  const { _id, name, last4, scopes, createdAt, lastUsedAt, expiresAt, revokedAt } = key
  return { _id, name, last4, scopes, createdAt, lastUsedAt, expiresAt, revokedAt }
}

/** Empty only if an issue was added. */
function readName(body: BodyReader): string {
  if (!body.has('name')) body.missing('name', `a string of 1 to ${KEY_NAME_CHARACTERS} characters`)
  return body.text('name', { max: KEY_NAME_CHARACTERS }) ?? ''
}

function readScopes(body: BodyReader): readonly Scope[] | undefined {
  const names = body.list('scopes', { min: 1, max: SCOPES.length }, 'scopes')
  const allowed: readonly unknown[] = SCOPES
  names?.forEach((name, index) => {
    if (!allowed.includes(name)) {
      body.addIssue(`/scopes/${index}`, `must be one of "read", "write"; received ${received(name)}`)
    } else if (names.indexOf(name) < index) {
      body.addIssue(`/scopes/${index}`, `duplicate value ${received(name)}`)
    }
  })
  return names && SCOPES.filter((scope) => names.includes(scope))
}

/** Null or absent: the key never expires. */
function readExpiry(body: BodyReader, time: number): number | undefined {
  const given = body.raw('expiresAt')
  if (given === undefined || given === null) return undefined
  const allowed = 'a time in the future such as "2030-01-31T12:00:00Z", or null for none'
  const expiresAt = typeof given === 'string' ? parseTime(given) : undefined
  if (expiresAt !== undefined && expiresAt > time) return expiresAt
  body.addIssue('/expiresAt', `must be ${allowed}; received ${received(given)}`)
  return undefined
}
