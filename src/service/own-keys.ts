import { type SessionCaller } from './caller.ts'
import { type ApiKey } from './keys.ts'
import { type PageOf, type Sent } from './sent.ts'

/** A key as the settings of its account list it. */
export type OwnKey = Omit<ApiKey, 'accountId'>

/** The keys of an account, in the hands of who is signed in to it. Somebody else's key is as absent as one that never was. */
export interface OwnKeys {
  /** The newest first. One that was revoked stays among them for 30 days. */
  list(caller: SessionCaller, page: PageOf): Promise<{ keys: OwnKey[]; total: number }>
  /** `name`, and `scopes` and `expiresAt` if they came. `secret` is told this once and not kept. @throws `invalid_input` */
  create(caller: SessionCaller, sent: Sent): Promise<{ key: OwnKey; secret: string }>
  /** @throws `invalid_input`, `not_found` */
  rename(caller: SessionCaller, id: string, sent: Sent): Promise<OwnKey>
  /** Ends it with its next request, on every server. One that was revoked before keeps that time. @throws `not_found` */
  revoke(caller: SessionCaller, id: string): Promise<OwnKey>
}
