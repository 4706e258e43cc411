import { Type } from '#typebox'
import type { Handlers, Operation } from '../../operation.ts'
import type { Services } from '../../services.ts'
import { closed, named, nullable, timeOrNull } from '../schemas.ts'
import { LinkToken } from './web-schemas.ts'

const PATH = '/web/account/email-change'
const tag = 'Account'

const EmailChange = named(
  'EmailChange',
  closed({
    email: nullable('string', 'The new email, or null if no change is waiting.'),
    requestedAt: timeOrNull('Time when the change was requested'),
  }),
  'A change of the email that waits for its confirmation.',
)

const EmailConfirmation = named(
  'EmailConfirmation',
  closed({ token: LinkToken }),
  'The token of a link that confirms an email.',
)

export const emailChangeOperations = {
  getEmailChange: {
    id: 'getEmailChange',
    method: 'GET',
    path: PATH,
    tag,
    summary: 'Get the waiting change of your email',
    description: 'Returns the new email that waits for its confirmation, if email is configured.',
    needs: 'session',
    answer: {
      status: 200,
      description: 'The waiting change.',
      schema: EmailChange,
      example: { email: 'new@example.com', requestedAt: '2026-04-01T10:00:00.000Z' },
    },
    failures: [],
  },
  cancelEmailChange: {
    id: 'cancelEmailChange',
    method: 'DELETE',
    path: PATH,
    tag,
    summary: 'Cancel the change of your email',
    description: 'The link in the email to the new address stops working.',
    needs: 'session',
    answer: { status: 204, description: 'Canceled.' },
    failures: ['not_found'],
  },
  confirmEmailChange: {
    id: 'confirmEmailChange',
    method: 'POST',
    path: `${PATH}/confirm`,
    tag: 'Session',
    summary: 'Confirm a new email',
    description:
      'Changes the email of the account that requested it. Starts no session. The link cannot be used again.',
    needs: 'nothing',
    body: EmailConfirmation,
    bodyExample: { token: 'acc_01jqr8v0a1b2c3d4e5f6g7h8j9.t9k2s0.mJ0b0c1eJ7JtqkXo5m3G6iS4cE0v7yS3o5x0Qm2b9aE' },
    answer: {
      status: 200,
      description: 'The new email.',
      schema: named(
        'ConfirmedEmail',
        closed({ email: Type.String({ description: 'Email address.' }) }),
        'An email that was confirmed.',
      ),
      example: { email: 'new@example.com' },
    },
    failures: ['email_link_invalid', 'account_exists'],
  },
} as const satisfies Record<string, Operation>

export function createEmailChangeHandlers({
  emailChanges,
}: Pick<Services, 'emailChanges'>): Handlers<typeof emailChangeOperations> {
  return {
    getEmailChange: async ({ caller }) => ({ status: 200, body: await emailChanges.get(caller) }),
    cancelEmailChange: async ({ caller }) => {
      await emailChanges.cancel(caller)
      return { status: 204 }
    },
    confirmEmailChange: async ({ body, visitor }) => ({
      status: 200,
      body: { email: await emailChanges.confirm({ ...body, origin: visitor() }) },
    }),
  }
}
