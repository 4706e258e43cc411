import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  notFound,
  redirect,
  rootRouteId,
} from '@tanstack/react-router'
import { assetsQuery } from './api/asset-queries.ts'
import { designQuery, designsPageQuery } from './api/design-queries.ts'
import { exportsQuery } from './api/export-queries.ts'
import { BASE_PATH } from './api/platen.ts'
import { type Me, sessionQuery, type SessionState } from './api/session-queries.ts'
import { templateQuery, templatesQuery } from './api/template-queries.ts'
import { trashQuery } from './api/trash-queries.ts'
import { NotFoundPage } from './frame/not-found-page.tsx'
import { PageError } from './frame/page-error.tsx'
import { PagePending } from './frame/page-pending.tsx'
import { Root } from './frame/root.tsx'
import { Shell } from './frame/shell.tsx'
import { validateSearch } from './pages/page-search.ts'
import { lazyPage } from './parts/lazy-page.tsx'

// Loaders prefetch a page's first data in parallel with its code and do not wait for it: pages show
// loading states and errors themselves.

const root = createRootRouteWithContext<{ readonly queries: QueryClient }>()({
  component: Root,
  beforeLoad: async ({ context }) => ({
    session: await context.queries.query({ ...sessionQuery, staleTime: 'static' }),
  }),
})

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: ({ context: { session } }) => {
    if (session.setup === 'needed') throw redirect({ to: '/welcome' })
    throw redirect({ to: session.account ? '/designs' : '/sign-in' })
  },
})

/* Signed out. */

const welcome = createRoute({
  getParentRoute: () => root,
  path: '/welcome',
  component: lazyPage(() => import('./pages/account/welcome-page.tsx'), 'WelcomePage'),
  beforeLoad: ({ context: { session } }) => {
    if (session.setup === 'done') throw redirect({ to: '/' })
  },
})
const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: validateSearch.signIn,
  component: lazyPage(() => import('./pages/account/sign-in-page.tsx'), 'SignInPage'),
  beforeLoad: ({ context: { session } }) => {
    if (session.account || session.setup === 'needed') throw redirect({ to: '/' })
  },
})
const signUp = createRoute({
  getParentRoute: () => root,
  path: '/sign-up',
  validateSearch: validateSearch.account,
  component: lazyPage(() => import('./pages/account/sign-up-page.tsx'), 'SignUpPage'),
  beforeLoad: ({ context: { session } }) => {
    if (session.account || session.setup === 'needed') throw redirect({ to: '/' })
    requirePasswordSignIn(session)
  },
})
const confirmSignUp = createRoute({
  getParentRoute: () => root,
  path: '/sign-up/confirm',
  component: lazyPage(() => import('./pages/account/confirm-sign-up-page.tsx'), 'ConfirmSignUpPage'),
})
const confirmEmail = createRoute({
  getParentRoute: () => root,
  path: '/confirm-email',
  component: lazyPage(() => import('./pages/account/confirm-email-page.tsx'), 'ConfirmEmailPage'),
})
const forgot = createRoute({
  getParentRoute: () => root,
  path: '/forgot',
  component: lazyPage(() => import('./pages/account/forgot-page.tsx'), 'ForgotPage'),
  beforeLoad: ({ context: { session } }) => requirePasswordSignIn(session),
})
const reset = createRoute({
  getParentRoute: () => root,
  path: '/reset',
  component: lazyPage(() => import('./pages/account/reset-page.tsx'), 'ResetPage'),
  beforeLoad: ({ context: { session } }) => requirePasswordSignIn(session),
})
const invitation = createRoute({
  getParentRoute: () => root,
  path: '/invitation',
  component: lazyPage(() => import('./pages/account/invitation-page.tsx'), 'InvitationPage'),
})
const shared = createRoute({
  getParentRoute: () => root,
  path: '/s/$id',
  component: lazyPage(() => import('./pages/shared/shared-page.tsx'), 'SharedPage'),
})

function requirePasswordSignIn({ passwordSignIn }: SessionState): void {
  if (!passwordSignIn) throw redirect({ to: '/sign-in' })
}

/* Signed in. */

