import { Link, Outlet } from '@tanstack/react-router'
import { Gauge, History, KeyRound, MonitorSmartphone, UserRound } from 'lucide-react'
import { Suspense } from 'react'
import { PagePending } from '../../frame/page-pending.tsx'

const AREAS = [
  { to: '/settings/account', label: 'Account', icon: UserRound },
  { to: '/settings/keys', label: 'API keys', icon: KeyRound },
  { to: '/settings/plan', label: 'Usage', icon: Gauge },
  { to: '/settings/sessions', label: 'Sessions', icon: MonitorSmartphone },
  { to: '/settings/activity', label: 'Activity', icon: History },
] as const

export function SettingsLayout() {
  return (
    <div className="grid max-w-5xl gap-x-12 gap-y-6 xl:grid-cols-[11rem_minmax(0,1fr)]">
      <nav
        aria-label="Settings"
        className="flex gap-1 overflow-x-auto border-b border-rule max-xl:-mx-4 max-xl:px-4 max-xl:pb-2 sm:max-xl:-mx-6 sm:max-xl:px-6 xl:sticky xl:top-8 xl:grid xl:gap-0.5 xl:self-start xl:border-0"
      >
        {AREAS.map(({ to, label, icon: Icon }) => (
          <Link
            key={to}
            to={to}
            className="group flex h-10 shrink-0 items-center gap-2.5 rounded-md px-3 text-sm font-semibold text-ink-soft transition-colors duration-120 hover:bg-ink/5 hover:text-ink aria-[current]:bg-ink/7 aria-[current]:text-ink xl:h-9"
          >
            <Icon className="size-4.5 group-aria-[current]:text-press max-sm:hidden" strokeWidth={1.8} aria-hidden />
            {label}
          </Link>
        ))}
      </nav>
      <div className="min-w-0">
        <Suspense fallback={<PagePending />}>
          <Outlet />
        </Suspense>
      </div>
    </div>
  )
}
