import type { Reader, Role } from '../access/caller.ts'
import type { ExportStatus } from '../../exports/export.ts'
import { MEGA } from '../../exports/export-limits.ts'
import { LIMITS } from '../../document/limits.ts'
import { Failure } from '../../failure.ts'
import type { Account as AccountRecord } from '../../store/account-records.ts'
import type { Store } from '../../store/store.ts'
import { COMMAND_LINE } from '../audit/audit-by.ts'
import type { AccountAdministration } from './account-administration.ts'
import { isoTime, isoTimeOrNull } from '../../iso-time.ts'
import { planOf, type Plans } from '../usage/plans.ts'

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

export interface ListedAccount extends AccountSummary {
  readonly role: Role
  readonly suspendedAt: string | null
  readonly isBeingRemoved: boolean
}

export interface Accounts {
  get(caller: Reader): Promise<Account>
  /** For the command line. @throws `invalid_input` for an invalid email, `account_exists`, `plan_unknown` */
  create(account: { email: string; plan: string; role?: Role }): Promise<ListedAccount>
  /** For the command line. @throws `not_found`, `plan_unknown` */
  setPlan(email: string, plan: string): Promise<ListedAccount>
  findByEmail(email: string): Promise<ListedAccount | undefined>
  /** @throws `not_found` */
  getByEmail(email: string): Promise<ListedAccount>
  hasAny(): Promise<boolean>
  /** Oldest first. */
  list(): Promise<ListedAccount[]>
}

interface AccountsOptions {
  readonly store: Store
  readonly administration: Pick<AccountAdministration, 'create' | 'change'>
  readonly plans: Plans
  readonly uploadBytes: number
  readonly now: () => number
}

export function createAccounts({ store, administration, plans, uploadBytes, now }: AccountsOptions): Accounts {
  const getByEmail = async (email: string): Promise<ListedAccount> => {
    const account = await store.accounts.findByEmail(email)
    if (account === undefined) throw new Failure('not_found', { resource: 'account', id: email })
    return listed(account)
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

    async create({ email, plan, role = 'member' }) {
      return listed(await administration.create(COMMAND_LINE, { email, plan, role }))
    },

    async setPlan(email, plan) {
      const account = await getByEmail(email)
      await administration.change(COMMAND_LINE, account._id, { plan })
      return { ...account, plan }
    },

    async findByEmail(email) {
      const account = await store.accounts.findByEmail(email)
      return account && listed(account)
    },

    getByEmail,
    hasAny: () => store.accounts.hasAny(),

    async list() {
      return (await store.accounts.list()).map(listed)
    },
  }
}

function listed(account: AccountRecord): ListedAccount {
  const { role, suspendedAt, isBeingRemoved } = account
  return { ...summary(account), role, suspendedAt: isoTimeOrNull(suspendedAt), isBeingRemoved }
}

function summary({ id, email, plan, createdAt }: AccountRecord): AccountSummary {
  return { _id: id, email, plan, createdAt: isoTime(createdAt) }
}