const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  component: Shell,
  beforeLoad: ({ context: { session }, location }): { me: Me } => {
    if (session.setup === 'needed') throw redirect({ to: '/welcome' })
    if (!session.account) throw redirect({ to: '/sign-in', search: { next: location.href } })
    return { me: session.account }
  },
})
const designs = createRoute({
  getParentRoute: () => signedIn,
  path: '/designs',
  validateSearch: validateSearch.designs,
  component: lazyPage(() => import('./pages/designs/designs-page.tsx'), 'DesignsPage'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queries }, deps }) => prefetch(queries.query(designsPageQuery(deps, 0))),
})
const design = createRoute({
  getParentRoute: () => signedIn,
  path: '/designs/$id',
  component: lazyPage(() => import('./pages/designs/design-page.tsx'), 'DesignPage'),
  loader: ({ context: { queries }, params: { id } }) => prefetch(queries.query(designQuery(id))),
})
const fill = createRoute({
  getParentRoute: () => signedIn,
  path: '/designs/$id/fill',
  component: lazyPage(() => import('./pages/designs/content-page.tsx'), 'ContentPage'),
  loader: ({ context: { queries }, params: { id } }) => prefetch(queries.query(designQuery(id))),
})
const trash = createRoute({
  getParentRoute: () => signedIn,
  path: '/trash',
  component: lazyPage(() => import('./pages/trash/trash-page.tsx'), 'TrashPage'),
  loader: ({ context: { queries } }) => prefetch(queries.infiniteQuery(trashQuery)),
})
const templates = createRoute({
  getParentRoute: () => signedIn,
  path: '/templates',
  validateSearch: validateSearch.templates,
  component: lazyPage(() => import('./pages/templates/templates-page.tsx'), 'TemplatesPage'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queries }, deps }) =>
    deps.from === undefined ? prefetch(queries.infiniteQuery(templatesQuery(deps))) : undefined,
})
const template = createRoute({
  getParentRoute: () => signedIn,
  path: '/templates/$id',
  component: lazyPage(() => import('./pages/templates/template-page.tsx'), 'TemplatePage'),
  loader: ({ context: { queries }, params: { id } }) => prefetch(queries.query(templateQuery(id))),
})
const assets = createRoute({
  getParentRoute: () => signedIn,
  path: '/assets',
  validateSearch: validateSearch.assets,
  component: lazyPage(() => import('./pages/assets/assets-page.tsx'), 'AssetsPage'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queries }, deps: { q = '' } }) => prefetch(queries.infiniteQuery(assetsQuery(q))),
})
const exports = createRoute({
  getParentRoute: () => signedIn,
  path: '/exports',
  validateSearch: validateSearch.exports,
  component: lazyPage(() => import('./pages/exports/exports-page.tsx'), 'ExportsPage'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queries }, deps: { status } }) =>
    prefetch(queries.infiniteQuery(exportsQuery(status ? { status } : {}))),
})
const settings = createRoute({
  getParentRoute: () => signedIn,
  path: '/settings',
  component: lazyPage(() => import('./pages/settings/settings-layout.tsx'), 'SettingsLayout'),
})
const settingsHome = createRoute({
  getParentRoute: () => settings,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/settings/account' })
  },
})
const accountSettings = createRoute({
  getParentRoute: () => settings,
  path: '/account',
  validateSearch: validateSearch.accountSettings,
  component: lazyPage(() => import('./pages/settings/account-page.tsx'), 'AccountPage'),
})
const keySettings = createRoute({
  getParentRoute: () => settings,
  path: '/keys',
  component: lazyPage(() => import('./pages/settings/keys-page.tsx'), 'KeysPage'),
})
const planSettings = createRoute({
  getParentRoute: () => settings,
  path: '/plan',
  component: lazyPage(() => import('./pages/settings/plan-page.tsx'), 'PlanPage'),
})
const sessionSettings = createRoute({
  getParentRoute: () => settings,
  path: '/sessions',
  component: lazyPage(() => import('./pages/settings/sessions-page.tsx'), 'SessionsPage'),
})
const activitySettings = createRoute({
  getParentRoute: () => settings,
  path: '/activity',
  component: lazyPage(() => import('./pages/settings/activity-page.tsx'), 'ActivityPage'),
})
const operator = createRoute({
  getParentRoute: () => signedIn,
  path: '/operator',
  validateSearch: validateSearch.admin,
  component: lazyPage(() => import('./pages/operator/operator-page.tsx'), 'OperatorPage'),
  beforeLoad: ({ context: { me } }) => {
    // Responds as to an unknown path, so that members do not learn that this page exists.
    if (me.role !== 'owner') notFound({ throw: true, routeId: rootRouteId })
  },
})

/* Public. */

const docs = createRoute({
  getParentRoute: () => root,
  path: '/docs',
  component: lazyPage(() => import('./pages/docs/docs-layout.tsx'), 'DocsLayout'),
})
const docsHome = createRoute({
  getParentRoute: () => docs,
  path: '/',
  component: lazyPage(() => import('./pages/docs/docs-home-page.tsx'), 'DocsHomePage'),
})
const guide = createRoute({
  getParentRoute: () => docs,
  path: '/guide',
  component: lazyPage(() => import('./pages/docs/guide-page.tsx'), 'GuidePage'),
})
const documentFormat = createRoute({
  getParentRoute: () => docs,
  path: '/document-format',
  component: lazyPage(() => import('./pages/docs/document-format-page.tsx'), 'DocumentFormatPage'),
})
const properties = createRoute({
  getParentRoute: () => docs,
  path: '/properties',
  component: lazyPage(() => import('./pages/docs/properties-page.tsx'), 'PropertiesPage'),
})
const oldDocumentPath = createRoute({
  getParentRoute: () => docs,
  path: '/document',
  beforeLoad: ({ location: { hash } }) => {
    throw redirect({ to: '/docs/document-format', hash })
  },
})
const reference = createRoute({
  getParentRoute: () => docs,
  path: '/reference',
  component: lazyPage(() => import('./pages/docs/reference/reference.tsx'), 'ReferencePage'),
})
const sessionReference = createRoute({
  getParentRoute: () => docs,
  path: '/session',
  component: lazyPage(() => import('./pages/docs/reference/reference.tsx'), 'SessionReferencePage'),
})

const tree = root.addChildren([
  home,
  welcome,
  signIn,
  signUp,
  confirmSignUp,
  confirmEmail,
  forgot,
  reset,
  invitation,
  shared,
  signedIn.addChildren([
    designs,
    design,
    fill,
    trash,
    templates,
    template,
    assets,
    exports,
    settings.addChildren([settingsHome, accountSettings, keySettings, planSettings, sessionSettings, activitySettings]),
    operator,
  ]),
  docs.addChildren([docsHome, guide, documentFormat, properties, oldDocumentPath, reference, sessionReference]),
])

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

/** Ignores errors, since the page requests the data again and shows them. */
function prefetch(request: Promise<unknown>): undefined {
  void request.catch(() => undefined)
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
