import { Failure } from '../failure.ts'
import { type Caller, type Scope, type SessionCaller } from './caller.ts'

/*
 * Who may do what.
 *
 * A key's scope says whether its holder may read or write at all. Beyond that an account sees and changes what is its own,
 * and nothing else: every read of the store names the account, so that somebody else's thing is as absent as one that
 * never was. The exceptions: built-in templates are everybody's to read and nobody's to change; a design that its owner has
 * made unlisted or public is anybody's to see, and to download or copy where its owner allows that; and a signed URL is a right in
 * itself, to the one file it names. Owners see how much others use, and which of their exports wait or failed.
 */

/** @throws `scope_missing` */
export function mayRead(caller: Caller): void {
  requireScope(caller, 'read')
}

/** @throws `scope_missing` */
export function mayWrite(caller: Caller): void {
  requireScope(caller, 'write')
}

/** @throws `owner_needed` */
export function mayOperate({ role }: SessionCaller): void {
  if (role !== 'owner') throw new Failure('owner_needed', {})
}

function requireScope(caller: Caller, scope: Scope): void {
  if (!caller.scopes.includes(scope)) throw new Failure('scope_missing', { scope, granted: caller.scopes })
}
