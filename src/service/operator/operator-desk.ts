import type { OwnerCaller, Role } from '../access/caller.ts'
import type { AccountAdministration, NewAccountInput } from '../accounts/account-administration.ts'
import type { Keys } from '../keys/keys.ts'
import { type OwnKey, ownKey, SHOW_REVOKED_MS, withoutAccount } from '../keys/own-keys.ts'
import type { PageOf } from '../page-of.ts'
import { Failure, type Issue } from '../../failure.ts'
import type { OperatorAccount } from '../../store/operator/list-accounts.ts'
import type { Store } from '../../store/store.ts'
import { dayOf } from '../../store/usage/usage-day.ts'
import { listValues, mustBe } from '../../document/issue-wording.ts'
import { received } from '../../document/received.ts'
import { isoTime, isoTimeOrNull } from '../../iso-time.ts'
import { type WatchedServers, watchServers } from '../servers/watch-servers.ts'
import { planNames, type Plans, requestsPerMinute } from '../usage/plans.ts'
import type { UsageRecorder } from '../usage/usage-recorder.ts'

export interface ServiceSummary extends WatchedServers {
  readonly version: string
  readonly accounts: number
  readonly designs: number
  readonly exports: {
    readonly queued: number
    readonly processing: number
    readonly completed: number
    readonly failed: number
    readonly total: number
  }
  readonly requestsToday: number
  readonly storage: { readonly assetBytes: number; readonly exportBytes: number }
  readonly plans: readonly { readonly name: string; readonly requestsPerMinute: number; readonly accounts: number }[]
  readonly renderers: RendererFigures
}

export interface RendererFigures {
  readonly processes: number
  readonly busy: number
  readonly queued: number
}

export interface WatchedAccount {
  readonly _id: string
  readonly email: string
  readonly role: Role
  readonly plan: string
  readonly twoFactor: boolean
  readonly createdAt: string
  readonly suspendedAt: string | null
  readonly isBeingDeleted: boolean
  readonly hasPassword: boolean
  readonly hasProvider: boolean
  readonly lastSeenAt: string | null
  readonly designs: number
  readonly requests30Days: number
  readonly exports30Days: number
  readonly storedBytes: number
}

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
  const storage = createStorageMeter(store, now)
  const firstDay = () => dayOf(now()) - DAYS + 1
  const find = async (id: string): Promise<WatchedAccount> => {
    const account = await store.operator.account(id, firstDay())
    if (account === undefined) throw new Failure('not_found', { resource: 'account', id })
    return accountAnswer(account)
  }

  return {
    async summary() {
      const today = dayOf(now())
      const [counted, stored, watched] = await Promise.all([
        store.operator.summary(today),
        storage(),
        watchServers(store),
      ])
      const { accounts, accountsByPlan, designs, exports, requests } = counted
      // Includes plans that are no longer configured but still assigned to accounts.
      const names = [...new Set([...planNames(plans), ...Object.keys(accountsByPlan)])]
      return {
        version,
        accounts,
        designs,
        exports,
        requestsToday: requests + recorder.waiting(today),
        storage: stored,
        plans: names.map((name) => ({
          name,
          requestsPerMinute: requestsPerMinute(plans, name),
          accounts: accountsByPlan[name] ?? 0,
        })),
        renderers: renderers(),
        ...watched,
      }
    },

    async listAccounts(_, query) {
      const { accounts, total } = await store.operator.accounts({ ...query, sinceDay: firstDay() })
      return { accounts: accounts.map(accountAnswer), total }
    },

    async changeAccount(caller, id, { plan, role }) {
      const issues = planIssues(plan, plans)
      if (issues.length > 0) throw new Failure('invalid_input', { issues })
      await administration.change(caller, id, {
        ...(plan === undefined ? {} : { plan }),
        ...(role === undefined ? {} : { role }),
      })
      return find(id)
    },

    async createAccount(caller, input) {
      const issues = planIssues(input.plan, plans)
      if (issues.length > 0) throw new Failure('invalid_input', { issues })
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

const MINUTE_MS = 60_000

/** Caches the figures for a minute, since computing them takes a while. */
function createStorageMeter(store: Store, now: () => number): () => Promise<ServiceSummary['storage']> {
  let cached: { readonly at: number; readonly figures: Promise<ServiceSummary['storage']> } | undefined
  const read = async () => ({
    assetBytes: await store.usage.allAssetBytes(),
    exportBytes: await store.usage.allExportBytes(now()),
  })
  return () => {
    if (cached !== undefined && now() - cached.at < MINUTE_MS) return cached.figures
    const figures = read()
    cached = { at: now(), figures }
    figures.catch(() => {
      // The next request tries again.
      if (cached?.figures === figures) cached = undefined
    })
    return figures
  }
}

function accountAnswer(account: OperatorAccount): WatchedAccount {
  const { id, email, role, plan, hasSecondFactor, createdAt, suspendedAt, lastSeenAt } = account
  const { designCount, requests, exports, storedBytes } = account
  return {
    _id: id,
    email,
    role,
    plan,
    twoFactor: hasSecondFactor,
    createdAt: isoTime(createdAt),
    suspendedAt: isoTimeOrNull(suspendedAt),
    isBeingDeleted: account.isBeingRemoved,
    hasPassword: account.hasPassword,
    hasProvider: account.hasIdentity,
    lastSeenAt: isoTimeOrNull(lastSeenAt),
    designs: designCount,
    requests30Days: requests,
    exports30Days: exports,
    storedBytes,
  }
}
