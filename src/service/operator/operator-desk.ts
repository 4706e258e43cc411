import type { OwnerCaller, Role } from '../access/caller.ts'
import type { AccountAdministration, NewAccountInput } from '../accounts/account-administration.ts'
import type { Keys } from '../keys/keys.ts'
import { type OwnKey, ownKey, SHOW_REVOKED_MS, withoutAccount } from '../keys/own-keys.ts'
import type { PageOf } from '../page-of.ts'
import { Failure, type Issue, rejectIssues } from '../../failure.ts'
import type { Store } from '../../store/store.ts'
import { dayOf } from '../../store/usage/usage-day.ts'
import { listValues } from '../../document/describe-schema.ts'
import { mustBe } from '../../document/issue-wording.ts'
import { received } from '../../document/received.ts'
import { planNames, type Plans } from '../usage/plans.ts'
import type { UsageRecorder } from '../usage/usage-recorder.ts'
import { createSummary, type RendererFigures, type ServiceSummary } from './service-summary.ts'
import { accountAnswer, type WatchedAccount } from './watched-account.ts'

export interface AccountRights {
  readonly plan?: string
  readonly role?: Role
}

/** Administration of accounts by owners: usage, but no content. */
export interface OperatorDesk {
  summary(caller: OwnerCaller): Promise<ServiceSummary>
  /** Newest first. */
  listAccounts(
    caller: OwnerCaller,
    query: PageOf & { q?: string },
  ): Promise<{ accounts: WatchedAccount[]; total: number }>
  /** @throws `invalid_input` with what `findIssues` returns; `not_found`, `last_owner` */
  changeAccount(caller: OwnerCaller, id: string, rights: AccountRights): Promise<WatchedAccount>
  findIssues(rights: Pick<AccountRights, 'plan'>): Issue[]
  /** @throws `invalid_input` with what `findIssues` returns; `account_exists`, `owner_needed` */
  createAccount(caller: OwnerCaller, account: NewAccountInput): Promise<WatchedAccount>
  /** See `AccountAdministration.suspend`. A suspended account is returned unchanged. */
  suspendAccount(caller: OwnerCaller, id: string): Promise<WatchedAccount>
  /** An active account is returned unchanged. @throws `not_found`, `deletion_begun` */
  resumeAccount(caller: OwnerCaller, id: string): Promise<WatchedAccount>
  /** Newest first. Includes revoked keys for 30 days. @throws `not_found` */
  listKeys(caller: OwnerCaller, id: string, page: PageOf): Promise<{ keys: OwnKey[]; total: number }>
  /** A revoked key keeps its time. @throws `not_found` */
  revokeKey(caller: OwnerCaller, id: string): Promise<OwnKey>
}

interface DeskOptions {
  readonly store: Store
  readonly administration: AccountAdministration
  readonly keys: Pick<Keys, 'revokeById'>
  readonly recorder: Pick<UsageRecorder, 'waiting'>
  readonly plans: Plans
  readonly renderers: () => RendererFigures
  readonly version: string
  readonly now: () => number
}

const DAYS = 30

export function createOperatorDesk(options: DeskOptions): OperatorDesk {
  const { store, administration, keys, recorder, plans, renderers, version, now } = options
  const firstDay = () => dayOf(now()) - DAYS + 1
  const find = async (id: string): Promise<WatchedAccount> => {
    const account = await store.operator.account(id, firstDay())
    if (account === undefined) throw new Failure('not_found', { resource: 'account', id })
    return accountAnswer(account)
  }

  return {
    summary: createSummary({ store, recorder, plans, renderers, version, now }),

    async listAccounts(_, query) {
      const { accounts, total } = await store.operator.accounts({ ...query, sinceDay: firstDay() })
      return { accounts: accounts.map(accountAnswer), total }
    },

    async changeAccount(caller, id, { plan, role }) {
      const issues = planIssues(plan, plans)
      rejectIssues(issues)
      await administration.change(caller, id, {
        ...(plan === undefined ? {} : { plan }),
        ...(role === undefined ? {} : { role }),
      })
      return find(id)
    },

    async createAccount(caller, input) {
      const issues = planIssues(input.plan, plans)
      rejectIssues(issues)
      return find((await administration.create(caller, input)).id)
    },

    async suspendAccount(caller, id) {
      await administration.suspend(caller, id)
      return find(id)
    },

    async resumeAccount(caller, id) {
      await administration.resume(caller, id)
      return find(id)
    },

    async listKeys(_, id, page) {
      if ((await store.accounts.find(id)) === undefined) throw new Failure('not_found', { resource: 'account', id })
      const { keys, total } = await store.keys.listPage(id, { ...page, revokedAfter: now() - SHOW_REVOKED_MS })
      return { keys: keys.map(ownKey), total }
    },

    async revokeKey(caller, id) {
      return withoutAccount(await keys.revokeById(id, caller))
    },

    findIssues: ({ plan }) => planIssues(plan, plans),
  }
}

function planIssues(plan: string | undefined, plans: Plans): Issue[] {
  const names = planNames(plans)
  if (plan === undefined || names.includes(plan)) return []
  return [{ pointer: '/plan', detail: mustBe(`one of ${listValues(names)}`, received(plan)) }]
}
