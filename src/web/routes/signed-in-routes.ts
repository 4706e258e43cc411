import type { QueryClient } from '@tanstack/react-query'
import { createRoute, notFound, redirect, rootRouteId } from '@tanstack/react-router'
import { assetsQuery } from '../api/asset-queries.ts'
import { designQuery, designsPageQuery } from '../api/design-queries.ts'
import { exportsQuery } from '../api/export-queries.ts'
import { foldersQuery } from '../api/folder-queries.ts'
import type { Me } from '../api/session-queries.ts'
import {
  collectionsQuery,
  isUnfiltered,
  recentTemplatesQuery,
  templateQuery,
  templatesQuery,
} from '../api/template-queries.ts'
import { trashQuery } from '../api/trash-queries.ts'
import { versionsQuery } from '../api/version-queries.ts'
import { Shell } from '../frame/shell.tsx'
import { filterOf, startOfToday } from '../pages/designs/filter-of.ts'
import { validateSearch } from '../pages/page-search.ts'
import { lazyPage } from '../parts/lazy-page.tsx'
import { rootRoute } from './root-route.ts'

// Loaders prefetch a page's first data in parallel with its code and do not wait for it: pages show
// loading states and errors themselves.

/** Who was signed in last. */
let me: Me | undefined
const EDITOR = /\/designs\/[^/]+\/edit$/

const signedIn = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  component: Shell,
  beforeLoad: ({ context: { session }, location, cause }): { me: Me } => {
    if (session.setup === 'needed') throw redirect({ to: '/welcome' })
    if (session.account) me = session.account
    // The editor may have changes that are not saved. It asks to sign in again itself, in another window.
    else if (me && cause === 'stay' && EDITOR.test(location.pathname)) return { me }
    else throw redirect({ to: '/sign-in', search: { next: location.href } })
    return { me }
  },
})
const designs = createRoute({
  getParentRoute: () => signedIn,
  path: '/designs',
  validateSearch: validateSearch.designs,
  component: lazyPage(() => import('../pages/designs/designs-page.tsx'), 'DesignsPage'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queries }, deps }) => {
    prefetch(queries.query(foldersQuery))
    prefetch(queries.query(designsPageQuery({ recent: true }, 0)))
    prefetch(queries.query(designsPageQuery(filterOf(deps, startOfToday()), 0)))
  },
})
const design = createRoute({
  getParentRoute: () => signedIn,
  path: '/designs/$id',
  component: lazyPage(() => import('../pages/designs/design-page.tsx'), 'DesignPage'),
  loader: ({ context: { queries }, params: { id } }) => prefetch(queries.query(designQuery(id))),
})
const edit = createRoute({
  getParentRoute: () => signedIn,
  path: '/designs/$id/edit',
  validateSearch: validateSearch.editor,
  staticData: { isFullScreen: true, prefetch: prefetchDesign },
  component: lazyPage(() => import('../pages/editor/editor-page.tsx'), 'EditorPage'),
  loader: ({ context: { queries }, params }) => prefetchDesign(queries, params),
})
const fill = createRoute({
  getParentRoute: () => signedIn,
  path: '/designs/$id/fill',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/designs/$id/edit', params, search: { panel: 'content' }, replace: true })
  },
})
const versions = createRoute({
  getParentRoute: () => signedIn,
  path: '/designs/$id/versions',
  validateSearch: validateSearch.versions,
  component: lazyPage(() => import('../pages/versions/versions-page.tsx'), 'VersionsPage'),
  loader: ({ context: { queries }, params: { id } }) => prefetch(queries.infiniteQuery(versionsQuery(id))),
})
const trash = createRoute({
  getParentRoute: () => signedIn,
  path: '/trash',
  component: lazyPage(() => import('../pages/trash/trash-page.tsx'), 'TrashPage'),
  loader: ({ context: { queries } }) => prefetch(queries.infiniteQuery(trashQuery)),
})
const templates = createRoute({
  getParentRoute: () => signedIn,
  path: '/templates',
  validateSearch: validateSearch.templates,
  component: lazyPage(() => import('../pages/templates/templates-page.tsx'), 'TemplatesPage'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queries }, deps }) =>
    deps.from === undefined
      ? prefetch(
          Promise.all([
            queries.infiniteQuery(templatesQuery(deps)),
            queries.query(collectionsQuery),
            isUnfiltered(deps) && queries.query(recentTemplatesQuery),
          ]),
        )
      : undefined,
})
const template = createRoute({
  getParentRoute: () => signedIn,
  path: '/templates/$id',
  component: lazyPage(() => import('../pages/templates/template-page.tsx'), 'TemplatePage'),
  loader: ({ context: { queries }, params: { id } }) => prefetch(queries.query(templateQuery(id))),
})
const assets = createRoute({
  getParentRoute: () => signedIn,
  path: '/assets',
  validateSearch: validateSearch.assets,
  component: lazyPage(() => import('../pages/assets/assets-page.tsx'), 'AssetsPage'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queries }, deps: { q = '' } }) => prefetch(queries.infiniteQuery(assetsQuery(q))),
})
const exports = createRoute({
  getParentRoute: () => signedIn,
  path: '/exports',
  validateSearch: validateSearch.exports,
  component: lazyPage(() => import('../pages/exports/exports-page.tsx'), 'ExportsPage'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queries }, deps: { status } }) =>
    prefetch(queries.infiniteQuery(exportsQuery(status ? { status } : {}))),
})
const settings = createRoute({
  getParentRoute: () => signedIn,
  path: '/settings',
  component: lazyPage(() => import('../pages/settings/settings-layout.tsx'), 'SettingsLayout'),
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
  component: lazyPage(() => import('../pages/settings/account-page.tsx'), 'AccountPage'),
})
const keySettings = createRoute({
  getParentRoute: () => settings,
  path: '/keys',
  component: lazyPage(() => import('../pages/settings/keys-page.tsx'), 'KeysPage'),
})
const planSettings = createRoute({
  getParentRoute: () => settings,
  path: '/plan',
  component: lazyPage(() => import('../pages/settings/plan-page.tsx'), 'PlanPage'),
})
const sessionSettings = createRoute({
  getParentRoute: () => settings,
  path: '/sessions',
  component: lazyPage(() => import('../pages/settings/sessions-page.tsx'), 'SessionsPage'),
})
const activitySettings = createRoute({
  getParentRoute: () => settings,
  path: '/activity',
  component: lazyPage(() => import('../pages/settings/activity-page.tsx'), 'ActivityPage'),
})
const operator = createRoute({
  getParentRoute: () => signedIn,
  path: '/operator',
  validateSearch: validateSearch.admin,
  component: lazyPage(() => import('../pages/operator/operator-page.tsx'), 'OperatorPage'),
  beforeLoad: ({ context: { me } }) => {
    // Responds as to an unknown path, so that members do not learn that this page exists.
    if (me.role !== 'owner') notFound({ throw: true, routeId: rootRouteId })
  },
})

export const signedInRoutes = signedIn.addChildren([
  designs,
  design,
  edit,
  fill,
  versions,
  trash,
  templates,
  template,
  assets,
  exports,
  settings.addChildren([settingsHome, accountSettings, keySettings, planSettings, sessionSettings, activitySettings]),
  operator,
])

function prefetchDesign(queries: QueryClient, { id = '' }: Readonly<Record<string, string>>): undefined {
  prefetch(queries.query(designQuery(id)))
}

/** Ignores errors, since the page requests the data again and shows them. */
function prefetch(request: Promise<unknown>): undefined {
  void request.catch(() => undefined)
}
