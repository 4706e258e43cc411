import './styles/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { Tooltip } from 'radix-ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from './api/query-client.ts'
import { followSession, sessionQuery } from './api/session-queries.ts'
import { PicturesProvider } from './parts/pictures-context.tsx'
import { ToastProvider } from './parts/toast-provider.tsx'
import { createAppRouter } from './router.tsx'

// Radix adds a style element while a dialog is open; the content security policy allows it by this nonce.
Object.assign(globalThis, {
  __webpack_nonce__: document.querySelector('meta[name=csp-nonce]')?.getAttribute('content') ?? '',
})

const queries = createQueryClient(() => {
  // No component observes the session query, so invalidating it would not refetch it.
  void queries.query({ ...sessionQuery, staleTime: 0 }).then(() => router.invalidate())
})
const router = createAppRouter(queries)
followSession(queries, () => void router.invalidate())
// Loads the page's code and data in parallel with the session, which decides whether to show the page.
const [initialRoutes, params] = router.getMatchedRoutes(router.latestLocation.pathname)
for (const route of initialRoutes) {
  void router.loadRouteChunk(route)
  route.options.staticData?.prefetch?.(queries, params)
}

const root = document.getElementById('app')
if (root === null) throw new Error('Element #app not found.')
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <Tooltip.Provider>
        <ToastProvider>
          <PicturesProvider>
            <RouterProvider router={router} />
          </PicturesProvider>
        </ToastProvider>
      </Tooltip.Provider>
    </QueryClientProvider>
  </StrictMode>,
)
