import type { SignInProvider } from '../oidc/sign-in-provider.ts'
import type { RemoveLeftovers } from '../exports/remove-leftovers.ts'
import type { Store } from '../store/store.ts'
import { createConfirmPassword } from './accounts/confirm-password.ts'
import { createEmailChanges } from './accounts/email-changes.ts'
import { createOwnAccount } from './accounts/own-account.ts'
import { createPasswordResets } from './accounts/password-resets.ts'
import type { Passwords } from './accounts/passwords.ts'
import { createSessions } from './accounts/sessions.ts'
import { createSignIn, type SignInDependencies } from './accounts/sign-in.ts'
import { createSignUpLinks } from './accounts/sign-up-links.ts'
import type { AuditBy } from './audit/audit-by.ts'
import { createAuditLog } from './audit/audit-log.ts'
import type { Keys } from './keys/keys.ts'
import { createOwnKeys } from './keys/own-keys.ts'
import type { Outbox } from './mail/outbox.ts'
import type { NewId } from './new-id.ts'
import { type AccountOfIdentityOptions, createAccountOfIdentity } from './provider/account-of-identity.ts'
import { createProviderSignIn } from './provider/provider-sign-in.ts'
import { createSecondStep } from './two-factor/second-step.ts'
import { createTwoFactor } from './two-factor/two-factor.ts'
import type { Plans } from './usage/plans.ts'

export interface AccountServicesParts extends Pick<SignInDependencies, 'setupCommand' | 'ownerCommands'> {
  readonly store: Store
  readonly keys: Pick<Keys, 'create'>
  readonly passwords: Passwords
  readonly auditBy: AuditBy
  readonly outbox: Outbox
  readonly hasMail: boolean
  readonly removeLeftovers: RemoveLeftovers
  readonly plans: Plans
  /** Signs links. */
  readonly secret: string
  /** Encrypts secrets of second factors. */
  readonly encryptionSecret: string
  readonly signUp: 'open' | 'closed'
  readonly passwordSignIn: 'on' | 'off'
  readonly provider: SignInProvider | undefined
  /** Undefined without a provider. */
  readonly providerRules:
    | ({ readonly name: string; readonly signUp: 'open' | 'closed' } & Pick<AccountOfIdentityOptions, 'domains'>)
    | undefined
  readonly publicUrl: () => string
  readonly now: () => number
  readonly newId: NewId
  readonly randomBytes: (count: number) => Uint8Array
  readonly onError?: (error: unknown) => void
}

export type AccountServices = ReturnType<typeof createAccountServices>

/** Creates what people do with their own account: signing up and in, passwords, email, second factors and keys. */
export function createAccountServices(parts: AccountServicesParts) {
  const confirmPassword = createConfirmPassword(parts)
  const { passwordSignIn, providerRules } = parts
  const providerName = providerRules?.name ?? ''
  const accountOfIdentity = createAccountOfIdentity({
    ...{ ...parts, providerName },
    // Without passwords, no one can create an account with another person's email.
    signUp: passwordSignIn === 'on' ? parts.signUp : 'closed',
    providerSignUp: providerRules?.signUp ?? 'closed',
    domains: providerRules?.domains ?? [],
  })
  return {
    auditLog: createAuditLog(parts),
    emailChanges: createEmailChanges(parts),
    ownAccount: createOwnAccount({ ...parts, confirmPassword }),
    ownKeys: createOwnKeys(parts),
    passwordResets: createPasswordResets(parts),
    providerSignIn: createProviderSignIn({ ...parts, providerName, confirmPassword, accountOfIdentity }),
    secondStep: createSecondStep(parts),
    sessions: createSessions(parts),
    signIn: createSignIn({ ...parts, providerName: providerRules?.name }),
    signUpLinks: createSignUpLinks(parts),
    twoFactor: createTwoFactor({ ...parts, confirmPassword }),
  }
}
