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
  /** Whether anybody may make an account. */
  readonly signUp: boolean
  /** Whether the service can send mail. */
  readonly mail: boolean
  /** Who is signed in. */
  readonly account: Me | null
}

/** The way into the web app. */
export interface SignIn {
  /** `isLocal`: the browser is at the service's own machine. */
  door(caller: SessionCaller | null, isLocal: boolean): Promise<Door>
}
