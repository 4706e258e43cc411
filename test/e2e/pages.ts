import type { AppWorld } from '../setup/app-world.ts'

/** A page of the app, for the tests that open all of them. */
export interface AppPage {
  /** The first part of the names of its screenshots. */
  readonly name: string
  readonly path: (world: AppWorld) => string
  readonly as: 'owner' | 'visitor'
  /** The text of its heading, which shows that the page has loaded. */
  readonly heading: string | RegExp
  /** Whether the page has a reviewed screenshot on a phone too, where its layout differs. */
  readonly phone?: true
  /** Whether the page has a reviewed screenshot in the dark theme too. */
  readonly dark?: true
}

/** Returns the reviewed screenshots of a page, as `width-theme`. They are few, so that a person can review all. */
export function screensOf({ phone, dark }: AppPage): string[] {
  return ['desktop-light', ...(phone ? ['phone-light'] : []), ...(dark ? ['desktop-dark'] : [])]
}

/** Every page. Dialogs and menus are covered by the tests of their pages. */
export const PAGES: readonly AppPage[] = [
  { name: 'sign-in', path: () => '/sign-in', as: 'visitor', heading: 'Sign in', phone: true },
  { name: 'sign-up', path: () => '/sign-up', as: 'visitor', heading: /account/i },
  { name: 'confirm-sign-up', path: () => '/sign-up/confirm#token=none', as: 'visitor', heading: /password/i },
  { name: 'confirm-email', path: () => '/confirm-email#token=none', as: 'visitor', heading: /email/i },
  { name: 'forgot', path: () => '/forgot', as: 'visitor', heading: /password/i },
  { name: 'reset', path: () => '/reset#token=none', as: 'visitor', heading: /password/i },
  { name: 'first-password', path: () => '/reset#token=none&first=yes', as: 'visitor', heading: 'Choose your password' },
  {
    name: 'invitation',
    path: ({ ids }) => `/invitation#token=${ids.invitation}`,
    as: 'visitor',
    heading: /invitation/i,
  },
  { name: 'shared', path: ({ ids }) => `/s/${ids.shared}`, as: 'visitor', heading: 'Trattoria menu', phone: true },
  { name: 'designs', path: () => '/designs', as: 'owner', heading: 'Designs', phone: true, dark: true },
  {
    name: 'designs-folder',
    path: ({ ids }) => `/designs?folder=${ids.folder}`,
    as: 'owner',
    heading: 'Designs',
    phone: true,
    dark: true,
  },
  { name: 'designs-recent', path: () => '/designs?show=recent', as: 'owner', heading: 'Recently opened' },
  { name: 'designs-nothing-found', path: () => '/designs?q=zzzz', as: 'owner', heading: 'Designs' },
  {
    name: 'design',
    path: ({ ids }) => `/designs/${ids.design}`,
    as: 'owner',
    heading: 'Annual report',
    phone: true,
    dark: true,
  },
  {
    name: 'fill',
    path: ({ ids }) => `/designs/${ids.design}/fill`,
    as: 'owner',
    heading: 'Fill in Annual report',
    phone: true,
    dark: true,
  },
  { name: 'versions', path: ({ ids }) => `/designs/${ids.versioned}/versions`, as: 'owner', heading: 'Versions' },
  {
    name: 'versions-compared',
    path: ({ ids }) => `/designs/${ids.versioned}/versions?revision=2&compare=current`,
    as: 'owner',
    heading: 'Versions',
    phone: true,
    dark: true,
  },
  { name: 'trash', path: () => '/trash', as: 'owner', heading: 'Trash' },
  { name: 'templates', path: () => '/templates', as: 'owner', heading: 'Templates', phone: true },
  { name: 'community', path: () => '/templates?from=community', as: 'owner', heading: 'Templates' },
  {
    name: 'template',
    path: ({ ids }) => `/templates/${ids.template}`,
    as: 'owner',
    heading: 'Jazz night flyer',
    dark: true,
  },
  { name: 'assets', path: () => '/assets', as: 'owner', heading: 'Assets' },
  { name: 'exports', path: () => '/exports', as: 'owner', heading: 'Exports', phone: true, dark: true },
  { name: 'exports-none-failed', path: () => '/exports?status=failed', as: 'owner', heading: 'Exports' },
  { name: 'settings-account', path: () => '/settings/account', as: 'owner', heading: /account/i },
  { name: 'settings-keys', path: () => '/settings/keys', as: 'owner', heading: 'API keys', dark: true },
  { name: 'settings-plan', path: () => '/settings/plan', as: 'owner', heading: 'Usage' },
  { name: 'settings-sessions', path: () => '/settings/sessions', as: 'owner', heading: 'Sessions' },
  { name: 'settings-activity', path: () => '/settings/activity', as: 'owner', heading: 'Activity' },
  { name: 'operator', path: () => '/operator', as: 'owner', heading: 'Admin' },
  { name: 'operator-activity', path: () => '/operator?view=activity', as: 'owner', heading: 'Admin' },
  { name: 'operator-invitations', path: () => '/operator?view=invitations', as: 'owner', heading: 'Admin' },
  { name: 'operator-servers', path: () => '/operator?view=servers', as: 'owner', heading: 'Admin' },
  { name: 'docs', path: () => '/docs', as: 'visitor', heading: /./ },
  { name: 'docs-guide', path: () => '/docs/guide', as: 'visitor', heading: /./, phone: true },
  { name: 'docs-properties', path: () => '/docs/properties', as: 'visitor', heading: /./ },
  { name: 'docs-document-format', path: () => '/docs/document-format', as: 'visitor', heading: /./ },
  { name: 'docs-reference', path: () => '/docs/reference', as: 'visitor', heading: /./, dark: true },
  { name: 'docs-session', path: () => '/docs/session', as: 'visitor', heading: /./ },
  { name: 'not-found', path: () => '/nothing/here', as: 'visitor', heading: 'Page not found' },
]
