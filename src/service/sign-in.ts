import { type Role, type SessionCaller } from './caller.ts'

/** An account as its own person sees it. */
export interface Me {
  readonly _id: string
  readonly email: string
  readonly role: Role
  readonly plan: string
  readonly createdAt: string
}

/** What the web app must know before it can show anything. */
export interface Door {
  /** `needed` until the first account has a password. */
  readonly setup: 'needed' | 'done'
  /** Whether whoever sets it up must show the link that the service printed. */
  readonly setupNeedsToken: boolean
  /**
   * The command that prints the setup link, while a visitor needs it. It may name the data folder, which strangers need not
   * know, so it is null as soon as there is an owner.
   */
  readonly setupCommand: string | null
  /** Whether anybody may make an account. */
  readonly signUp: boolean
  /** Whether the service can send mail. */
  readonly mail: boolean
  /** Who is signed in. */
  readonly account: Me | null
}

export interface Credentials {
  readonly email: string
  readonly password: string
}

/** Somebody who makes the service their own. */
export interface Claim extends Credentials {
  /** Of the setup link. */
  readonly token?: string
  /** Whether the browser is at the service's own machine: then it needs no token. */
  readonly isLocal: boolean
}

/** The way into the web app. What it answers is an account whose person has shown to be that: a session may begin. */
export interface SignIn {
  /** `isLocal`: the browser is at the service's own machine. */
  door(caller: SessionCaller | null, isLocal: boolean): Promise<Door>
  /**
   * Makes the owner's account, or puts that password and email to the account that a first start made, with all that is in it by now.
   *
   * @throws `setup_done`, `setup_token_wrong`, `invalid_input` for an email that is none, `account_exists`
   */
  setUp(claim: Claim): Promise<Me>
  /** @throws `setup_needed`, `sign_up_closed`, `invalid_input` for an email that is none, `account_exists` */
  signUp(credentials: Credentials): Promise<Me>
  /** With the password as it is kept: the session begins only while it is that. @throws `sign_in_failed`, after the same time whether there is such an account or not */
  signIn(credentials: Credentials): Promise<{ readonly account: Me; readonly proved: string }>
}
