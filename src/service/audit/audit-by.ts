import type { AuditAction, AuditSource, NewAuditEntry } from '../../store/audit/audit-entry.ts'
import type { JsonObject } from '../../store/records.ts'
import type { NewId } from '../new-id.ts'

/** Where a request came from. */
export interface Origin {
  /** IP address. Empty on the command line. */
  readonly address: string
  readonly requestId: string
}

/** Who acts: a caller, a visitor (`accountId` is null) or the command line. */
export interface Actor {
  readonly accountId: string | null
  readonly origin: Origin
  readonly source?: AuditSource
  /** The API key of the request. */
  readonly keyId?: string | undefined
}

export const NOWHERE: Origin = { address: '', requestId: '' }
export const COMMAND_LINE: Actor = { accountId: null, origin: NOWHERE, source: 'command line' }

export interface AuditEvent {
  readonly action: AuditAction
  /** The account concerned. Default: that of the actor. */
  readonly accountId?: string | null
  /** ID of what was changed, if not the account. */
  readonly target?: string
  readonly details?: JsonObject
}

export type AuditBy = (actor: Actor, event: AuditEvent) => NewAuditEntry

/** Returns a function that creates entries, for the store to write with the change. */
export function createAuditBy({ now, newId }: { readonly now: () => number; readonly newId: NewId }): AuditBy {
  return ({ accountId: actorId, origin, source, keyId }, { action, accountId = actorId, target, details = {} }) => ({
    id: newId('aud'),
    at: now(),
    action,
    accountId,
    actorId,
    source: source ?? (actorId === null ? 'visitor' : 'account'),
    target: target ?? null,
    address: origin.address,
    requestId: origin.requestId,
    details: keyId === undefined ? details : { ...details, keyId },
  })
}
