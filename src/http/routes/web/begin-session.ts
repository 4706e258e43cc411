import { type SessionCaller } from '../../../service/access/caller.ts'
import { type Sessions } from '../../../service/accounts/sessions.ts'
import { type Me } from '../../../service/accounts/sign-in.ts'
import { type Answer, type Visitor } from '../../operation.ts'

interface SessionRequest {
  readonly caller: SessionCaller | null
  readonly visitor: () => Visitor
  /** The stored hash of the verified password, if any. Beginning the session fails if it has changed since. */
  readonly proved?: string
}

/** Begins a session with a new token, against session fixation, and ends the browser's previous session. */
export async function beginSession(
  sessions: Pick<Sessions, 'begin'>,
  account: Me,
  { caller, visitor, proved }: SessionRequest,
): Promise<Answer> {
  const { address, requestId, userAgent } = visitor()
  const session = await sessions.begin({
    accountId: account._id,
    address,
    requestId,
    userAgent,
    replacedId: caller?.sessionId,
    proved,
  })
  return { status: 201, body: { account }, session }
}
