import './styles/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { Tooltip } from 'radix-ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { followSession } from './api/other-windows.ts'
import { createQueryClient } from './api/query-client.ts'
import { sessionQuery } from './api/session.ts'
import { PicturesProvider } from './parts/pictures-context.tsx'
import { ToastProvider } from './parts/toast.tsx'
import { createAppRouter } from './router.tsx'

// Radix puts a style of its own into the page while a dialog is open; this is the name by which the policy knows it.
Object.assign(globalThis, {
  __webpack_nonce__: document.querySelector('meta[name=csp-nonce]')?.getAttribute('content') ?? '',
})

const queries = createQueryClient(() => {
  // Nothing shows the session itself, so that marking it as out of date would not have it asked for again.
  void queries.query({ ...sessionQuery, staleTime: 0 }).then(() => router.invalidate())
})
const router = createAppRouter(queries)
followSession(queries, () => void router.invalidate())
// The page's own code comes beside the session, which decides whether it is shown.
const [opened] = router.getMatchedRoutes(router.latestLocation.pathname)
for (const route of opened) void router.loadRouteChunk(route)

const root = document.getElementById('app')
if (root === null) throw new Error('The page has no place for the app.')
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
