import type { Handlers, Operation } from '../../operation.ts'
import type { Services } from '../../services.ts'
import { pageOf, pagingQuery } from '../paging.ts'
import { closed, count, named } from '../schemas.ts'
import { ChangedKey, EXAMPLE_KEY, KeyList } from './key-routes.ts'
import { ChangedAccount, EXAMPLE_ACCOUNT, NewAccount } from './operator-schemas.ts'

const PATH = '/web/operator/accounts'
const tag = 'Operator'

const EndedSessions = named(
  'EndedSessions',
  closed({ ended: count('Number of ended sessions.') }),
  'The number of ended sessions.',
)

const account = {
  status: 200,
  description: 'The account.',
  schema: ChangedAccount,
} as const

export const accountAdministrationOperations = {
  createAccount: {
    id: 'createAccount',
    method: 'POST',
    path: PATH,
    tag,
    summary: 'Create an account',
    description:
      'Creates an account without a password. Create a password reset link for it, which sets the first password and is valid for 7 days.',
    needs: 'owner',
    body: NewAccount,
    bodyExample: { email: 'new@example.com', role: 'member', plan: 'pro' },
    answer: { ...account, status: 201, example: { account: { ...EXAMPLE_ACCOUNT, hasPassword: false } } },
    failures: ['account_exists'],
  },
  suspendAccount: {
    id: 'suspendAccount',
    method: 'POST',
    path: `${PATH}/:id/suspend`,
    tag,
    summary: 'Suspend an account',
    description:
      'Rejects its API keys, ends its sessions, and stops its links: shared designs, file URLs, password reset links, and open invitations that it sent. Takes effect with the next request, on every server. Queued exports are still rendered. Data is kept. Suspending it again returns the same response.',
    needs: 'owner',
    answer: {
      ...account,
      example: { account: { ...EXAMPLE_ACCOUNT, suspendedAt: '2026-04-02T10:00:00.000Z' } },
    },
    failures: ['not_found', 'last_owner', 'own_account'],
  },
  resumeAccount: {
    id: 'resumeAccount',
    method: 'POST',
    path: `${PATH}/:id/resume`,
    tag,
    summary: 'Resume a suspended account',
    description: 'Its API keys and shared designs work again. Its sessions and invitations do not come back.',
    needs: 'owner',
    answer: { ...account, example: { account: EXAMPLE_ACCOUNT } },
    failures: ['not_found', 'deletion_begun'],
  },
  unlinkAccount: {
    id: 'unlinkAccount',
    method: 'DELETE',
    path: `${PATH}/:id/provider`,
    tag,
    summary: 'Unlink an account from the sign-in provider',
    description:
      'For an account whose email belongs to another person now. Its sessions continue. The next sign-in with the provider and its verified email links it again. Unlinking it again returns the same response.',
    needs: 'owner',
    answer: { status: 204, description: 'The account is not linked.' },
    failures: ['not_found'],
  },
  signOutAccount: {
    id: 'signOutAccount',
    method: 'DELETE',
    path: `${PATH}/:id/sessions`,
    tag,
    summary: 'Sign an account out everywhere',
    description: 'Ends all its sessions. API keys are not affected.',
    needs: 'owner',
    answer: {
      status: 200,
      description: 'The number of ended sessions.',
      schema: EndedSessions,
      example: { ended: 2 },
    },
    failures: ['not_found'],
  },
  deleteAccount: {
    id: 'deleteAccount',
    method: 'DELETE',
    path: `${PATH}/:id`,
    tag,
    summary: 'Delete an account',
    description:
      'Permanently deletes the account with all its data: designs, including those in the trash, templates, images, exports and their files, API keys and sessions.',
    needs: 'owner',
    answer: { status: 204, description: 'Deleted.' },
    failures: ['not_found', 'last_owner', 'own_account'],
  },
  listAccountKeys: {
    id: 'listAccountKeys',
    method: 'GET',
    path: `${PATH}/:id/keys`,
    tag,
    summary: "List an account's API keys",
    description: 'Newest first, with their last use. Revoked keys are listed for 30 days.',
    needs: 'owner',
    query: closed(pagingQuery),
    answer: {
      status: 200,
      description: 'A page of API keys.',
      schema: KeyList,
      example: { keys: [EXAMPLE_KEY], total: 1 },
    },
    failures: ['not_found'],
  },
  revokeAccountKey: {
    id: 'revokeAccountKey',
    method: 'DELETE',
    path: '/web/operator/keys/:id',
    tag,
    summary: 'Revoke an API key of any account',
    description: 'Requests with the key are rejected immediately. This cannot be undone.',
    needs: 'owner',
    answer: {
      status: 200,
      description: 'The API key.',
      schema: ChangedKey,
      example: { key: { ...EXAMPLE_KEY, revokedAt: '2026-04-02T10:00:00.000Z' } },
    },
    failures: ['not_found'],
  },
} as const satisfies Record<string, Operation>

export function createAccountAdministrationHandlers({
  desk,
  administration,
}: Pick<Services, 'desk' | 'administration'>): Handlers<typeof accountAdministrationOperations> {
  return {
    createAccount: {
      handle: async ({ caller, body }) => ({
        status: 201,
        body: { account: await desk.createAccount(caller, body) },
      }),
      findIssues: ({ valid }) => desk.findIssues(valid),
    },
    suspendAccount: async ({ caller, id }) => ({
      status: 200,
      body: { account: await desk.suspendAccount(caller, id) },
    }),
    resumeAccount: async ({ caller, id }) => ({
      status: 200,
      body: { account: await desk.resumeAccount(caller, id) },
    }),
    unlinkAccount: async ({ caller, id }) => {
      await administration.unlinkProvider(caller, id)
      return { status: 204 }
    },
    signOutAccount: async ({ caller, id }) => ({
      status: 200,
      body: { ended: await administration.signOutEverywhere(caller, id) },
    }),
    deleteAccount: async ({ caller, id }) => {
      await administration.remove(caller, id)
      return { status: 204 }
    },
    listAccountKeys: async ({ caller, id, query }) => ({
      status: 200,
      body: await desk.listKeys(caller, id, pageOf(query)),
    }),
    revokeAccountKey: async ({ caller, id }) => ({ status: 200, body: { key: await desk.revokeKey(caller, id) } }),
  }
}
