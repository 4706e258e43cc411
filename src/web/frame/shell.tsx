import { Link, Outlet, useMatches, useRouteContext } from '@tanstack/react-router'
import { FileDown, Images, LayoutTemplate, Shapes, Trash2 } from 'lucide-react'
import { Suspense } from 'react'
import { MainContent } from '../parts/main-content.tsx'
import { AccountMenu } from './account-menu.tsx'
import { PagePending } from './page-pending.tsx'
import { SkipLink } from './skip-link.tsx'
import { UploadsProvider } from './uploads.tsx'
import { LogoMark, Wordmark } from './wordmark.tsx'

export function Shell() {
  const { me } = useRouteContext({ from: '/signed-in' })
  const isFullScreen = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.isFullScreen) })
  // Keyed by account: if another window signs in as someone else, no state of the previous account survives.
  const page = (
    <UploadsProvider key={me._id}>
      <Suspense fallback={<PagePending />}>
        <Outlet />
      </Suspense>
    </UploadsProvider>
  )
  if (isFullScreen) return page
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[4rem_minmax(0,1fr)] lg:grid-cols-[14.5rem_minmax(0,1fr)]">
      <SkipLink />
      <SideBar />
      <header className="flex h-14 items-center justify-between border-b border-rule px-4 md:hidden">
        <Link to="/designs" search={{}} aria-label="Platen home" className="rounded-md">
          <Wordmark />
        </Link>
        <AccountMenu variant="small" />
      </header>
      <MainContent
        id="page"
        tabIndex={-1}
        className="mx-auto w-full max-w-[100rem] px-4 pt-6 pb-24 sm:px-6 md:pt-8 md:pb-12 lg:px-10"
      >
        {page}
      </MainContent>
      <TabBar />
    </div>
  )
}

function SideBar() {
  return (
    <header className="sticky top-0 hidden h-dvh flex-col border-r border-rule px-2 py-4 md:flex lg:px-3">
      <Link
        to="/designs"
        search={{}}
        aria-label="Platen home"
        className="mb-6 flex h-10 items-center rounded-md px-2 max-lg:justify-center"
      >
        <span className="lg:hidden">
          <LogoMark />
        </span>
        <span className="max-lg:hidden">
          <Wordmark />
        </span>
      </Link>
      <nav aria-label="Main" className="grid gap-0.5">
        {NAV_LINKS.map(({ to, label, icon: Icon }) => (
          <Link
            key={to}
            to={to}
            search={{}}
            activeOptions={{ includeSearch: false }}
            title={label}
            className="group flex h-10 items-center gap-3 rounded-md px-3 text-sm font-semibold text-ink-soft transition-colors duration-120 hover:bg-ink/5 hover:text-ink aria-[current]:bg-ink/7 aria-[current]:text-ink max-lg:justify-center max-lg:px-0"
          >
            <Icon className="size-5 group-aria-[current]:text-press" strokeWidth={1.8} aria-hidden />
            <span className="max-lg:sr-only">{label}</span>
          </Link>
        ))}
      </nav>
      <div className="mt-auto">
        <AccountMenu variant="side" />
      </div>
    </header>
  )
}

function TabBar() {
  return (
    <nav
      aria-label="Main"
      className="@container fixed inset-x-0 bottom-0 z-30 grid grid-cols-5 border-t border-rule bg-paper pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {NAV_LINKS.map(({ to, label, icon: Icon }) => (
        <Link
          key={to}
          to={to}
          search={{}}
          activeOptions={{ includeSearch: false }}
          className="group grid h-14 place-content-center justify-items-center gap-0.5 text-xs font-semibold text-ink-soft aria-[current]:text-ink"
        >
          <Icon className="size-5 group-aria-[current]:text-press" strokeWidth={1.8} aria-hidden />
          {/* At twice the text size, the five labels don't fit. */}
          <span className="@max-[18rem]:sr-only">{label}</span>
        </Link>
      ))}
    </nav>
  )
}

const NAV_LINKS = [
  { to: '/designs', label: 'Designs', icon: Shapes },
  { to: '/templates', label: 'Templates', icon: LayoutTemplate },
  { to: '/assets', label: 'Assets', icon: Images },
  { to: '/exports', label: 'Exports', icon: FileDown },
  { to: '/trash', label: 'Trash', icon: Trash2 },
] as const
