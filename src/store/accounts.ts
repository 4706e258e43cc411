import { type AccountChanges } from './account-changes.ts'
import { type Account, type Usage } from './records.ts'

export interface NewAccount {
  readonly id: string
  readonly email: string
  readonly plan: string
  readonly createdAt: number
  /** As it is stored; absent where nobody can sign in to it. */
  readonly password?: string
}

export interface AccountStore extends AccountChanges {
  /** The first account of a store is an owner's, others are members'. Throws `account_exists` where the email is taken, whatever its case. */
  create(account: NewAccount): Promise<Account>
  find(id: string): Promise<Account | undefined>
  /** The case of the email does not matter. */
  findByEmail(email: string): Promise<Account | undefined>
  /** All of them, oldest first. */
  list(): Promise<readonly Account[]>
  /** The account with its password as it is stored. The case of the email does not matter. */
  findCredentials(email: string): Promise<{ readonly account: Account; readonly password: string | null } | undefined>
  /**
   * Gives the service its owner: the oldest account there is, owners before others, with this email and password from then on; where
   * there is none, `account` is made. Throws `setup_done` where anybody can sign in already, `account_exists` where another account has
   * the email.
   */
  setUp(account: NewAccount & { readonly password: string }): Promise<Account>
  /** Whether anybody can sign in. */
  anyPassword(): Promise<boolean>
  /** Answers the account with its new plan. Throws `not_found`. Whether there is such a plan is the caller's business. */
  setPlan(id: string, plan: string): Promise<Account>
  /** All zero for an account that is not there. A completed export whose time is over at `now` counts as expired. */
  usage(id: string, now: number): Promise<Usage>
}
