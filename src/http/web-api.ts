import type { AttemptLimits } from './admit/attempt-limits.ts'
import { type Operation, type Route, routesOf } from './operation.ts'
import type { RateLimiter } from '../rates/counters.ts'
import {
  accountAdministrationOperations,
  createAccountAdministrationHandlers,
} from './routes/web/account-administration-routes.ts'
import { auditOperations, createAuditHandlers } from './routes/web/audit-routes.ts'
import { createEmailChangeHandlers, emailChangeOperations } from './routes/web/email-change-routes.ts'
import { createInvitationHandlers, invitationOperations } from './routes/web/invitation-routes.ts'
import { accountOperations, createOwnAccountHandlers } from './routes/web/own-account-routes.ts'
import { createKeyHandlers, keyOperations } from './routes/web/key-routes.ts'
import { createOperatorHandlers, operatorOperations } from './routes/web/operator-routes.ts'
import { createOperatorExportHandlers, operatorExportOperations } from './routes/web/operator-export-routes.ts'
import { createOperatorMailHandlers, operatorMailOperations } from './routes/web/operator-mail-routes.ts'
import { createPasswordHandlers, passwordOperations } from './routes/web/password-routes.ts'
import { createProviderHandlers, providerOperations } from './routes/web/provider-routes.ts'
import { createSessionHandlers, sessionOperations } from './routes/web/session-routes.ts'
import { createSessionListHandlers, sessionListOperations } from './routes/web/session-list-routes.ts'
import { createSharedHandlers, sharedOperations } from './routes/web/shared-routes.ts'
import { createTwoFactorHandlers, twoFactorOperations } from './routes/web/two-factor-routes.ts'
import { createSignUpHandlers, signUpOperations } from './routes/web/sign-up-routes.ts'
import { createRemoteImageHandlers, remoteImageOperations } from './routes/web/remote-image-routes.ts'
import { createUsageHandlers, usageOperations } from './routes/web/usage-routes.ts'
import type { Services } from './services.ts'

/** Maximum size of a request body under `/web`. */
export const WEB_BODY_BYTES = 64 * 1024

export const WEB_OPERATIONS: readonly Operation[] = [
  sessionOperations,
  signUpOperations,
  sessionListOperations,
  passwordOperations,
  providerOperations,
  accountOperations,
  emailChangeOperations,
  twoFactorOperations,
  keyOperations,
  remoteImageOperations,
  usageOperations,
  sharedOperations,
  operatorOperations,
  operatorExportOperations,
  operatorMailOperations,
  accountAdministrationOperations,
  invitationOperations,
  auditOperations,
].flatMap((table) => Object.values<Operation>(table))

export interface Counting {
  readonly rates: RateLimiter
  readonly attempts: AttemptLimits
}

export function createWebRoutes(services: Services, { rates, attempts }: Counting): Route[] {
  return [
    ...routesOf(sessionOperations, createSessionHandlers(services, attempts)),
    ...routesOf(signUpOperations, createSignUpHandlers(services, attempts)),
    ...routesOf(sessionListOperations, createSessionListHandlers(services)),
    ...routesOf(passwordOperations, createPasswordHandlers(services, attempts)),
    ...routesOf(providerOperations, createProviderHandlers(services, attempts)),
    ...routesOf(accountOperations, createOwnAccountHandlers(services, attempts)),
    ...routesOf(emailChangeOperations, createEmailChangeHandlers(services)),
    ...routesOf(twoFactorOperations, createTwoFactorHandlers(services, attempts)),
    ...routesOf(keyOperations, createKeyHandlers(services)),
    ...routesOf(remoteImageOperations, createRemoteImageHandlers(services)),
    ...routesOf(usageOperations, createUsageHandlers(services, rates)),
    ...routesOf(sharedOperations, createSharedHandlers(services, attempts)),
    ...routesOf(operatorOperations, createOperatorHandlers(services)),
    ...routesOf(operatorExportOperations, createOperatorExportHandlers(services)),
    ...routesOf(operatorMailOperations, createOperatorMailHandlers(services, attempts)),
    ...routesOf(accountAdministrationOperations, createAccountAdministrationHandlers(services)),
    ...routesOf(invitationOperations, createInvitationHandlers(services, attempts)),
    ...routesOf(auditOperations, createAuditHandlers(services)),
  ]
}
