import { Link, Outlet, useRouteContext } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Main } from '../parts/main.tsx'
import { AccountMenu } from './account-menu.tsx'
import { PLACES } from './places.ts'
import { PagePending } from './page-pending.tsx'
import { SkipLink } from './skip-link.tsx'
import { TabBar } from './tab-bar.tsx'
import { UploadsProvider } from './uploads.tsx'
import { Sign, Wordmark } from './wordmark.tsx'

/** Around every page of an account: places to go at the side, on a phone below. */
export function Shell() {
  const { me } = useRouteContext({ from: '/signed-in' })
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[4rem_minmax(0,1fr)] lg:grid-cols-[14.5rem_minmax(0,1fr)]">
      <SkipLink />
      <SideBar />
      <header className="flex h-14 items-center justify-between border-b border-rule px-4 md:hidden">
        <Link to="/designs" search={{}} aria-label="Platen: designs" className="rounded-md">
          <Wordmark />
        </Link>
        <AccountMenu look="small" />
      </header>
      <Main
        id="page"
        tabIndex={-1}
        className="mx-auto w-full max-w-[100rem] px-4 pt-6 pb-24 sm:px-6 md:pt-8 md:pb-12 lg:px-10"
      >
        {/* Where somebody else signed in by another window, nothing that was shown, typed or sent for the one before is theirs. */}
        <UploadsProvider key={me._id}>
          <Suspense fallback={<PagePending />}>
            <Outlet />
          </Suspense>
        </UploadsProvider>
      </Main>
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
        aria-label="Platen: designs"
        className="mb-6 flex h-10 items-center rounded-md px-2 max-lg:justify-center"
      >
        <span className="lg:hidden">
          <Sign />
        </span>
        <span className="max-lg:hidden">
          <Wordmark />
        </span>
      </Link>
      <nav aria-label="Main" className="grid gap-0.5">
        {PLACES.map(({ to, label, icon: Icon }) => (
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
        <AccountMenu look="side" />
      </div>
    </header>
  )
}
