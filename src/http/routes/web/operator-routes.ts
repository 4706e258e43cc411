import type { Handlers, Operation } from '../../operation.ts'
import { Type } from '#typebox'
import type { Services } from '../../services.ts'
import { pageOf, pagingQuery } from '../paging.ts'
import { closed } from '../schemas.ts'
import {
  AccountRights,
  ChangedAccount,
  EXAMPLE_ACCOUNT,
  EXAMPLE_SUMMARY,
  ServiceSummary,
  WatchedAccountList,
} from './operator-schemas.ts'

const PATH = '/web/operator'
const tag = 'Operator'

export const operatorOperations = {
  getSummary: {
    id: 'getSummary',
    method: 'GET',
    path: `${PATH}/summary`,
    tag,
    summary: 'Get an overview of the service',
    description:
      'Returns counts, storage in use, plans, render processes, and the running servers with differences in their settings.',
    needs: 'owner',
    answer: { status: 200, description: 'The overview.', schema: ServiceSummary, example: EXAMPLE_SUMMARY },
    failures: [],
  },
  listAccounts: {
    id: 'listAccounts',
    method: 'GET',
    path: `${PATH}/accounts`,
    tag,
    summary: 'List accounts',
    description: 'Newest first.',
    needs: 'owner',
    query: closed({
      q: Type.Optional(
        Type.String({
          maxLength: 255,
          format: 'text',
          description: 'Part of the email address, ignoring case, or the full account ID.',
        }),
      ),
      ...pagingQuery,
    }),
    answer: {
      status: 200,
      description: 'A page of accounts.',
      schema: WatchedAccountList,
      example: { accounts: [EXAMPLE_ACCOUNT], total: 1 },
    },
    failures: [],
  },
  changeAccount: {
    id: 'changeAccount',
    method: 'PATCH',
    path: `${PATH}/accounts/:id`,
    tag,
    summary: "Update an account's plan or role",
    description: 'Takes effect with the next request of the account. The last owner cannot be demoted.',
    needs: 'owner',
    body: AccountRights,
    bodyExample: { plan: 'max' },
    answer: {
      status: 200,
      description: 'The account.',
      schema: ChangedAccount,
      example: { account: { ...EXAMPLE_ACCOUNT, plan: 'max' } },
    },
    failures: ['not_found', 'last_owner'],
  },
} as const satisfies Record<string, Operation>

export function createOperatorHandlers({ desk }: Pick<Services, 'desk'>): Handlers<typeof operatorOperations> {
  return {
    getSummary: async ({ caller }) => ({ status: 200, body: await desk.summary(caller) }),
    listAccounts: async ({ caller, query }) => ({
      status: 200,
      body: await desk.listAccounts(caller, { ...pageOf(query), ...(query.q === undefined ? {} : { q: query.q }) }),
    }),
    changeAccount: {
      handle: async ({ caller, id, body }) => ({
        status: 200,
        body: { account: await desk.changeAccount(caller, id, body) },
      }),
      findIssues: ({ valid }) => desk.findIssues(valid),
    },
  }
}
