import { type SessionCaller } from '../../../service/access/caller.ts'
import { type AttemptLimits } from '../../admit/attempt-limits.ts'
import { type Visitor } from '../../operation.ts'

interface SessionRequest {
  readonly caller: SessionCaller
  readonly visitor: () => Visitor
}

export type LimitByAccount = <Result>(request: SessionRequest, work: () => Promise<Result>) => Promise<Result>

/** Limits password guesses in an unattended browser. Counts by account ID, separately from sign-ins. */
export function createLimitByAccount(limits: AttemptLimits): LimitByAccount {
  return async ({ caller, visitor }, work) => {
    const attempt = await limits.signIn(caller.accountId, visitor().address)
    return attempt.judge(work)
  }
}
