import type { SessionCaller } from '../../../service/access/caller.ts'
import type { Sessions } from '../../../service/accounts/sessions.ts'
import type { Me } from '../../../service/accounts/sign-in.ts'
import type { Answer, Visitor } from '../../operation.ts'
import type { Services } from '../../services.ts'

interface SessionRequest {
  readonly caller: SessionCaller | null
  readonly visitor: () => Visitor
  readonly pendingSignIn: () => string | undefined
  /** The stored hash of the verified password, if any. Beginning the session fails if it has changed since. */
  readonly proved?: string | undefined
  /** The completed second step, if there was one. */
  readonly secondStep?: { readonly provider: string | undefined }
}

/** Begins a session, or the second step if the account has a second factor: a new password does not replace it. */
export async function beginSession(
  { sessions, secondStep }: Pick<Services, 'sessions' | 'secondStep'>,
  account: Me,
  request: SessionRequest,
): Promise<Answer> {
  const pendingSignIn = await secondStep.begin(account._id, { proved: request.proved })
  return pendingSignIn === undefined ? startSession(sessions, account, request) : { status: 202, pendingSignIn }
}

/** Begins a session with a new token, against session fixation, and ends the browser's previous session. */
export async function startSession(
  sessions: Pick<Sessions, 'begin'>,
  account: Me,
  { caller, visitor, pendingSignIn, proved, secondStep }: SessionRequest,
): Promise<Answer> {
  const { address, requestId, userAgent } = visitor()
  const session = await sessions.begin({
    accountId: account._id,
    address,
    requestId,
    userAgent,
    replacedId: caller?.sessionId,
    proved,
    provider: secondStep?.provider,
    hadCode: secondStep !== undefined,
  })
  return { status: 201, body: { account }, session, ...(pendingSignIn() !== undefined && { pendingSignIn: null }) }
}
