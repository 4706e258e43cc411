import { Type } from '#typebox'
import type { AttemptLimits } from '../../admit/attempt-limits.ts'
import type { Handlers, Operation } from '../../operation.ts'
import type { Services } from '../../services.ts'
import { closed, named, timeOrNull } from '../schemas.ts'
import { createLimitByAccount } from './limit-by-account.ts'
import { Code, PasswordConfirmation, ProofPassword } from './web-schemas.ts'

const PATH = '/web/account/two-factor'
const tag = 'Account'

const TwoFactor = named(
  'TwoFactor',
  closed({
    enabledAt: timeOrNull('Time when two-factor sign-in was turned on'),
    recoveryCodesLeft: Type.Integer({ minimum: 0, description: 'Number of unused recovery codes.' }),
  }),
  'The two-factor sign-in of an account.',
)

const TwoFactorSetup = named(
  'TwoFactorSetup',
  closed({
    secret: Type.String({ description: 'Secret to type into an authenticator app, in base32.' }),
    uri: Type.String({ format: 'uri', description: 'The same secret as an `otpauth:` URI, for a QR code.' }),
    token: Type.String({ description: 'Token to turn on two-factor sign-in with, valid for 15 minutes.' }),
  }),
  'A secret for an authenticator app.',
)

const TwoFactorConfirmation = named(
  'TwoFactorConfirmation',
  closed({
    token: Type.String({ minLength: 1, maxLength: 1000, format: 'password', description: 'Token of the setup.' }),
    code: Type.String({ minLength: 1, maxLength: 40, format: 'text', description: 'Code of the authenticator app.' }),
  }),
  'The first code of an authenticator app.',
)

const CodeConfirmation = named(
  'CodeConfirmation',
  closed({ password: ProofPassword, code: Code }),
  'Confirmation with the current password and a code.',
)

const RecoveryCodes = named(
  'RecoveryCodes',
  closed({
    recoveryCodes: Type.Array(Type.String(), { description: 'Ten codes that each replace one code of the app.' }),
  }),
  'New recovery codes. They are returned only once.',
)

const PASSWORD_EXAMPLE = 'correct horse battery'
const CODES_EXAMPLE = { recoveryCodes: ['4f7k-9qtx-0zb2-hw3m', 'c81r-wd5e-m6s0-tj4y'] } as const
const SECRET_EXAMPLE = '2345672345672345672345672345672A'

