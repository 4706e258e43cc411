import { isoTime, isoTimeOrNull } from '../../iso-time.ts'
import type { OperatorAccount } from '../../store/operator/list-accounts.ts'
import type { Role } from '../access/caller.ts'

export interface WatchedAccount {
  readonly _id: string
  readonly email: string
  readonly role: Role
  readonly plan: string
  readonly twoFactor: boolean
  readonly createdAt: string
  readonly suspendedAt: string | null
  readonly isBeingDeleted: boolean
  readonly hasPassword: boolean
  readonly hasProvider: boolean
  readonly lastSeenAt: string | null
  readonly designs: number
  readonly requests30Days: number
  readonly exports30Days: number
  readonly storedBytes: number
}

export function accountAnswer(account: OperatorAccount): WatchedAccount {
  const { id, email, role, plan, hasSecondFactor, createdAt, suspendedAt, lastSeenAt } = account
  const { designCount, requests, exports, storedBytes } = account
  return {
    _id: id,
    email,
    role,
    plan,
    twoFactor: hasSecondFactor,
    createdAt: isoTime(createdAt),
    suspendedAt: isoTimeOrNull(suspendedAt),
    isBeingDeleted: account.isBeingRemoved,
    hasPassword: account.hasPassword,
    hasProvider: account.hasIdentity,
    lastSeenAt: isoTimeOrNull(lastSeenAt),
    designs: designCount,
    requests30Days: requests,
    exports30Days: exports,
    storedBytes,
  }
}
