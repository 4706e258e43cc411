import { type SessionCaller } from '../../../service/caller.ts'
import { type Sessions } from '../../../service/sessions.ts'
import { type Me } from '../../../service/sign-in.ts'
import { type Answer, type Visitor } from '../../operation.ts'

/** Whose browser it is, as far as that is known. */
interface Beginner {
  readonly caller: SessionCaller | null
  readonly visitor: () => Visitor
  /** The password as it is kept, where one was proved: it must still be that. */
  readonly proved?: string
}

/**
 * Signs the browser in. Its session is always a new one, under a token that nobody has seen: one that a page or a neighbour has put into the
 * browser before is worth nothing. The session that the browser had ends.
 */
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
