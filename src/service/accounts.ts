import { type Caller } from './caller.ts'
import { type ExportStatus } from './exports.ts'

/** What `GET /api/account` shows. */
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

/** The accounts themselves are looked after on the command line for now; `get` is what a client may ask. */
export interface Accounts {
  get(caller: Caller): Promise<Account>
  /** @throws `invalid_input` for an email that is none, `account_exists`, `plan_unknown` */
  create(account: { email: string; plan: string }): Promise<AccountSummary>
  findByEmail(email: string): Promise<AccountSummary | undefined>
  list(): Promise<AccountSummary[]>
  /** @throws `not_found`, `plan_unknown` */
  setPlan(email: string, plan: string): Promise<AccountSummary>
}
