import { isoTime } from '../../iso-time.ts'
import { Failure, type Issue } from '../../failure.ts'
import { mustBe } from '../../document/issue-wording.ts'
import { received } from '../../document/received.ts'
import {
  AUDIT_ACTIONS,
  AUDIT_SOURCES,
  type AuditAction,
  type AuditEntry,
  type AuditSource,
} from '../../store/audit/audit-entry.ts'
import type { JsonObject } from '../../store/records.ts'
import type { Store } from '../../store/store.ts'
import type { OwnerCaller, SessionCaller } from '../access/caller.ts'
import type { PageOf } from '../page-of.ts'
import { parseTime } from '../parse-time.ts'

export { AUDIT_ACTIONS, AUDIT_SOURCES }

interface AuditAccount {
  /** Null if no account was involved, or for a visitor and the command line. */
  readonly _id: string | null
  readonly email: string | null
}

export interface AuditRecord {
  readonly _id: string
  readonly at: string
  readonly action: AuditAction
  readonly account: AuditAccount
  readonly actor: AuditAccount & { readonly source: AuditSource }
  readonly target: string | null
  readonly address: string
  readonly requestId: string
  readonly details: JsonObject
}

export interface AuditFilter extends PageOf {
  readonly action?: AuditAction
  /** Account or actor: the whole ID, or a part of the email at the time. */
  readonly account?: string
  /** ISO 8601. */
  readonly from?: string
  readonly until?: string
}

export interface AuditLog {
  /** Of all accounts, newest first. @throws `invalid_input` for times that are not ISO 8601 */
  list(caller: OwnerCaller, filter: AuditFilter): Promise<{ entries: AuditRecord[]; total: number }>
  /** That concern the caller's account, newest first. Hides who acted and from where if it was another account. */
  listOwn(
    caller: SessionCaller,
    filter: PageOf & Pick<AuditFilter, 'action'>,
  ): Promise<{ entries: AuditRecord[]; total: number }>
}

export function createAuditLog({ store }: { readonly store: Pick<Store, 'audit'> }): AuditLog {
  return {
    async list(_, { from, until, ...filter }) {
      const times = { ...timeOf('from', from), ...timeOf('until', until) }
      const { entries, total } = await store.audit.list({ ...filter, ...times })
      return { entries: entries.map(recordOf), total }
    },
    async listOwn({ accountId }, filter) {
      const { entries, total } = await store.audit.list({ ...filter, concerning: accountId })
      return { entries: entries.map((entry) => ownAuditRecord(entry, accountId)), total }
    },
  }
}

function timeOf(name: 'from' | 'until', text: string | undefined): { [Name in 'from' | 'until']?: number } {
  if (text === undefined) return {}
  const time = parseTime(text)
  if (time !== undefined) return { [name]: time }
  const issue: Issue = {
    pointer: `query/${name}`,
    detail: mustBe('a time such as "2030-01-31T12:00:00Z"', received(text)),
  }
  throw new Failure('invalid_input', { issues: [issue] })
}

function recordOf(entry: AuditEntry): AuditRecord {
  return {
    _id: entry.id,
    at: isoTime(entry.at),
    action: entry.action,
    account: { _id: entry.accountId, email: entry.accountEmail },
    actor: { _id: entry.actorId, email: entry.actorEmail, source: entry.source },
    target: entry.target,
    address: entry.address,
    requestId: entry.requestId,
    details: entry.details,
  }
}

/** As the account may see it: that an admin acted, but not which one or where the admin is. */
export function ownAuditRecord(entry: AuditEntry, accountId: string): AuditRecord {
  const record = recordOf(entry)
  if (record.actor._id === accountId || record.actor.source !== 'account') return record
  return { ...record, actor: { _id: null, email: null, source: 'account' }, address: '', requestId: '' }
}
