import { Type } from '#typebox'
import { withDefault } from '../../../document/described.ts'
import { Failure } from '../../../failure.ts'
import type { AttemptLimits } from '../../admit/attempt-limits.ts'
import type { Handlers, Operation, Visitor } from '../../operation.ts'
import type { Services } from '../../services.ts'
import { closed, named, nullable, timeOrNull } from '../schemas.ts'
import { createLimitByAccount } from './limit-by-account.ts'
import { PasswordConfirmation } from './web-schemas.ts'

const tag = 'Session'
const PATH = '/web/account/provider'

const ProviderSignIn = named(
  'ProviderSignIn',
  closed({
    next: Type.Optional(
      Type.String({
        maxLength: 2000,
        // Appended to the server's own URL, so it can't lead to another site.
        pattern: String.raw`^/[^\\\x00-\x1f]*$`,
        description: 'Path of the web app to open after the sign-in.',
      }),
    ),
    again: Type.Optional(
      Type.Boolean({
        description: withDefault('Whether the provider also asks people who are signed in there.', false),
      }),
    ),
  }),
  'A sign-in with the provider.',
)

const ProviderPage = named(
  'ProviderPage',
  closed({ url: Type.String({ format: 'uri', description: 'The sign-in page of the provider, to open next.' }) }),
  'A begun sign-in with the provider. The response sets its cookie.',
)

const ProviderLink = named(
  'ProviderLink',
  closed({
    email: nullable('string', 'Email at the provider when it was linked, or null if the account is not linked.'),
    linkedAt: timeOrNull('Time when the account was linked'),
  }),
  'The link of an account to the sign-in provider.',
)

const page = {
  status: 200,
  description: 'The page to open.',
  schema: ProviderPage,
  example: { url: 'https://id.example.com/authorize?client_id=platen&response_type=code&state=9f2c' },
} as const

export const providerOperations = {
  beginProviderSignIn: {
    id: 'beginProviderSignIn',
    method: 'POST',
    path: '/web/provider',
    tag,
    summary: 'Sign in with the provider',
    description:
      'Begins a sign-in with the OpenID Connect provider of `PLATEN_OIDC_ISSUER`, which returns to `/web/provider/callback` in the same browser within ten minutes.',
    needs: 'nothing',
    body: ProviderSignIn,
    bodyExample: { next: '/designs' },
    answer: page,
    failures: ['not_found', 'provider_unavailable', 'too_many_attempts'],
  },
  getProviderLink: {
    id: 'getProviderLink',
    method: 'GET',
    path: PATH,
    tag: 'Account',
    summary: 'Get the link to the sign-in provider',
    description: 'Returns whether you can sign in with the provider.',
    needs: 'session',
    answer: {
      status: 200,
      description: 'The link.',
      schema: ProviderLink,
      example: { email: 'me@example.com', linkedAt: '2026-04-01T10:00:00.000Z' },
    },
    failures: ['not_found'],
  },
  linkProvider: {
    id: 'linkProvider',
    method: 'POST',
    path: PATH,
    tag: 'Account',
    summary: 'Link your account to the sign-in provider',
    description: 'Begins a sign-in with the provider, whose identity is then linked to your account.',
    needs: 'session',
    body: PasswordConfirmation,
    bodyExample: { password: 'correct horse battery' },
    answer: page,
    failures: ['not_found', 'provider_unavailable', 'sign_in_again', 'too_many_attempts'],
  },
  unlinkProvider: {
    id: 'unlinkProvider',
    method: 'DELETE',
    path: PATH,
    tag: 'Account',
    summary: 'Remove the link to the sign-in provider',
    description: 'You can then sign in only with your password.',
    needs: 'session',
    body: PasswordConfirmation,
    bodyExample: { password: 'correct horse battery' },
    answer: { status: 204, description: 'The link is removed.' },
    failures: ['not_found', 'only_sign_in', 'sign_in_again', 'too_many_attempts'],
  },
} as const satisfies Record<string, Operation>

export function createProviderHandlers(
  { providerSignIn }: Pick<Services, 'providerSignIn'>,
  limits: AttemptLimits,
): Handlers<typeof providerOperations> {
  const limited = createLimitByAccount(limits)

  return {
    beginProviderSignIn: async ({ body, visitor }) => {
      requirePublicAddress(visitor())
      await limits.provider(visitor().address)
      const { url, token } = await providerSignIn.begin(body)
      return { status: 200, body: { url }, headers: NO_STORE, pendingSignIn: token }
    },
    getProviderLink: async ({ caller }) => ({ status: 200, body: await providerSignIn.getLink(caller) }),
    linkProvider: async (call) => {
      requirePublicAddress(call.visitor())
      const { url, token } = await limited(call, () => providerSignIn.beginLink(call.caller, call.body))
      return { status: 200, body: { url }, headers: NO_STORE, pendingSignIn: token }
    },
    unlinkProvider: async (call) => {
      await limited(call, () => providerSignIn.unlink(call.caller, call.body))
      return { status: 204 }
    },
  }
}

/** At another address, the provider would return the browser to where it has no cookie. @throws `cross_site` */
function requirePublicAddress({ otherAddress }: Visitor): void {
  if (otherAddress !== undefined) throw new Failure('cross_site', otherAddress)
}

const NO_STORE = { 'cache-control': 'no-store' }
