import { Type } from '#typebox'
import type { AttemptLimits } from '../../admit/attempt-limits.ts'
import type { Handlers, Operation } from '../../operation.ts'
import type { Services } from '../../services.ts'
import { closed, named } from '../schemas.ts'
import { createLimitByAccount } from './limit-by-account.ts'
import { Me, ME_EXAMPLE, NewEmail, NewPassword, PasswordConfirmation, ProofPassword } from './web-schemas.ts'

const tag = 'Account'

const AccountChange = named(
  'AccountChange',
  Type.Object(
    { password: ProofPassword, email: Type.Optional(NewEmail), newPassword: Type.Optional(NewPassword) },
    { additionalProperties: false, minProperties: 2 },
  ),
  'Fields to update, with the current password.',
)

export const accountOperations = {
  changeOwnAccount: {
    id: 'changeOwnAccount',
    method: 'PATCH',
    path: '/web/account',
    tag,
    summary: 'Change your password or email',
    description:
      'If email is configured, a new email takes effect once it is confirmed with the link that is sent to it. A new password ends all other sessions, and cancels an earlier change of the email that was not confirmed. The current session continues with a new cookie, and the previous cookie becomes invalid. API keys are not affected.',
    needs: 'session',
    body: AccountChange,
    bodyExample: { password: 'correct horse battery', newPassword: 'staple and a paper clip' },
    answer: {
      status: 200,
      description: 'The account, with a new cookie.',
      schema: closed({ account: Me }),
      example: { account: ME_EXAMPLE },
    },
    failures: ['account_exists', 'password_sign_in_off', 'sign_in_again', 'too_many_attempts'],
  },
  deleteOwnAccount: {
    id: 'deleteOwnAccount',
    method: 'DELETE',
    path: '/web/account',
    tag,
    summary: 'Delete your account',
    description:
      'Permanently deletes the account with all its data: designs, including those in the trash, templates, images, exports and their files, API keys and sessions. The only owner can be deleted only if no other account exists; the service then returns to its initial setup.',
    needs: 'session',
    body: PasswordConfirmation,
    bodyExample: { password: 'correct horse battery' },
    answer: { status: 204, description: 'Deleted. The session cookie is cleared.' },
    failures: ['last_owner', 'sign_in_again', 'too_many_attempts'],
  },
  downloadArchive: {
    id: 'downloadArchive',
    method: 'GET',
    path: '/web/account/archive',
    tag,
    summary: 'Download your data',
    description:
      'A ZIP archive of your designs, trash and templates as JSON, uploaded images and fonts, files of unexpired exports, and lists of API keys, sessions, usage, activity and the linked identity. It is created while it is downloaded, one at a time per account.',
    needs: 'session',
    answer: { status: 200, description: 'The archive.', file: 'application/zip' },
    failures: [],
  },
} as const satisfies Record<string, Operation>

export function createOwnAccountHandlers(
  { ownAccount, archives }: Pick<Services, 'ownAccount' | 'archives'>,
  limits: AttemptLimits,
): Handlers<typeof accountOperations> {
  const limited = createLimitByAccount(limits)

  return {
    changeOwnAccount: async (call) => {
      const { caller, body } = call
      const { account, token } = await limited(call, async () => {
        // Each may send an email to an address of someone else.
        if (body.email !== undefined) await limits.emailChange(caller.accountId, body.email)
        return ownAccount.change(caller, body)
      })
      return { status: 200, body: { account }, session: token }
    },
    deleteOwnAccount: async (call) => {
      await limited(call, () => ownAccount.remove(call.caller, call.body))
      return { status: 204, session: null }
    },
    downloadArchive: async ({ caller }) => ({ status: 200, file: await archives.open(caller) }),
  }
}
