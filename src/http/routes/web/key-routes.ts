import { Type } from '#typebox'
import { described, withDefault } from '../../../document/described.ts'
import { trimmedText } from '../../../document/trimmed-text.ts'
import { SCOPES } from '../../../service/access/caller.ts'
import { KEY_NAME_CHARACTERS } from '../../../service/keys/key-name.ts'
import { KEYS_PER_ACCOUNT } from '../../../service/keys/keys.ts'
import { EXPIRY } from '../../../service/keys/own-keys.ts'
import type { Handlers, Operation } from '../../operation.ts'
import type { Services } from '../../services.ts'
import { pageOf, pagingQuery, Total } from '../paging.ts'
import { closed, id, named, time, timeOrNull } from '../schemas.ts'

const PATH = '/web/keys'
const tag = 'Keys'

const Key = named(
  'Key',
  closed({
    _id: id('The key ID.'),
    name: Type.String({ description: 'Name.' }),
    last4: Type.String({ description: 'Last four characters of the key.' }),
    scopes: Type.Array(Type.Enum(SCOPES), { description: 'Scopes.' }),
    createdAt: time('Creation time'),
    lastUsedAt: timeOrNull('Time it was last used, to the minute'),
    expiresAt: timeOrNull('Expiration time'),
    revokedAt: timeOrNull('Time it was revoked'),
  }),
  'An API key. The secret is returned only when the key is created.',
)

export const EXAMPLE_KEY = {
  _id: 'key_01jqr8v0a1b2c3d4e5f6g7h8j9',
  name: 'Website',
  last4: 'x7Qd',
  scopes: ['read', 'write'],
  createdAt: '2026-04-01T10:00:00.000Z',
  lastUsedAt: null,
  expiresAt: '2030-01-31T12:00:00.000Z',
  revokedAt: null,
} as const

const name = described(trimmedText(KEY_NAME_CHARACTERS), 'Name.')

export const KeyList = named(
  'KeyList',
  closed({ keys: Type.Array(Key, { description: 'API keys on this page, newest first.' }), total: Total }),
  'A page of API keys.',
)
export const ChangedKey = named('ChangedKey', closed({ key: Key }), 'The updated API key.')
const CreatedKey = named(
  'CreatedKey',
  closed({ key: Key, secret: Type.String({ description: 'The API key. It is not returned again.' }) }),
  'A new API key with its secret.',
)
const KeyName = named('KeyName', closed({ name }), 'The new name of an API key.')
const NewKey = named(
  'NewKey',
  closed({
    name,
    scopes: Type.Optional(
      Type.Array(Type.Enum(SCOPES), {
        minItems: 1,
        maxItems: SCOPES.length,
        uniqueItems: true,
        description: withDefault('Scopes.', SCOPES),
      }),
    ),
    expiresAt: Type.Optional({
      ...Type.Unsafe<string | null>({ type: ['string', 'null'], noun: EXPIRY }),
      description:
        'Expiration time in the future: ISO 8601 with a time zone, or a date. If null or omitted, the key never expires.',
    }),
  }),
  'An API key to create.',
)

export const keyOperations = {
  listKeys: {
    id: 'listKeys',
    method: 'GET',
    path: PATH,
    tag,
    summary: 'List your API keys',
    description: 'Newest first. Revoked keys are listed for 30 days.',
    needs: 'session',
    query: closed(pagingQuery),
    answer: {
      status: 200,
      description: 'A page of API keys.',
      schema: KeyList,
      example: { keys: [EXAMPLE_KEY], total: 1 },
    },
    failures: [],
  },
  createKey: {
    id: 'createKey',
    method: 'POST',
    path: PATH,
    tag,
    summary: 'Create an API key',
    description: `Only this response contains the secret. It is stored as a hash and cannot be recovered. An account can have ${KEYS_PER_ACCOUNT} keys that are not revoked.`,
    needs: 'session',
    body: NewKey,
    bodyExample: { name: 'Website', scopes: ['read', 'write'], expiresAt: '2030-01-31T12:00:00.000Z' },
    answer: {
      status: 201,
      description: 'The secret and the key as listed.',
      schema: CreatedKey,
      example: { key: EXAMPLE_KEY, secret: 'pl_KEPT_IN_A_SAFE_PLACE_ITS_LAST_FOUR_LETTERS_x7Qd' },
    },
    failures: ['key_limit'],
  },
  renameKey: {
    id: 'renameKey',
    method: 'PATCH',
    path: `${PATH}/:id`,
    tag,
    summary: 'Rename an API key',
    description: 'The secret is unchanged.',
    needs: 'session',
    body: KeyName,
    bodyExample: { name: 'Newsletter' },
    answer: {
      status: 200,
      description: 'The API key.',
      schema: ChangedKey,
      example: { key: { ...EXAMPLE_KEY, name: 'Newsletter' } },
    },
    failures: ['not_found'],
  },
  revokeKey: {
    id: 'revokeKey',
    method: 'DELETE',
    path: `${PATH}/:id`,
    tag,
    summary: 'Revoke an API key',
    description:
      'Requests with the key are rejected immediately. This cannot be undone. Revoking it again returns the same response.',
    needs: 'session',
    answer: {
      status: 200,
      description: 'The API key.',
      schema: ChangedKey,
      example: { key: { ...EXAMPLE_KEY, revokedAt: '2026-04-02T10:00:00.000Z' } },
    },
    failures: ['not_found'],
  },
} as const satisfies Record<string, Operation>

export function createKeyHandlers({ ownKeys }: Pick<Services, 'ownKeys'>): Handlers<typeof keyOperations> {
  return {
    listKeys: async ({ caller, query }) => ({ status: 200, body: await ownKeys.list(caller, pageOf(query)) }),
    createKey: {
      handle: async ({ caller, body }) => ({
        status: 201,
        body: await ownKeys.create(caller, body),
        headers: { 'cache-control': 'no-store' },
      }),
      findIssues: ({ valid }) => ownKeys.findIssues(valid),
    },
    renameKey: async ({ caller, id: key, body: { name } }) => ({
      status: 200,
      body: { key: await ownKeys.rename(caller, key, name) },
    }),
    revokeKey: async ({ caller, id: key }) => ({ status: 200, body: { key: await ownKeys.revoke(caller, key) } }),
  }
}
