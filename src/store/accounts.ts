import { type AccountChanges } from './account-changes.ts'
import { type Account, type Usage } from './records.ts'

export interface NewAccount {
  readonly id: string
  readonly email: string
  readonly plan: string
  readonly createdAt: number
}

export interface AccountStore extends AccountChanges {
  /** Throws `account_exists` where the email is taken, whatever its case. */
  create(account: NewAccount): Promise<Account>
  find(id: string): Promise<Account | undefined>
  /** The case of the email does not matter. */
  findByEmail(email: string): Promise<Account | undefined>
  /** All of them, oldest first. */
  list(): Promise<readonly Account[]>
  /** Whether anybody can sign in. */
  anyPassword(): Promise<boolean>
  /** Answers the account with its new plan. Throws `not_found`. Whether there is such a plan is the caller's business. */
  setPlan(id: string, plan: string): Promise<Account>
  /** All zero for an account that is not there. A completed export whose time is over at `now` counts as expired. */
  usage(id: string, now: number): Promise<Usage>
}
