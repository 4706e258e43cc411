import { Type } from 'typebox'
import { withDefault } from '../../../document/described.ts'
import { SCOPES } from '../../../service/caller.ts'
import { KEY_NAME_CHARACTERS } from '../../../service/key-name.ts'
import { type Handlers, type Operation } from '../../operation.ts'
import { type Services } from '../../services.ts'
import { pageOf, pagingQuery, Total } from '../paging.ts'
import { closed, id, named, nullable, time, timeOrNull, trimmedText } from '../schemas.ts'

const PATH = '/web/keys'
const tag = 'Keys'

const Key = named(
  'Key',
  closed({
    _id: id("The key's id."),
    name: Type.String({ description: 'What its people call it.' }),
    last4: Type.String({ description: 'Its last four characters.' }),
    scopes: Type.Array(Type.Enum(SCOPES), { description: 'What it allows.' }),
    createdAt: time('When it was made.'),
    lastUsedAt: timeOrNull('When it was used last, true to the minute.'),
    expiresAt: timeOrNull('When it ends by itself.'),
    revokedAt: timeOrNull('When it was revoked.'),
  }),
  'A key that programs use the API with. The key itself is told once, when it is made.',
)

const example = {
  _id: 'key_01jqr8v0a1b2c3d4e5f6g7h8j9',
  name: 'Website',
  last4: 'x7Qd',
  scopes: ['read', 'write'],
  createdAt: '2026-04-01T10:00:00.000Z',
  lastUsedAt: null,
  expiresAt: '2030-01-31T12:00:00.000Z',
  revokedAt: null,
} as const

const name = trimmedText(KEY_NAME_CHARACTERS, 'What to call it.')

const KeyList = named(
  'KeyList',
  closed({ keys: Type.Array(Key, { description: 'Those on this page, the newest first.' }), total: Total }),
  'A page of keys.',
)
const ChangedKey = named('ChangedKey', closed({ key: Key }), 'A key as it is now.')
const MadeKey = named(
  'MadeKey',
  closed({ key: Key, secret: Type.String({ description: 'The key itself. It is not told again.' }) }),
  'A key that was just made, with the key itself.',
)
const KeyName = named('KeyName', closed({ name }), 'What to call a key.')
const NewKey = named(
  'NewKey',
  closed({
    name,
    scopes: Type.Optional(
      Type.Array(Type.Enum(SCOPES), {
        minItems: 1,
        maxItems: SCOPES.length,
        uniqueItems: true,
        description: withDefault('What it allows.', SCOPES),
      }),
    ),
    expiresAt: Type.Optional(
      nullable(
        'string',
        'When it ends by itself, in the future: ISO 8601 with its zone, or a day. Null or absent is never.',
      ),
    ),
  }),
  'A key to be made.',
)

export const keyOperations = {
  listKeys: {
    id: 'listKeys',
    method: 'GET',
    path: PATH,
    tag,
    summary: 'List your keys',
    description: 'The newest first. One that was revoked is listed for 30 days more.',
    needs: 'session',
    query: closed(pagingQuery),
    answer: {
      status: 200,
      description: 'A page of keys.',
      schema: KeyList,
      example: { keys: [example], total: 1 },
    },
    failures: [],
  },
  createKey: {
    id: 'createKey',
    method: 'POST',
    path: PATH,
    tag,
    summary: 'Make a key',
    description: 'The answer is the only one that holds the key itself: of what is kept, nobody can make it out again.',
    needs: 'session',
    body: NewKey,
    bodyExample: { name: 'Website', scopes: ['read', 'write'], expiresAt: '2030-01-31T12:00:00.000Z' },
    answer: {
      status: 201,
      description: 'The key, and how the list shows it.',
      schema: MadeKey,
      example: { key: example, secret: 'pl_KEPT_IN_A_SAFE_PLACE_ITS_LAST_FOUR_LETTERS_x7Qd' },
    },
    failures: [],
  },
  renameKey: {
    id: 'renameKey',
    method: 'PATCH',
    path: `${PATH}/:id`,
    tag,
    summary: 'Rename a key',
    description: 'It goes on working as it did.',
    needs: 'session',
    body: KeyName,
    bodyExample: { name: 'Newsletter' },
    answer: {
      status: 200,
      description: 'The key.',
      schema: ChangedKey,
      example: { key: { ...example, name: 'Newsletter' } },
    },
    failures: ['not_found'],
  },
  revokeKey: {
    id: 'revokeKey',
    method: 'DELETE',
    path: `${PATH}/:id`,
    tag,
    summary: 'Revoke a key',
    description:
      'In force with the next request that is made with it. This cannot be undone. Revoking it again answers the same.',
    needs: 'session',
    answer: {
      status: 200,
      description: 'The key.',
      schema: ChangedKey,
      example: { key: { ...example, revokedAt: '2026-04-02T10:00:00.000Z' } },
    },
    failures: ['not_found'],
  },
} as const satisfies Record<string, Operation>

export function createKeyHandlers({ ownKeys }: Pick<Services, 'ownKeys'>): Handlers<typeof keyOperations> {
  return {
    listKeys: async ({ caller, query }) => ({ status: 200, body: await ownKeys.list(caller, pageOf(query)) }),
    createKey: async ({ caller, sent }) => ({
      status: 201,
      body: await ownKeys.create(caller, sent),
      headers: { 'cache-control': 'no-store' },
    }),
    renameKey: async ({ caller, id: key, sent }) => ({
      status: 200,
      body: { key: await ownKeys.rename(caller, key, sent) },
    }),
    revokeKey: async ({ caller, id: key }) => ({ status: 200, body: { key: await ownKeys.revoke(caller, key) } }),
  }
}
