import './docs.css'
import { Link, Outlet, useRouteContext } from '@tanstack/react-router'
import { MoonStar, Sun } from 'lucide-react'
import { Suspense } from 'react'
import { PagePending } from '../../frame/page-pending.tsx'
import { SkipLink } from '../../frame/skip-link.tsx'
import { Wordmark } from '../../frame/wordmark.tsx'
import { Button, IconButton } from '../../parts/button.tsx'
import { MainContent } from '../../parts/main-content.tsx'
import { useTheme } from '../../parts/preferences.ts'

const PAGES = [
  { to: '/docs', label: 'Overview' },
  { to: '/docs/guide', label: 'Guide' },
  { to: '/docs/editor', label: 'Editor' },
  { to: '/docs/document-format', label: 'Document format' },
  { to: '/docs/properties', label: 'Properties' },
  { to: '/docs/operations', label: 'Operations' },
  { to: '/docs/reference', label: 'Reference' },
] as const

export function DocsLayout() {
  return (
    <>
      <SkipLink />
      <header className="sticky top-0 z-30 border-b border-rule bg-paper/95 backdrop-blur">
        <div className="mx-auto flex max-w-[90rem] flex-wrap items-center gap-x-6 px-4 sm:px-6 lg:px-10">
          <Link to="/docs" aria-label="Platen documentation" className="flex h-14 items-center rounded-md">
            <Wordmark />
          </Link>
          <nav
            aria-label="Documentation"
            className="order-3 -mx-1 flex w-full gap-1 overflow-x-auto md:order-none md:w-auto md:flex-1"
          >
            {PAGES.map(({ to, label }) => (
              <Link
                key={to}
                to={to}
                activeOptions={{ exact: true, includeHash: false }}
                className="flex h-11 shrink-0 items-center border-b-2 border-transparent px-2.5 text-sm font-semibold text-ink-soft transition-colors duration-120 hover:text-ink aria-[current]:border-press aria-[current]:text-ink md:h-14"
              >
                {label}
              </Link>
            ))}
          </nav>
          <div className="ml-auto flex items-center gap-1">
            <ThemeButton />
            <AppLink />
          </div>
        </div>
      </header>
      <MainContent id="page" tabIndex={-1} className="mx-auto w-full max-w-[90rem] px-4 pt-8 pb-24 sm:px-6 lg:px-10">
        <Suspense fallback={<PagePending />}>
          <Outlet />
        </Suspense>
      </MainContent>
    </>
  )
}

function ThemeButton() {
  const [theme, choose] = useTheme()
  const isDark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  return (
    <IconButton
      icon={isDark ? Sun : MoonStar}
      label={isDark ? 'Light theme' : 'Dark theme'}
      onClick={() => choose(isDark ? 'light' : 'dark')}
    />
  )
}

function AppLink() {
  const { session } = useRouteContext({ from: '__root__' })
  return (
    <Button asChild height="small">
      {session.account ? (
        <Link to="/designs" search={{}}>
          Your designs
        </Link>
      ) : (
        <Link to="/sign-in">Sign in</Link>
      )}
    </Button>
  )
}
