import { Type } from '#typebox'
import { AUDIT_ACTIONS, AUDIT_SOURCES } from '../../../service/audit/audit-log.ts'
import type { Handlers, Operation } from '../../operation.ts'
import type { Services } from '../../services.ts'
import { pageOf, pagingQuery, Total } from '../paging.ts'
import { closed, id, named, nullable, time } from '../schemas.ts'

const person = {
  _id: nullable('string', 'The account ID, or null.'),
  email: nullable('string', 'Email address at the time, or null.'),
}

const AuditEntry = named(
  'AuditEntry',
  closed({
    _id: id('The entry ID.'),
    at: time('Time of the action'),
    action: Type.Enum(AUDIT_ACTIONS, { description: 'What happened.' }),
    account: Type.Object(person, { additionalProperties: false, description: 'The account concerned.' }),
    actor: Type.Object(
      {
        ...person,
        source: Type.Enum(AUDIT_SOURCES, {
          description: '`account`: a signed-in account; `visitor`: not signed in; `command line`: the server’s admin.',
        }),
      },
      { additionalProperties: false, description: 'Who did it.' },
    ),
    target: nullable('string', 'ID of the API key, session or invitation, or null.'),
    address: Type.String({ description: 'IP address; empty if there is none.' }),
    requestId: Type.String({ description: 'ID of the request, as in the log; empty if there is none.' }),
    details: Type.Unsafe<object>({
      type: 'object',
      additionalProperties: true,
      description: 'Further facts, depending on the action. Contains no secrets.',
    }),
  }),
  'An entry of the audit log.',
)

const AuditEntryList = named(
  'AuditEntryList',
  closed({ entries: Type.Array(AuditEntry, { description: 'Entries on this page, newest first.' }), total: Total }),
  'A page of the audit log.',
)

const action = Type.Optional(Type.Enum(AUDIT_ACTIONS, { description: 'Only entries with this action.' }))

const EXAMPLE = {
  _id: 'aud_01jqr8v0a1b2c3d4e5f6g7h8j9',
  at: '2026-04-01T10:00:00.000Z',
  action: 'key_created',
  account: { _id: 'acc_01jqr8v0a1b2c3d4e5f6g7h8j9', email: 'me@example.com' },
  actor: { _id: 'acc_01jqr8v0a1b2c3d4e5f6g7h8j9', email: 'me@example.com', source: 'account' },
  target: 'key_01jqr8v0a1b2c3d4e5f6g7h8j9',
  address: '192.0.2.7',
  requestId: 'req_1f0c9a7b2',
  details: { name: 'Website', last4: 'x7Qd', scopes: ['read', 'write'] },
} as const

const answer = {
  status: 200,
  description: 'A page of entries.',
  schema: AuditEntryList,
  example: { entries: [EXAMPLE], total: 1 },
} as const

export const auditOperations = {
  listAuditEntries: {
    id: 'listAuditEntries',
    method: 'GET',
    path: '/web/operator/audit',
    tag: 'Operator',
    summary: 'List the audit log',
    description:
      'Sign-ins, changes of accounts, API keys and invitations, newest first. Entries are deleted after `PLATEN_AUDIT_DAYS`.',
    needs: 'owner',
    query: closed({
      action,
      account: Type.Optional(
        Type.String({
          maxLength: 255,
          format: 'text',
          description:
            'Account or actor: part of the email address at the time, ignoring case, or the full account ID.',
        }),
      ),
      from: Type.Optional(Type.String({ description: 'Only entries at or after this time (ISO 8601).' })),
      until: Type.Optional(Type.String({ description: 'Only entries before this time (ISO 8601).' })),
      ...pagingQuery,
    }),
    answer,
    failures: [],
  },
  listActivity: {
    id: 'listActivity',
    method: 'GET',
    path: '/web/activity',
    tag: 'Account',
    summary: 'List the activity of your account',
    description:
      'Sign-ins and changes of your account and API keys, newest first. For actions of an admin, the admin and the address are omitted.',
    needs: 'session',
    query: closed({ action, ...pagingQuery }),
    answer,
    failures: [],
  },
} as const satisfies Record<string, Operation>

export function createAuditHandlers({ auditLog }: Pick<Services, 'auditLog'>): Handlers<typeof auditOperations> {
  return {
    listAuditEntries: async ({ caller, query: { account, action, from, until, ...page } }) => ({
      status: 200,
      body: await auditLog.list(caller, {
        ...pageOf(page),
        ...(account !== undefined && account.trim() !== '' && { account: account.trim() }),
        ...(action !== undefined && { action }),
        ...(from !== undefined && { from }),
        ...(until !== undefined && { until }),
      }),
    }),
    listActivity: async ({ caller, query: { action, ...page } }) => ({
      status: 200,
      body: await auditLog.listOwn(caller, { ...pageOf(page), ...(action !== undefined && { action }) }),
    }),
  }
}