export const twoFactorOperations = {
  getTwoFactor: {
    id: 'getTwoFactor',
    method: 'GET',
    path: PATH,
    tag,
    summary: 'Get two-factor sign-in',
    description: 'Returns whether two-factor sign-in is on, and the number of unused recovery codes.',
    needs: 'session',
    answer: {
      status: 200,
      description: 'The two-factor sign-in of the account.',
      schema: TwoFactor,
      example: { enabledAt: '2026-04-01T10:00:00.000Z', recoveryCodesLeft: 10 },
    },
    failures: [],
  },
  setUpTwoFactor: {
    id: 'setUpTwoFactor',
    method: 'POST',
    path: `${PATH}/setup`,
    tag,
    summary: 'Set up two-factor sign-in',
    description:
      'Creates a secret for an authenticator app (TOTP: SHA-1, 6 digits, 30 seconds). Nothing changes until a code confirms it.',
    needs: 'session',
    body: PasswordConfirmation,
    bodyExample: { password: PASSWORD_EXAMPLE },
    answer: {
      status: 200,
      description: 'The secret.',
      schema: TwoFactorSetup,
      example: {
        secret: SECRET_EXAMPLE,
        uri: `otpauth://totp/Platen%20(localhost%3A4400):me%40example.com?secret=${SECRET_EXAMPLE}&issuer=Platen%20(localhost%3A4400)`,
        token: 'bm9uY2U…',
      },
    },
    failures: ['two_factor_on', 'sign_in_again', 'too_many_attempts'],
  },
  turnOnTwoFactor: {
    id: 'turnOnTwoFactor',
    method: 'POST',
    path: PATH,
    tag,
    summary: 'Turn on two-factor sign-in',
    description: 'Confirms the setup with a code, ends all other sessions and returns the recovery codes.',
    needs: 'session',
    body: TwoFactorConfirmation,
    bodyExample: { token: 'bm9uY2U…', code: '492039' },
    answer: {
      status: 201,
      description: 'Two-factor sign-in is on.',
      schema: RecoveryCodes,
      example: CODES_EXAMPLE,
    },
    failures: ['two_factor_on', 'too_many_attempts'],
  },
  renewRecoveryCodes: {
    id: 'renewRecoveryCodes',
    method: 'POST',
    path: `${PATH}/recovery-codes`,
    tag,
    summary: 'Replace the recovery codes',
    description: 'All previous recovery codes stop working.',
    needs: 'session',
    body: CodeConfirmation,
    bodyExample: { password: PASSWORD_EXAMPLE, code: '492039' },
    answer: { status: 201, description: 'The new codes.', schema: RecoveryCodes, example: CODES_EXAMPLE },
    failures: ['two_factor_off', 'two_factor_unreadable', 'sign_in_again', 'too_many_attempts'],
  },
  turnOffTwoFactor: {
    id: 'turnOffTwoFactor',
    method: 'DELETE',
    path: PATH,
    tag,
    summary: 'Turn off two-factor sign-in',
    description: 'Deletes the secret and the recovery codes.',
    needs: 'session',
    body: CodeConfirmation,
    bodyExample: { password: PASSWORD_EXAMPLE, code: '492039' },
    answer: { status: 204, description: 'Two-factor sign-in is off.' },
    failures: ['two_factor_off', 'two_factor_unreadable', 'sign_in_again', 'too_many_attempts'],
  },
  removeTwoFactor: {
    id: 'removeTwoFactor',
    method: 'DELETE',
    path: '/web/operator/accounts/:id/two-factor',
    tag: 'Operator',
    summary: 'Turn off two-factor sign-in of an account',
    description: 'For an account that lost its authenticator app and its recovery codes. Its password remains.',
    needs: 'owner',
    answer: { status: 204, description: 'Two-factor sign-in is off.' },
    failures: ['not_found', 'two_factor_off'],
  },
} as const satisfies Record<string, Operation>

export function createTwoFactorHandlers(
  { twoFactor }: Pick<Services, 'twoFactor'>,
  limits: AttemptLimits,
): Handlers<typeof twoFactorOperations> {
  const limited = createLimitByAccount(limits)
  const limitedWithCode: typeof limited = async (request, work) => {
    const attempt = await limits.code(request.caller.accountId)
    return attempt.judge(() => limited(request, work))
  }

  return {
    getTwoFactor: async ({ caller }) => ({ status: 200, body: await twoFactor.get(caller) }),
    setUpTwoFactor: async (call) => {
      const body = await limited(call, () => twoFactor.setUp(call.caller, call.body))
      return { status: 200, body, headers: NO_STORE }
    },
    turnOnTwoFactor: async (call) => {
      const recoveryCodes = await limited(call, () => twoFactor.turnOn(call.caller, call.body))
      return { status: 201, body: { recoveryCodes }, headers: NO_STORE }
    },
    renewRecoveryCodes: async (call) => {
      const recoveryCodes = await limitedWithCode(call, () => twoFactor.renewRecoveryCodes(call.caller, call.body))
      return { status: 201, body: { recoveryCodes }, headers: NO_STORE }
    },
    turnOffTwoFactor: async (call) => {
      await limitedWithCode(call, () => twoFactor.turnOff(call.caller, call.body))
      return { status: 204 }
    },
    removeTwoFactor: async ({ caller, id }) => {
      await twoFactor.remove(caller, id)
      return { status: 204 }
    },
  }
}

const NO_STORE = { 'cache-control': 'no-store' }
