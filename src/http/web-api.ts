import { type Operation, type Route, routesOf } from './operation.ts'
import { createSessionHandlers, sessionOperations } from './routes/web/session.ts'
import { type Services } from './services.ts'

/** What a body may have: nothing that the web app alone sends is large. */
export const WEB_BODY_BYTES = 64 * 1024

/** Every operation that only the web app asks, in the order of their description. */
export const WEB_OPERATIONS: readonly Operation[] = [sessionOperations].flatMap((table) =>
  Object.values<Operation>(table),
)

/** Every operation with what does it. */
export function createWebRoutes(services: Services): Route[] {
  return [...routesOf(sessionOperations, createSessionHandlers(services))]
}
