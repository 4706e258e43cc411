import { Type } from '#typebox'
import type { AttemptLimits } from '../../admit/attempt-limits.ts'
import type { Handlers, Operation } from '../../operation.ts'
import type { Services } from '../../services.ts'
import { closed, named } from '../schemas.ts'
import { beginSession } from './begin-session.ts'
import { LinkToken, ME_EXAMPLE, NewEmail, NewPassword, SignedIn } from './web-schemas.ts'

const tag = 'Session'

const SignUpRequest = named('SignUpRequest', closed({ email: NewEmail }), 'The address to confirm.')

const SignUpConfirmation = named(
  'SignUpConfirmation',
  closed({
    // An address of 254 characters in base64, with a signature.
    token: Type.String({ ...LinkToken, maxLength: 2000 }),
    password: NewPassword,
  }),
  'The token of a sign-up link, and the password of the new account.',
)

export const signUpOperations = {
  requestSignUp: {
    id: 'requestSignUp',
    method: 'POST',
    path: '/web/sign-up/request',
    tag,
    summary: 'Request a sign-up link',
    description:
      'Emails a link that creates an account, valid for 24 hours, if sign-up is open and email is configured. The response is the same if the account exists. Rate-limited by email and IP address.',
    needs: 'nothing',
    body: SignUpRequest,
    bodyExample: { email: ME_EXAMPLE.email },
    answer: { status: 202, description: 'The link has been emailed.' },
    failures: ['sign_up_closed', 'password_sign_in_off', 'setup_needed', 'mail_not_configured', 'too_many_attempts'],
  },
  confirmSignUp: {
    id: 'confirmSignUp',
    method: 'POST',
    path: '/web/sign-up/confirm',
    tag,
    summary: 'Confirm a sign-up',
    description:
      'Creates a member account on the `free` plan with the confirmed address, and starts a session in this browser. The link cannot be used again.',
    needs: 'nothing',
    body: SignUpConfirmation,
    bodyExample: {
      token: 'bWVAZXhhbXBsZS5jb20.t9k2s0.mJ0b0c1eJ7JtqkXo5m3G6iS4cE0v7yS3o5x0Qm2b9aE',
      password: 'correct horse battery',
    },
    answer: {
      status: 201,
      description: 'Signed in, with a cookie.',
      schema: SignedIn,
      example: { account: ME_EXAMPLE },
    },
    failures: [
      'sign_up_closed',
      'password_sign_in_off',
      'sign_up_link_invalid',
      'account_exists',
      'sign_in_failed',
      'too_many_attempts',
    ],
  },
} as const satisfies Record<string, Operation>

export function createSignUpHandlers(
  services: Pick<Services, 'signUpLinks' | 'sessions' | 'secondStep'>,
  limits: AttemptLimits,
): Handlers<typeof signUpOperations> {
  const { signUpLinks } = services
  return {
    requestSignUp: async ({ body: { email }, visitor }) => {
      await limits.resetMail(email, visitor().address)
      await signUpLinks.request(email)
      return { status: 202 }
    },
    confirmSignUp: async (call) => {
      const origin = call.visitor()
      await limits.newAccount(origin.address)
      const { account, proved } = await signUpLinks.use({ ...call.body, origin })
      return beginSession(services, account, { ...call, proved })
    },
  }
}
