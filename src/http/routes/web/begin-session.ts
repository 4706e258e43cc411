import { type SessionCaller } from '../../../service/caller.ts'
import { type Sessions } from '../../../service/sessions.ts'
import { type Me } from '../../../service/sign-in.ts'
import { type Answer, type Visitor } from '../../operation.ts'

/**
 * Signs the browser in. Its session is always a new one, under a token that nobody has seen: one that a page or a neighbour has put into the
 * browser before is worth nothing. The session that the browser had ends.
 */
export async function beginSession(
  sessions: Pick<Sessions, 'begin'>,
  account: Me,
  { caller, visitor }: { readonly caller: SessionCaller | null; readonly visitor: () => Visitor },
): Promise<Answer> {
  const { address, userAgent } = visitor()
  const session = await sessions.begin({ accountId: account._id, address, userAgent, replacedId: caller?.sessionId })
  return { status: 201, body: { account }, session }
}
