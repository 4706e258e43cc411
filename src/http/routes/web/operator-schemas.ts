import { Type } from '#typebox'
import { described } from '../../../document/described.ts'
import { ROLES } from '../../../service/access/caller.ts'
import { Total } from '../paging.ts'
import { NewEmail } from './web-schemas.ts'
import { closed, count, id, idOf, named, time, timeOrNull } from '../schemas.ts'

const role = Type.Enum(ROLES, { description: 'Owners administer the service; members use it.' })

export const ServiceSummary = named(
  'ServiceSummary',
  closed({
    version: Type.String({ description: 'Version of the server that handled the request.' }),
    accounts: count('Number of accounts.'),
    designs: count('Designs of all accounts, outside the trash.'),
    exports: described(
      closed({
        queued: count('Exports waiting for a worker.'),
        processing: count('Exports being rendered.'),
        completed: count('Exports with stored files. Expired ones count until their files are deleted.'),
        failed: count('Failed exports.'),
        total: count('All exports, including canceled and expired ones.'),
      }),
      'Exports of all accounts.',
    ),
    requestsToday: count('Requests with API keys since midnight UTC. Other servers report theirs every few seconds.'),
    storage: described(
      closed({
        assetBytes: count('Total size of uploaded images, in bytes. Identical files are stored once.'),
        exportBytes: count('Total size of export files that can be downloaded, in bytes.'),
      }),
      'Storage in use, updated every minute.',
    ),
    plans: Type.Array(
      closed({
        name: Type.String({ description: 'Name of the plan.' }),
        requestsPerMinute: count('Maximum requests per minute.'),
        accounts: count('Accounts on this plan.'),
      }),
      { description: 'Configured plans, and any others still assigned to accounts.' },
    ),
    renderers: described(
      closed({
        processes: count('Render processes.'),
        busy: count('Busy render processes.'),
        queued: count('Renders waiting for a process.'),
      }),
      'Render processes of the server that handled the request. It has none if workers run as separate processes.',
    ),
    capacity: described(
      closed({
        workers: count('Processes that render exports: workers, and servers that also render.'),
        processes: count('Their render processes.'),
      }),
      'What renders exports, across all servers.',
    ),
    servers: Type.Array(
      closed({
        _id: id('The ID of the process. Its request IDs begin with it.'),
        role: Type.Enum(['server', 'worker'], {
          description: '`server`: answers requests, and may render; `worker`: only renders.',
        }),
        name: Type.String({ description: 'Address the server listens on, or the ID of the worker.' }),
        version: Type.String({ description: 'Version of Platen.' }),
        startedAt: time('Start time'),
        lastSeenAt: time('Time of its last heartbeat'),
      }),
      { description: 'Running servers and workers, oldest first.' },
    ),
    differences: Type.Array(
      closed({
        setting: Type.String({ description: 'Name of the setting, or `version`.' }),
        values: Type.String({
          description: 'Its values and their servers, for people. Values of secrets are omitted.',
        }),
      }),
      { description: 'Settings that should be the same on every server but are not.' },
    ),
  }),
  'An overview of the service.',
)

const WatchedAccount = named(
  'WatchedAccount',
  closed({
    _id: id('The account ID.'),
    email: Type.String({ description: 'Email address of the account.' }),
    role,
    plan: Type.String({ description: 'Name of the plan.' }),
    twoFactor: Type.Boolean({ description: 'Whether two-factor sign-in is on.' }),
    createdAt: time('Creation time'),
    suspendedAt: timeOrNull('Time it was suspended'),
    isBeingDeleted: Type.Boolean({
      description: 'Whether its deletion has begun. Unless it is in progress, delete it again to complete it.',
    }),
    hasPassword: Type.Boolean({ description: 'Whether it can sign in with a password.' }),
    hasProvider: Type.Boolean({ description: 'Whether it is linked to the sign-in provider.' }),
    lastSeenAt: timeOrNull('Time of its last request, to the minute, or sign-out'),
    designs: count('Designs outside the trash.'),
    requests30Days: count('Requests with its API keys in the last 30 days.'),
    exports30Days: count('Exports created in the last 30 days.'),
    storedBytes: count('Total size of its uploads, export files and versions, in bytes.'),
  }),
  'An account as shown to admins.',
)

export const WatchedAccountList = named(
  'WatchedAccountList',
  closed({ accounts: Type.Array(WatchedAccount, { description: 'Accounts on this page.' }), total: Total }),
  'A page of accounts.',
)

export const ChangedAccount = named('ChangedAccount', closed({ account: WatchedAccount }), 'The updated account.')

export const AccountRights = named(
  'AccountRights',
  Type.Object(
    { plan: Type.Optional(idOf('Name of a configured plan.')), role: Type.Optional(role) },
    { additionalProperties: false, minProperties: 1 },
  ),
  'Fields to update. Omitted fields are unchanged.',
)

export const NewAccount = named(
  'NewAccount',
  closed({ email: NewEmail, role, plan: idOf('Name of a configured plan.') }),
  'An account to create.',
)

export const EXAMPLE_SUMMARY = {
  version: '1.0.0',
  accounts: 41,
  designs: 1_830,
  exports: { queued: 2, processing: 1, completed: 604, failed: 3, total: 9_120 },
  requestsToday: 18_204,
  storage: { assetBytes: 81_223_004, exportBytes: 402_118_220 },
  plans: [
    { name: 'free', requestsPerMinute: 60, accounts: 38 },
    { name: 'pro', requestsPerMinute: 300, accounts: 3 },
  ],
  renderers: { processes: 2, busy: 1, queued: 0 },
  capacity: { workers: 1, processes: 2 },
  servers: [
    {
      _id: '1f0c9a7b',
      role: 'server',
      name: 'http://10.0.0.2:4400',
      version: '1.0.0',
      startedAt: '2026-04-01T10:00:00.000Z',
      lastSeenAt: '2026-04-02T10:00:00.000Z',
    },
  ],
  differences: [],
} as const

export const EXAMPLE_ACCOUNT = {
  _id: 'acc_01jqr8v0a1b2c3d4e5f6g7h8j9',
  email: 'me@example.com',
  role: 'member',
  plan: 'pro',
  twoFactor: false,
  createdAt: '2026-04-01T10:00:00.000Z',
  suspendedAt: null,
  isBeingDeleted: false,
  hasPassword: true,
  hasProvider: false,
  lastSeenAt: '2026-04-02T09:58:00.000Z',
  designs: 12,
  requests30Days: 1_514,
  exports30Days: 65,
  storedBytes: 22_430_432,
} as const
