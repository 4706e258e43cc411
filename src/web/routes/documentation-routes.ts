import { createRoute, redirect } from '@tanstack/react-router'
import { lazyPage } from '../parts/lazy-page.tsx'
import { rootRoute } from './root-route.ts'

const docs = createRoute({
  getParentRoute: () => rootRoute,
  path: '/docs',
  component: lazyPage(() => import('../pages/docs/docs-layout.tsx'), 'DocsLayout'),
})
const docsHome = createRoute({
  getParentRoute: () => docs,
  path: '/',
  component: lazyPage(() => import('../pages/docs/docs-home-page.tsx'), 'DocsHomePage'),
})
const guide = createRoute({
  getParentRoute: () => docs,
  path: '/guide',
  component: lazyPage(() => import('../pages/docs/guide-page.tsx'), 'GuidePage'),
})
const editorGuide = createRoute({
  getParentRoute: () => docs,
  path: '/editor',
  component: lazyPage(() => import('../pages/docs/editor-guide-page.tsx'), 'EditorGuidePage'),
})
const operations = createRoute({
  getParentRoute: () => docs,
  path: '/operations',
  component: lazyPage(() => import('../pages/docs/operations-page.tsx'), 'OperationsPage'),
})
const documentFormat = createRoute({
  getParentRoute: () => docs,
  path: '/document-format',
  component: lazyPage(() => import('../pages/docs/document-format-page.tsx'), 'DocumentFormatPage'),
})
const properties = createRoute({
  getParentRoute: () => docs,
  path: '/properties',
  component: lazyPage(() => import('../pages/docs/properties-page.tsx'), 'PropertiesPage'),
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
  component: lazyPage(() => import('../pages/docs/reference/reference.tsx'), 'ReferencePage'),
})
const sessionReference = createRoute({
  getParentRoute: () => docs,
  path: '/session',
  component: lazyPage(() => import('../pages/docs/reference/reference.tsx'), 'SessionReferencePage'),
})

export const documentationRoutes = docs.addChildren([
  docsHome,
  guide,
  editorGuide,
  documentFormat,
  operations,
  properties,
  oldDocumentPath,
  reference,
  sessionReference,
])
