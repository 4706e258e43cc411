import { type QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  notFound,
  redirect,
  rootRouteId,
} from '@tanstack/react-router'
import { assetsQuery } from './api/assets.ts'
import { designQuery, designsPageQuery } from './api/designs.ts'
import { exportsQuery } from './api/exports.ts'
import { BASE_PATH } from './api/platen.ts'
import { type Me, sessionQuery } from './api/session.ts'
import { templateQuery, templatesQuery } from './api/templates.ts'
import { trashQuery } from './api/trash.ts'
import { PageError } from './frame/page-error.tsx'
import { PagePending } from './frame/page-pending.tsx'
import { Root } from './frame/root.tsx'
import { Shell } from './frame/shell.tsx'
import { lazyPage } from './lazy-page.tsx'
import { onlyRead } from './only-read.ts'
import { NotFoundPage } from './pages/not-found-page.tsx'
import { readAccountSearch } from './pages/account/search.ts'
import { readAssetsSearch } from './pages/assets/search.ts'
import { readDesignsSearch } from './pages/designs/search.ts'
import { readExportsSearch } from './pages/exports/search.ts'
import { readOperatorSearch } from './pages/operator/search.ts'
import { readTemplatesSearch } from './pages/templates/search.ts'

const searchOf = {
  account: onlyRead(readAccountSearch),
  designs: onlyRead(readDesignsSearch),
  templates: onlyRead(readTemplatesSearch),
  assets: onlyRead(readAssetsSearch),
  exports: onlyRead(readExportsSearch),
  operator: onlyRead(readOperatorSearch),
}

/*
 * Every page of the app and its address. A page is loaded when it is first opened; what its address may say beside the path is read by a
 * function of its own, so that no page ever sees nonsense. Its loader asks for what the page shows first, which would otherwise wait for the
 * page itself to be fetched and run; it waits for no answer, since each page says by itself that something is on its way, or was refused.
 */

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

/* Before there is an account. */

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
  validateSearch: searchOf.account,
  component: lazyPage(() => import('./pages/account/sign-in-page.tsx'), 'SignInPage'),
  beforeLoad: ({ context: { session } }) => {
    if (session.account || session.setup === 'needed') throw redirect({ to: '/' })
  },
})
const signUp = createRoute({
  getParentRoute: () => root,
  path: '/sign-up',
  validateSearch: searchOf.account,
  component: lazyPage(() => import('./pages/account/sign-up-page.tsx'), 'SignUpPage'),
  beforeLoad: ({ context: { session } }) => {
    if (session.account || session.setup === 'needed') throw redirect({ to: '/' })
  },
})
const forgot = createRoute({
  getParentRoute: () => root,
  path: '/forgot',
  component: lazyPage(() => import('./pages/account/forgot-page.tsx'), 'ForgotPage'),
})
const reset = createRoute({
  getParentRoute: () => root,
  path: '/reset',
  component: lazyPage(() => import('./pages/account/reset-page.tsx'), 'ResetPage'),
})
const shared = createRoute({
  getParentRoute: () => root,
  path: '/s/$id',
  component: lazyPage(() => import('./pages/shared/shared-page.tsx'), 'SharedPage'),
})

/* With an account. */

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
  validateSearch: searchOf.designs,
  component: lazyPage(() => import('./pages/designs/designs-page.tsx'), 'DesignsPage'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queries }, deps }) => ahead(queries.query(designsPageQuery(deps, 0))),
})
const design = createRoute({
  getParentRoute: () => signedIn,
  path: '/designs/$id',
  component: lazyPage(() => import('./pages/designs/design-page.tsx'), 'DesignPage'),
  loader: ({ context: { queries }, params: { id } }) => ahead(queries.query(designQuery(id))),
})
const fill = createRoute({
  getParentRoute: () => signedIn,
  path: '/designs/$id/fill',
  component: lazyPage(() => import('./pages/designs/fill-page.tsx'), 'FillPage'),
  loader: ({ context: { queries }, params: { id } }) => ahead(queries.query(designQuery(id))),
})
const trash = createRoute({
  getParentRoute: () => signedIn,
  path: '/trash',
  component: lazyPage(() => import('./pages/trash/trash-page.tsx'), 'TrashPage'),
  loader: ({ context: { queries } }) => ahead(queries.infiniteQuery(trashQuery)),
})
const templates = createRoute({
  getParentRoute: () => signedIn,
  path: '/templates',
  validateSearch: searchOf.templates,
  component: lazyPage(() => import('./pages/templates/templates-page.tsx'), 'TemplatesPage'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queries }, deps }) =>
    deps.from === undefined ? ahead(queries.infiniteQuery(templatesQuery(deps))) : undefined,
})
const template = createRoute({
  getParentRoute: () => signedIn,
  path: '/templates/$id',
  component: lazyPage(() => import('./pages/templates/template-page.tsx'), 'TemplatePage'),
  loader: ({ context: { queries }, params: { id } }) => ahead(queries.query(templateQuery(id))),
})
const assets = createRoute({
  getParentRoute: () => signedIn,
  path: '/assets',
  validateSearch: searchOf.assets,
  component: lazyPage(() => import('./pages/assets/assets-page.tsx'), 'AssetsPage'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queries }, deps: { q = '' } }) => ahead(queries.infiniteQuery(assetsQuery(q))),
})
const exports = createRoute({
  getParentRoute: () => signedIn,
  path: '/exports',
  validateSearch: searchOf.exports,
  component: lazyPage(() => import('./pages/exports/exports-page.tsx'), 'ExportsPage'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queries }, deps: { status } }) =>
    ahead(queries.infiniteQuery(exportsQuery(status ? { status } : {}))),
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
const operator = createRoute({
  getParentRoute: () => signedIn,
  path: '/operator',
  validateSearch: searchOf.operator,
  component: lazyPage(() => import('./pages/operator/operator-page.tsx'), 'OperatorPage'),
  beforeLoad: ({ context: { me } }) => {
    // As a path that is not there: who does not run the service need not know that somebody does it here.
    if (me.role !== 'owner') notFound({ throw: true, routeId: rootRouteId })
  },
})

/* For everybody. */

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
/* As its file is called, which is what people guess. */
const documentName = createRoute({
  getParentRoute: () => docs,
  path: '/document',
  beforeLoad: ({ location: { hash } }) => {
    throw redirect({ to: '/docs/document-format', hash })
  },
})
const reference = createRoute({
  getParentRoute: () => docs,
  path: '/reference',
  component: lazyPage(() => import('./pages/docs/reference-page.tsx'), 'ReferencePage'),
})
const sessionReference = createRoute({
  getParentRoute: () => docs,
  path: '/session',
  component: lazyPage(() => import('./pages/docs/session-page.tsx'), 'SessionReferencePage'),
})

const tree = root.addChildren([
  home,
  welcome,
  signIn,
  signUp,
  forgot,
  reset,
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
    settings.addChildren([settingsHome, accountSettings, keySettings, planSettings, sessionSettings]),
    operator,
  ]),
  docs.addChildren([docsHome, guide, documentFormat, documentName, reference, sessionReference]),
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
    // A page that has come is shown: what stands in for it has its shape, and nothing flickers.
    defaultPendingMinMs: 0,
  })
}

/** What is refused here the page asks for again, and tells. */
function ahead(asked: Promise<unknown>): undefined {
  void asked.catch(() => undefined)
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
