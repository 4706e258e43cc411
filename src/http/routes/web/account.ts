import { Type } from 'typebox'
import { type AttemptLimits } from '../../attempt-limits.ts'
import { checkedBody } from '../../checked-body.ts'
import { type Call, type Handlers, type Operation } from '../../operation.ts'
import { type Services } from '../../services.ts'
import { closed, named } from '../schemas.ts'
import { Me, ME_EXAMPLE, NewEmail, NewPassword, Password } from './schemas.ts'

const tag = 'Account'

const AccountChange = named(
  'AccountChange',
  Type.Object(
    { password: Password, email: Type.Optional(NewEmail), newPassword: Type.Optional(NewPassword) },
    { additionalProperties: false, minProperties: 2 },
  ),
  'What is to be otherwise, with the password as it is.',
)

const AccountRemoval = named('AccountRemoval', closed({ password: Password }), 'The password, once more.')

export const accountOperations = {
  changeOwnAccount: {
    id: 'changeOwnAccount',
    method: 'PATCH',
    path: '/web/account',
    tag,
    summary: 'Change your password or email',
    description:
      'A new password ends every other session. The session that asks goes on with another cookie: the one before opens nothing any more. Keys stay as they are.',
    needs: 'session',
    body: AccountChange,
    bodyExample: { password: 'correct horse battery', newPassword: 'staple and a paper clip' },
    answer: {
      status: 200,
      description: 'The account, with a new cookie.',
      schema: closed({ account: Me }),
      example: { account: ME_EXAMPLE },
    },
    failures: ['account_exists', 'too_many_attempts'],
  },
  deleteOwnAccount: {
    id: 'deleteOwnAccount',
    method: 'DELETE',
    path: '/web/account',
    tag,
    summary: 'Delete your account',
    description:
      'With everything that it has, at once and for good: designs, also those in the trash, templates, pictures, exports, their files, keys and sessions. The only owner can go once another account is one, or when no other account is left; then the service is as it was at its first start.',
    needs: 'session',
    body: AccountRemoval,
    bodyExample: { password: 'correct horse battery' },
    answer: { status: 204, description: 'It is gone, and the cookie with it.' },
    failures: ['last_owner', 'too_many_attempts'],
  },
  downloadArchive: {
    id: 'downloadArchive',
    method: 'GET',
    path: '/web/account/archive',
    tag,
    summary: 'Download everything you have',
    description:
      'A ZIP with designs, trash and own templates as JSON, uploaded pictures, the files of exports that are still there, and lists of keys, sessions and use. It is made while it is sent, one at a time for an account.',
    needs: 'session',
    answer: { status: 200, description: 'The archive.', file: 'application/zip' },
    failures: [],
  },
} as const satisfies Record<string, Operation>

export function createOwnAccountHandlers(
  { ownAccount, archives }: Pick<Services, 'ownAccount' | 'archives'>,
  limits: AttemptLimits,
): Handlers<typeof accountOperations> {
  /** Whoever finds a browser open is not to try passwords in it. Counted apart from signing in, by the account's id. */
  const limited = async <Result>(
    { caller, visitor }: Pick<Call<typeof accountOperations.changeOwnAccount>, 'caller' | 'visitor'>,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    const attempt = await limits.signIn(caller.accountId, visitor().address)
    return attempt.judge(work)
  }

  return {
    changeOwnAccount: async (call) => {
      const body = checkedBody<typeof accountOperations.changeOwnAccount>(call)
      const { account, token } = await limited(call, () => ownAccount.change(call.caller, body))
      return { status: 200, body: { account }, session: token }
    },
    deleteOwnAccount: async (call) => {
      const body = checkedBody<typeof accountOperations.deleteOwnAccount>(call)
      await limited(call, () => ownAccount.remove(call.caller, body))
      return { status: 204, session: null }
    },
    downloadArchive: async ({ caller }) => ({ status: 200, file: await archives.open(caller) }),
  }
}
