import { createRoute, redirect } from '@tanstack/react-router'
import type { SessionState } from '../api/session-queries.ts'
import { validateSearch } from '../pages/page-search.ts'
import { lazyPage } from '../parts/lazy-page.tsx'
import { rootRoute } from './root-route.ts'

const welcome = createRoute({
  getParentRoute: () => rootRoute,
  path: '/welcome',
  component: lazyPage(() => import('../pages/account/welcome-page.tsx'), 'WelcomePage'),
  beforeLoad: ({ context: { session } }) => {
    if (session.setup === 'done') throw redirect({ to: '/' })
  },
})
const signIn = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-in',
  validateSearch: validateSearch.signIn,
  component: lazyPage(() => import('../pages/account/sign-in-page.tsx'), 'SignInPage'),
  beforeLoad: ({ context: { session } }) => {
    if (session.account || session.setup === 'needed') throw redirect({ to: '/' })
  },
})
const signUp = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-up',
  validateSearch: validateSearch.account,
  component: lazyPage(() => import('../pages/account/sign-up-page.tsx'), 'SignUpPage'),
  beforeLoad: ({ context: { session } }) => {
    if (session.account || session.setup === 'needed') throw redirect({ to: '/' })
    requirePasswordSignIn(session)
  },
})
const confirmSignUp = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-up/confirm',
  component: lazyPage(() => import('../pages/account/confirm-sign-up-page.tsx'), 'ConfirmSignUpPage'),
})
const confirmEmail = createRoute({
  getParentRoute: () => rootRoute,
  path: '/confirm-email',
  component: lazyPage(() => import('../pages/account/confirm-email-page.tsx'), 'ConfirmEmailPage'),
})
const forgot = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forgot',
  component: lazyPage(() => import('../pages/account/forgot-page.tsx'), 'ForgotPage'),
  beforeLoad: ({ context: { session } }) => requirePasswordSignIn(session),
})
const reset = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset',
  component: lazyPage(() => import('../pages/account/reset-page.tsx'), 'ResetPage'),
  beforeLoad: ({ context: { session } }) => requirePasswordSignIn(session),
})
const invitation = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invitation',
  component: lazyPage(() => import('../pages/account/invitation-page.tsx'), 'InvitationPage'),
})
const shared = createRoute({
  getParentRoute: () => rootRoute,
  path: '/s/$id',
  component: lazyPage(() => import('../pages/shared/shared-page.tsx'), 'SharedPage'),
})

/** The pages for signing in and up, and shared designs. */
export const signedOutRoutes = [
  welcome,
  signIn,
  signUp,
  confirmSignUp,
  confirmEmail,
  forgot,
  reset,
  invitation,
  shared,
] as const

function requirePasswordSignIn({ passwordSignIn }: SessionState): void {
  if (!passwordSignIn) throw redirect({ to: '/sign-in' })
}
