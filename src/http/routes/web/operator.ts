import { type Handlers, type Operation } from '../../operation.ts'
import { Type } from 'typebox'
import { WATCHED_STATUSES } from '../../../service/operator-desk.ts'
import { type Services } from '../../services.ts'
import { pageOf, pagingQuery } from '../paging.ts'
import { closed } from '../schemas.ts'
import {
  AccountRights,
  ChangedAccount,
  EXAMPLE_ACCOUNT,
  EXAMPLE_EXPORT,
  EXAMPLE_SUMMARY,
  ServiceSummary,
  WatchedAccountList,
  WatchedExportList,
} from './operator-schemas.ts'

const PATH = '/web/operator'
const tag = 'Operator'

export const operatorOperations = {
  getSummary: {
    id: 'getSummary',
    method: 'GET',
    path: `${PATH}/summary`,
    tag,
    summary: 'See the service at a glance',
    description: 'What there is, what is under way, and what it takes.',
    needs: 'owner',
    answer: { status: 200, description: 'The figures.', schema: ServiceSummary, example: EXAMPLE_SUMMARY },
    failures: [],
  },
  listAccounts: {
    id: 'listAccounts',
    method: 'GET',
    path: `${PATH}/accounts`,
    tag,
    summary: 'List the accounts',
    description: 'The newest first.',
    needs: 'owner',
    query: closed({
      q: Type.Optional(
        Type.String({
          maxLength: 255,
          format: 'text',
          description: 'A part of the email, in any case, or the whole id.',
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
    summary: "Change an account's plan or role",
    description: 'In force with its next request. There is always an owner: the last one stays one.',
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
  listWatchedExports: {
    id: 'listWatchedExports',
    method: 'GET',
    path: `${PATH}/exports`,
    tag,
    summary: 'List the exports of all accounts that wait, run or failed',
    description: 'Those under way in the order of the queue, failed ones latest first.',
    needs: 'owner',
    query: closed({
      status: Type.Enum(WATCHED_STATUSES, { description: 'Which ones.' }),
      ...pagingQuery,
    }),
    answer: {
      status: 200,
      description: 'A page of exports.',
      schema: WatchedExportList,
      example: { exports: [EXAMPLE_EXPORT], total: 1 },
    },
    failures: [],
  },
} as const satisfies Record<string, Operation>

export function createOperatorHandlers({ desk }: Pick<Services, 'desk'>): Handlers<typeof operatorOperations> {
  return {
    getSummary: async ({ caller }) => ({ status: 200, body: await desk.summary(caller) }),
    listAccounts: async ({ caller, query }) => ({
      status: 200,
      body: await desk.listAccounts(caller, { ...pageOf(query), ...(query.q === undefined ? {} : { q: query.q }) }),
    }),
    changeAccount: async ({ caller, id, sent }) => ({
      status: 200,
      body: { account: await desk.changeAccount(caller, id, sent) },
    }),
    listWatchedExports: async ({ caller, query }) => ({
      status: 200,
      body: await desk.listExports(caller, { ...pageOf(query), status: query.status }),
    }),
  }
}
