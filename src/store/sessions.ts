import { type Account, type Session } from './records.ts'

/** A session with its account, from one read: what every request of a browser begins with. */
export interface SessionWithAccount {
  readonly session: Session
  readonly account: Account
}

export interface Beginning {
  /** The session that the new one takes the place of: it ends. */
  readonly replacedId?: string | undefined
  /** The password as it is stored and was proved; another one stored by now begins nothing. */
  readonly proved?: string | undefined
}

export interface SessionStore {
  /**
   * Begins a session, and in the same transaction clears away all whose time is over, and of the account's own the longest unused where there
   * are a hundred. False where the password is not the proved one any
   * more, so that nobody comes in after it was changed. Throws `not_found` where its account is not there.
   */
  create(session: Session, beginning?: Beginning): Promise<boolean>
  /** One whose time is over is found as well, until it is cleared away. */
  findByHash(hash: string): Promise<SessionWithAccount | undefined>
  /** Those whose time is not over at `now`; the last used first. */
  list(accountId: string, now: number): Promise<readonly Session[]>
  /** Whether the account had such a session. */
  end(accountId: string, id: string): Promise<boolean>
  /** Ends all of the account's but `keptId`; null keeps none. Answers how many there were. */
  endOthers(accountId: string, keptId: string | null): Promise<number>
  /** Notes that the session was used, and when it ends unless it is used again. */
  touch(id: string, at: number, expiresAt: number): Promise<void>
}
