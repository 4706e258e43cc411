import { Failure } from '../../failure.ts'
import { type Caller, type Scope, type SessionCaller } from './caller.ts'

/*
 * Authorization.
 *
 * The scopes of an API key permit reading and writing. An account has access only to its own resources: every read of the
 * store includes the account ID, so that resources of other accounts appear not to exist. Exceptions: built-in templates are
 * readable by every account and cannot be changed; unlisted and public designs can be viewed by anyone, and downloaded or
 * copied if their owner allows it; a signed URL grants access to one file. Owners see the usage of other accounts, and their
 * unfinished and failed exports.
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
