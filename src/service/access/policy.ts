import { Failure } from '../../failure.ts'
import type { Caller, OwnerCaller, Reader, Scope, SessionCaller, Writer } from './caller.ts'

/*
 * An account has access only to its own resources: every read of the store includes the account ID,
 * so that those of others appear not to exist. Exceptions: built-in templates are readable by every
 * account; unlisted and public designs can be viewed by anyone, and downloaded or copied if their
 * owner allows it; a signed URL grants access to one file. Owners see the usage of other accounts,
 * their API keys without the secrets, their unfinished and failed exports, and the audit log.
 */

export type Permission = Scope | 'session' | 'owner'

export interface Permitted {
  readonly read: Reader
  readonly write: Writer
  readonly session: SessionCaller
  readonly owner: OwnerCaller
}

/** Called once, when a request is admitted. @throws `session_needed`, `owner_needed`, `scope_missing` */
export function requirePermission<Required extends Permission>(
  caller: Caller,
  permission: Required,
): asserts caller is Caller & Permitted[Required] {
  const { sessionId, role, scopes } = caller
  switch (permission) {
    case 'session':
    case 'owner':
      if (sessionId === undefined) throw new Failure('session_needed', {})
      if (permission === 'owner' && role !== 'owner') throw new Failure('owner_needed', {})
      return
    default:
      if (!scopes.some((scope) => scope === permission)) {
        throw new Failure('scope_missing', { scope: permission, granted: scopes })
      }
  }
}
