import type { AttemptLimits } from './admit/attempt-limits.ts'
import { type Handlers, type Operation, type Resource, resource, type Route } from './operation.ts'
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

export interface Counting {
  readonly rates: RateLimiter
  readonly attempts: AttemptLimits
}

const RESOURCES: readonly Resource<Services, Counting>[] = [
  limited(sessionOperations, createSessionHandlers),
  limited(signUpOperations, createSignUpHandlers),
  resource(sessionListOperations, createSessionListHandlers),
  limited(passwordOperations, createPasswordHandlers),
  limited(providerOperations, createProviderHandlers),
  limited(accountOperations, createOwnAccountHandlers),
  resource(emailChangeOperations, createEmailChangeHandlers),
  limited(twoFactorOperations, createTwoFactorHandlers),
  resource(keyOperations, createKeyHandlers),
  resource(remoteImageOperations, createRemoteImageHandlers),
  resource(usageOperations, (services: Services, { rates }: Counting) => createUsageHandlers(services, rates)),
  limited(sharedOperations, createSharedHandlers),
  resource(operatorOperations, createOperatorHandlers),
  resource(operatorExportOperations, createOperatorExportHandlers),
  limited(operatorMailOperations, createOperatorMailHandlers),
  resource(accountAdministrationOperations, createAccountAdministrationHandlers),
  limited(invitationOperations, createInvitationHandlers),
  resource(auditOperations, createAuditHandlers),
]

export const WEB_OPERATIONS: readonly Operation[] = RESOURCES.flatMap(({ operations }) => operations)

/** A resource whose handlers limit attempts. */
function limited<Table extends Readonly<Record<string, Operation>>>(
  table: Table,
  createHandlers: (services: Services, attempts: AttemptLimits) => Handlers<Table>,
): Resource<Services, Counting> {
  return resource(table, (services: Services, { attempts }: Counting) => createHandlers(services, attempts))
}

export function createWebRoutes(services: Services, counting: Counting): Route[] {
  return RESOURCES.flatMap(({ routes }) => routes(services, counting))
}
