import { type Reader } from '../access/caller.ts'
import { type ExportStatus } from '../../exports/export.ts'
import { MEGA } from '../../exports/export-limits.ts'
import { LIMITS } from '../../document/limits.ts'
import { Failure } from '../../failure.ts'
import { type Account as AccountRecord } from '../../store/records.ts'
import { type Store } from '../../store/store.ts'
import { checkedEmail } from './email-address.ts'
import { isoTime } from '../../iso-time.ts'
import { type NewId } from '../new-id.ts'
import { planNames, planOf, type Plans } from '../usage/plans.ts'

export interface Account {
  readonly _id: string
  readonly email: string
  readonly plan: string
  readonly limits: {
    readonly requestsPerMinute: number
    readonly documentBytes: number
    readonly uploadBytes: number
    readonly storageBytes: number
    readonly exportMegapixels: number
    readonly exportBytes: number
    readonly exportsAtOnce: number
    readonly queuedExports: number
  }
  readonly usage: {
    readonly designs: number
    readonly trashedDesigns: number
    readonly exports: Readonly<Record<ExportStatus, number>>
    readonly assets: number
    readonly assetBytes: number
    readonly storedBytes: number
  }
  readonly createdAt: string
}

export interface AccountSummary {
  readonly _id: string
  readonly email: string
  readonly plan: string
  readonly createdAt: string
}

/** Accounts are managed on the command line; clients only use `get`. */
export interface Accounts {
  get(caller: Reader): Promise<Account>
  /** @throws `invalid_input` for an invalid email, `account_exists`, `plan_unknown` */
  create(account: { email: string; plan: string }): Promise<AccountSummary>
  findByEmail(email: string): Promise<AccountSummary | undefined>
  list(): Promise<AccountSummary[]>
  /** @throws `not_found`, `plan_unknown` */
  setPlan(email: string, plan: string): Promise<AccountSummary>
}

interface AccountsOptions {
  readonly store: Store
  readonly plans: Plans
  readonly uploadBytes: number
  readonly now: () => number
  readonly newId: NewId
}

export function createAccounts({ store, plans, uploadBytes, now, newId }: AccountsOptions): Accounts {
  const requirePlan = (plan: string): void => {
    if (!Object.hasOwn(plans, plan)) throw new Failure('plan_unknown', { plan, allowed: planNames(plans) })
  }

  return {
    async get(caller) {
      const [account, usage] = await Promise.all([
        store.accounts.find(caller.accountId),
        store.accounts.usage(caller.accountId, now()),
      ])
      if (account === undefined) throw new Failure('not_found', { resource: 'account' })
      const plan = planOf(plans, caller.plan)
      return {
        ...summary(account),
        limits: {
          requestsPerMinute: caller.requestsPerMinute,
          documentBytes: LIMITS.documentBytes,
          uploadBytes,
          storageBytes: plan.storageMb * MEGA,
          exportMegapixels: plan.exportMegapixels,
          exportBytes: plan.exportMb * MEGA,
          exportsAtOnce: plan.exportsAtOnce,
          queuedExports: plan.queuedExports,
        },
        usage: {
          designs: usage.designs,
          trashedDesigns: usage.trashed,
          exports: usage.exports,
          assets: usage.assets,
          assetBytes: usage.assetBytes,
          storedBytes: usage.storedBytes,
        },
      }
    },

    async create({ email, plan }) {
      const address = checkedEmail(email)
      requirePlan(plan)
      return summary(await store.accounts.create({ id: newId('acc'), email: address, plan, createdAt: now() }))
    },

    async findByEmail(email) {
      const account = await store.accounts.findByEmail(email)
      return account && summary(account)
    },

    async list() {
      return (await store.accounts.list()).map(summary)
    },

    async setPlan(email, plan) {
      requirePlan(plan)
      const account = await store.accounts.findByEmail(email)
      if (account === undefined) throw new Failure('not_found', { resource: 'account', id: email })
      return summary(await store.accounts.setPlan(account.id, plan))
    },
  }
}

function summary({ id, email, plan, createdAt }: AccountRecord): AccountSummary {
  return { _id: id, email, plan, createdAt: isoTime(createdAt) }
}
