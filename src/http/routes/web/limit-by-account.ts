import type { SessionCaller } from '../../../service/access/caller.ts'
import type { AttemptLimits } from '../../admit/attempt-limits.ts'

interface SessionRequest {
  readonly caller: SessionCaller
}

export type LimitByAccount = <Result>(request: SessionRequest, work: () => Promise<Result>) => Promise<Result>

/** Limits password guesses in an unattended browser. Others can't use up the attempts of an account. */
export function createLimitByAccount(limits: AttemptLimits): LimitByAccount {
  return async ({ caller }, work) => {
    const attempt = await limits.confirmation(caller.accountId)
    return attempt.judge(work)
  }
}
