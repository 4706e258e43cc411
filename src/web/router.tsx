import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { BASE_PATH } from './api/platen.ts'
import { NotFoundPage } from './frame/not-found-page.tsx'
import { PageError } from './frame/page-error.tsx'
import { PagePending } from './frame/page-pending.tsx'
import { documentationRoutes } from './routes/documentation-routes.ts'
import { homeRoute, rootRoute } from './routes/root-route.ts'
import { signedInRoutes } from './routes/signed-in-routes.ts'
import { signedOutRoutes } from './routes/signed-out-routes.ts'

const tree = rootRoute.addChildren([homeRoute, ...signedOutRoutes, signedInRoutes, documentationRoutes])

export function createAppRouter(queries: QueryClient) {
  return createRouter({
    routeTree: tree,
    basepath: BASE_PATH === '' ? '/' : BASE_PATH,
    context: { queries },
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultErrorComponent: PageError,
    defaultNotFoundComponent: NotFoundPage,
    defaultPendingComponent: PagePending,
    defaultPendingMs: 300,
    // Replaces a placeholder as soon as its page has loaded: both have the same layout, so nothing flickers.
    defaultPendingMinMs: 0,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  interface StaticDataRouteOption {
    /** Whether a page needs the whole window, without the navigation of the app. */
    readonly isFullScreen?: boolean
    /** Requests the data of a page that is opened first, in parallel with the session. Must not throw. */
    readonly prefetch?: (queries: QueryClient, params: Readonly<Record<string, string>>) => void
  }
}
