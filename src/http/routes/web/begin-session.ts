import { type SessionCaller } from '../../../service/access/caller.ts'
import { type Sessions } from '../../../service/accounts/sessions.ts'
import { type Me } from '../../../service/accounts/sign-in.ts'
import { type Answer, type Visitor } from '../../operation.ts'

interface Beginner {
  readonly caller: SessionCaller | null
  readonly visitor: () => Visitor
  /** Stored hash of the verified password, if any. Fails if it has changed since. */
  readonly proved?: string
}

/** A new session and token defeat session fixation. Ends the browser's previous session. */
export async function beginSession(
  sessions: Pick<Sessions, 'begin'>,
  account: Me,
  { caller, visitor, proved }: Beginner,
): Promise<Answer> {
  const { address, userAgent } = visitor()
  const session = await sessions.begin({
    accountId: account._id,
    address,
    userAgent,
    replacedId: caller?.sessionId,
    proved,
  })
  return { status: 201, body: { account }, session }
}
