import { received } from '../document/received.ts'
import { type ApiKey as KeyRecord } from '../store/records.ts'
import { type Store } from '../store/store.ts'
import { BodyReader } from './body-reader.ts'
import { SCOPES, type Scope } from './caller.ts'
import { keyAnswer } from './create-keys.ts'
import { KEY_NAME_CHARACTERS } from './key-name.ts'
import { type ApiKey, type Keys } from './keys.ts'
import { type OwnKey, type OwnKeys } from './own-keys.ts'
import { parseTime } from './parse-time.ts'

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
      body.throwIfFaulty()
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
      body.throwIfFaulty()
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

/** Empty only where a fault was noted. */
function readName(body: BodyReader): string {
  if (!body.has('name')) body.missing('name', `a text of 1 to ${KEY_NAME_CHARACTERS} characters`)
  return body.text('name', { most: KEY_NAME_CHARACTERS }) ?? ''
}

function readScopes(body: BodyReader): readonly Scope[] | undefined {
  const names = body.list('scopes', { least: 1, most: SCOPES.length }, 'scopes')
  const allowed: readonly unknown[] = SCOPES
  names?.forEach((name, index) => {
    if (!allowed.includes(name)) {
      body.fault(`/scopes/${index}`, `must be one of "read", "write"; received ${received(name)}`)
    } else if (names.indexOf(name) < index) {
      body.fault('/scopes', `must name each scope once; received ${received(names)}`)
    }
  })
  return names && SCOPES.filter((scope) => names.includes(scope))
}

/** Null is as good as none: the key has no end. */
function readExpiry(body: BodyReader, time: number): number | undefined {
  const given = body.raw('expiresAt')
  if (given === undefined || given === null) return undefined
  const allowed = 'a time in the future such as "2030-01-31T12:00:00Z", or null for none'
  const expiresAt = typeof given === 'string' ? parseTime(given) : undefined
  if (expiresAt !== undefined && expiresAt > time) return expiresAt
  body.fault('/expiresAt', `must be ${allowed}; received ${received(given)}`)
  return undefined
}
