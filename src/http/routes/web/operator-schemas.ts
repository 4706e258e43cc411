import { Type } from 'typebox'
import { described } from '../../../document/described.ts'
import { ROLES } from '../../../service/caller.ts'
import { EXPORT_FORMATS } from '../../../service/exports.ts'
import { WATCHED_STATUSES } from '../../../service/operator-desk.ts'
import { ExportError } from '../export-schemas.ts'
import { Total } from '../paging.ts'
import { closed, count, id, idOf, named, time, timeOrNull } from '../schemas.ts'

const role = Type.Enum(ROLES, { description: 'An owner runs the service; members use it.' })

export const ServiceSummary = named(
  'ServiceSummary',
  closed({
    version: Type.String({ description: 'Of the server that answers.' }),
    accounts: count('How many there are.'),
    designs: count('Of all accounts, without those in the trash.'),
    exports: described(
      closed({
        queued: count('Exports that wait for a worker.'),
        processing: count('Exports that are being rendered.'),
        completed: count(
          'Exports whose files are kept; one whose time is over counts until its files are cleared away.',
        ),
        failed: count('Exports that failed.'),
        total: count('All exports that are listed, canceled and expired ones too.'),
      }),
      'Exports of all accounts.',
    ),
    requestsToday: count('Requests made with keys since midnight in UTC; other servers add theirs every few seconds.'),
    storage: described(
      closed({
        assetBytes: count('What uploaded pictures take, in bytes. Equal ones are kept once.'),
        exportBytes: count('What the files of exports take that can still be downloaded, in bytes.'),
      }),
      'What is kept, true to the minute.',
    ),
    plans: Type.Array(
      closed({
        name: Type.String({ description: "The plan's name." }),
        requestsPerMinute: count('What it allows.'),
        accounts: count('Accounts that are on it.'),
      }),
      { description: 'The plans of the settings, and those that accounts are still on.' },
    ),
    renderers: described(
      closed({
        processes: count('Render processes.'),
        busy: count('Render processes that are rendering.'),
        queued: count('Renders waiting for a process.'),
      }),
      'Of the server that answers.',
    ),
  }),
  'The service at a glance.',
)

const WatchedAccount = named(
  'WatchedAccount',
  closed({
    _id: id("The account's id."),
    email: Type.String({ description: 'What its person signs in with.' }),
    role,
    plan: Type.String({ description: 'What it is allowed to use.' }),
    createdAt: time('When it was made.'),
    lastSeenAt: timeOrNull('When one of its keys or browsers was heard last, true to the minute.'),
    designs: count('Designs, without those in the trash.'),
    requests30Days: count('Requests made with its keys in the last 30 days.'),
    exports30Days: count('Exports accepted in the last 30 days.'),
    assetBytes: count('What its uploaded pictures take, in bytes.'),
  }),
  'An account as owners see it.',
)

const WatchedExport = named(
  'WatchedExport',
  closed({
    _id: id("The export's id."),
    account: described(
      closed({ _id: id("The account's id."), email: Type.String({ description: 'Who it belongs to.' }) }),
      'Whose it is.',
    ),
    designId: id("The design's id."),
    designTitle: Type.String({ description: "The design's title." }),
    format: Type.Enum(EXPORT_FORMATS, { description: 'What is made of it.' }),
    status: Type.Enum(WATCHED_STATUSES, { description: 'What has become of it.' }),
    progress: Type.Number({ minimum: 0, maximum: 100, description: 'In percent.' }),
    attempts: count('Renders that failed and were tried again.'),
    error: Type.Union([ExportError, Type.Null()], { description: 'Why it failed; null unless it did.' }),
    createdAt: time('When it was accepted.'),
    startedAt: timeOrNull('When it was taken first.'),
    completedAt: timeOrNull('When it ended.'),
  }),
  'An export as owners see it.',
)

export const WatchedAccountList = named(
  'WatchedAccountList',
  closed({ accounts: Type.Array(WatchedAccount, { description: 'Those on this page.' }), total: Total }),
  'A page of accounts.',
)

export const WatchedExportList = named(
  'WatchedExportList',
  closed({ exports: Type.Array(WatchedExport, { description: 'Those on this page.' }), total: Total }),
  'A page of exports of all accounts.',
)

export const ChangedAccount = named('ChangedAccount', closed({ account: WatchedAccount }), 'An account as it is now.')

export const AccountRights = named(
  'AccountRights',
  Type.Object(
    { plan: Type.Optional(idOf('One of the plans of the settings.')), role: Type.Optional(role) },
    { additionalProperties: false, minProperties: 1 },
  ),
  'What an account may do: its plan, its role or both.',
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
} as const

export const EXAMPLE_ACCOUNT = {
  _id: 'acc_01jqr8v0a1b2c3d4e5f6g7h8j9',
  email: 'me@example.com',
  role: 'member',
  plan: 'pro',
  createdAt: '2026-04-01T10:00:00.000Z',
  lastSeenAt: '2026-04-02T09:58:00.000Z',
  designs: 12,
  requests30Days: 1_514,
  exports30Days: 65,
  assetBytes: 4_210_331,
} as const

export const EXAMPLE_EXPORT = {
  _id: 'exp_01jqr8v0a1b2c3d4e5f6g7h8j9',
  account: { _id: 'acc_01jqr8v0a1b2c3d4e5f6g7h8j9', email: 'me@example.com' },
  designId: 'des_01jqr8v0a1b2c3d4e5f6g7h8j9',
  designTitle: 'Summer sale',
  format: 'png',
  status: 'processing',
  progress: 40,
  attempts: 0,
  error: null,
  createdAt: '2026-04-02T09:59:58.000Z',
  startedAt: '2026-04-02T09:59:58.200Z',
  completedAt: null,
} as const
