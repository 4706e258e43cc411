import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router'
import { sessionQuery } from '../api/session-queries.ts'
import { Root } from '../frame/root.tsx'

export const rootRoute = createRootRouteWithContext<{ readonly queries: QueryClient }>()({
  component: Root,
  beforeLoad: async ({ context }) => ({
    session: await context.queries.query({ ...sessionQuery, staleTime: 'static' }),
  }),
})

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: ({ context: { session } }) => {
    if (session.setup === 'needed') throw redirect({ to: '/welcome' })
    throw redirect({ to: session.account ? '/designs' : '/sign-in' })
  },
})
