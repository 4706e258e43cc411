import { type AppWorld } from '../setup/app-world.ts'

/** One page of the app, as the tests that look at all of them open it. */
export interface AppPage {
  /** Of its pictures. */
  readonly name: string
  readonly path: (world: AppWorld) => string
  /** Who looks at it. */
  readonly as: 'owner' | 'nobody'
  /** The text of its heading: the page is there once this is. */
  readonly heading: string | RegExp
}

/** Every page that stands by itself. What opens above a page is looked at in the tests of that page. */
export const PAGES: readonly AppPage[] = [
  { name: 'sign-in', path: () => '/sign-in', as: 'nobody', heading: 'Sign in' },
  { name: 'sign-up', path: () => '/sign-up', as: 'nobody', heading: /account/i },
  { name: 'forgot', path: () => '/forgot', as: 'nobody', heading: /password/i },
  { name: 'reset', path: () => '/reset#token=none', as: 'nobody', heading: /password/i },
  { name: 'shared', path: ({ ids }) => `/s/${ids.shared}`, as: 'nobody', heading: 'Trattoria menu' },
  { name: 'designs', path: () => '/designs', as: 'owner', heading: 'Designs' },
  { name: 'designs-nothing-found', path: () => '/designs?q=zzzz', as: 'owner', heading: 'Designs' },
  { name: 'design', path: ({ ids }) => `/designs/${ids.design}`, as: 'owner', heading: 'Annual report' },
  { name: 'fill', path: ({ ids }) => `/designs/${ids.design}/fill`, as: 'owner', heading: 'Words and pictures' },
  { name: 'trash', path: () => '/trash', as: 'owner', heading: 'Trash' },
  { name: 'templates', path: () => '/templates', as: 'owner', heading: 'Templates' },
  { name: 'community', path: () => '/templates?from=community', as: 'owner', heading: 'Templates' },
  { name: 'template', path: ({ ids }) => `/templates/${ids.template}`, as: 'owner', heading: 'Jazz night flyer' },
  { name: 'assets', path: () => '/assets', as: 'owner', heading: 'Assets' },
  { name: 'exports', path: () => '/exports', as: 'owner', heading: 'Exports' },
  { name: 'exports-none-failed', path: () => '/exports?status=failed', as: 'owner', heading: 'Exports' },
  { name: 'settings-account', path: () => '/settings/account', as: 'owner', heading: /account/i },
  { name: 'settings-keys', path: () => '/settings/keys', as: 'owner', heading: 'API keys' },
  { name: 'settings-plan', path: () => '/settings/plan', as: 'owner', heading: /plan/i },
  { name: 'settings-sessions', path: () => '/settings/sessions', as: 'owner', heading: 'Sessions' },
  { name: 'operator', path: () => '/operator', as: 'owner', heading: 'Operator' },
  { name: 'docs', path: () => '/docs', as: 'nobody', heading: /./ },
  { name: 'docs-guide', path: () => '/docs/guide', as: 'nobody', heading: /./ },
  { name: 'docs-document-format', path: () => '/docs/document-format', as: 'nobody', heading: /./ },
  { name: 'docs-reference', path: () => '/docs/reference', as: 'nobody', heading: /./ },
  { name: 'docs-session', path: () => '/docs/session', as: 'nobody', heading: /./ },
  { name: 'not-found', path: () => '/nothing/here', as: 'nobody', heading: 'Nothing is printed here' },
]
