import { type SessionCaller } from './caller.ts'

/** A session as the account settings list it. */
export interface SessionAnswer {
  readonly _id: string
  /** What the browser said of itself when it signed in. */
  readonly device: string
  readonly address: string
  readonly createdAt: string
  readonly lastUsedAt: string
  readonly expiresAt: string
  /** The one that asks. */
  readonly current: boolean
}

export interface NewSession {
  readonly accountId: string
  readonly userAgent: string
  readonly address: string
  /** The session of the browser that signs in anew: it ends. */
  readonly replacedId?: string | undefined
  /** The password as it is kept and was proved, where it was. */
  readonly proved?: string | undefined
}

/** Browsers that are signed in. */
export interface Sessions {
  /**
   * Whose session `token` is; a use moves its end.
   *
   * @throws `session_ended` for one that is unknown, revoked or over: nobody is told which
   */
  authenticate(token: string): Promise<SessionCaller>
  /** The token is told this once and not kept. @throws `not_found` for the account, `sign_in_failed` where its password was changed meanwhile */
  begin(session: NewSession): Promise<string>
  /** The last used first. */
  list(caller: SessionCaller): Promise<SessionAnswer[]>
  /** Ends one of the caller's own with its next request. @throws `not_found` */
  end(caller: SessionCaller, id: string): Promise<void>
  /** Ends all of the caller's own but the one that asks. Answers how many. */
  endOthers(caller: SessionCaller): Promise<number>
}
